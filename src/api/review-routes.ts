/** Where a visitor's review comes in (spec 3.8). */
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { visitorReviewSchema } from '#exchange/reviews/review-schema.ts'
import type { TallyCall } from '#services/orders/order-rate-limits.ts'
import type { ReviewService } from '#services/reviews/review-service.ts'
import { createCallCounters } from './call-counters.ts'
import { problemAnswer, sendProblem } from './send-problem.ts'

interface ReviewRouteOptions {
  reviews: ReviewService
  /** Reviews a minute and client address. */
  limit: number
  tally?: TallyCall | undefined
}

type Body = z.infer<typeof visitorReviewSchema>

export async function reviewRoutes(app: FastifyInstance, { reviews, limit, tally }: ReviewRouteOptions): Promise<void> {
  const limits = await createCallCounters(app, { reviews: limit }, tally)
  app.post<{ Params: { id: string }; Body: Body }>(
    '/product/:id/reviews',
    {
      onRequest: limits.reviews,
      schema: {
        tags: ['Product'],
        summary: 'Keeps a review until the owner approves it',
        params: z.object({ id: z.string() }),
        body: visitorReviewSchema,
        response: {
          202: z.object({ state: z.literal('waiting') }),
          400: problemAnswer('The body is wrong'),
          404: problemAnswer('There is no such product'),
          409: problemAnswer('This is a sample shop, which keeps none'),
          429: problemAnswer('Too many calls; Retry-After says when to come again'),
        },
      },
    },
    async (request, reply) => {
      const { website = '', ...review } = request.body
      // A machine learns nothing from the answer.
      if (website !== '') return reply.code(202).send({ state: 'waiting' })
      const outcome = await reviews.submit({ productId: request.params.id, ...review })
      if (outcome === 'sample') return sendProblem(reply, 409, 'This is a sample shop: it keeps no reviews.')
      if (outcome === 'unknown') return sendProblem(reply, 404, 'There is no such product.')
      return reply.code(202).send({ state: 'waiting' })
    },
  )
}
