/** Reviews as their owner decides about them (spec 3.8). */
import type { FastifyInstance, FastifyReply } from 'fastify'
import * as z from 'zod'
import { mayAct } from '#domain/people/roles.ts'
import { LONGEST_ANSWER, reviewId } from '#domain/review/moderation.ts'
import type { StoredReview } from '#services/reviews/review-repository.ts'
import type { ActOutcome } from '#services/reviews/review-service.ts'
import { problemAnswer, sendProblem } from '../send-problem.ts'
import { actorOf, roleOf } from './office-guard.ts'
import { OFFICE_TAGS, REFUSED, type OfficeParts } from './office-parts.ts'

const STATES = ['waiting', 'shown', 'hidden'] as const
/** Reviews of a list. */
const LISTED = 50
const MOST = 1000

const listQuery = z.object({
  state: z.enum(STATES, `must be ${STATES.join(', ')}`).default('waiting'),
  limit: z.coerce
    .number()
    .int('must be a whole number')
    .min(1, 'must be at least 1')
    .max(MOST, `must be at most ${MOST}`)
    .default(LISTED),
})
const reviewSchema = z
  .object({
    id: z.string(),
    product: z.object({ id: z.string(), title: z.string() }),
    name: z.string(),
    email: z.string().describe('Empty for a reader, and where none is known'),
    rating: z.number().describe('1 to 5'),
    review: z.string(),
    date: z.string(),
    state: z.enum(STATES),
    answer: z.string().nullable().describe('What the shop says to it'),
    verified: z.boolean().describe('By a buyer to whom it was delivered'),
  })
  .meta({ id: 'OfficeReview' })
const listSchema = z.object({
  reviews: z.array(reviewSchema),
  counts: z.object({ waiting: z.int(), shown: z.int(), hidden: z.int() }),
})
const oneReview = z.object({ id: z.string().max(300) })
const stateBody = z.object({ state: z.enum(['shown', 'hidden'], 'must be shown or hidden') })
const answerBody = z.object({
  text: z
    .string('must be a text')
    .max(LONGEST_ANSWER * 2)
    .describe('Empty takes the answer away'),
})
type OneReview = { Params: z.infer<typeof oneReview> }
const actAnswers = {
  204: z.null().describe('Done, or it was so before'),
  ...REFUSED,
  400: problemAnswer('Something of the body is wrong'),
  404: problemAnswer('There is no such review'),
}

export function registerReviewDeskRoutes(app: FastifyInstance, { reviews }: OfficeParts): void {
  app.get<{ Querystring: z.infer<typeof listQuery> }>(
    '/office/reviews',
    {
      schema: {
        tags: OFFICE_TAGS,
        summary: 'Reviews of one state, the newest first',
        querystring: listQuery,
        response: { 200: listSchema, ...REFUSED },
      },
    },
    async (request, reply) => {
      const [found, counts] = await Promise.all([reviews.list(request.query), reviews.counts()])
      const isPrivy = mayAct(roleOf(request), 'staff')
      return reply.send({ reviews: found.map((one) => reviewAnswer(one, isPrivy)), counts })
    },
  )

  app.post<OneReview & { Body: z.infer<typeof stateBody> }>(
    '/office/reviews/:id/state',
    {
      schema: {
        tags: OFFICE_TAGS,
        summary: 'Shows a review to shoppers, or hides it from them',
        params: oneReview,
        body: stateBody,
        response: actAnswers,
      },
    },
    async (request, reply) => {
      const kind = request.body.state === 'shown' ? 'approve' : 'hide'
      return sendOutcome(reply, await reviews.act(request.params.id, { kind }, actorOf(request)))
    },
  )

  app.post<OneReview & { Body: z.infer<typeof answerBody> }>(
    '/office/reviews/:id/answer',
    {
      schema: {
        tags: OFFICE_TAGS,
        summary: 'Writes what the shop says below a review',
        params: oneReview,
        body: answerBody,
        response: actAnswers,
      },
    },
    async (request, reply) => {
      const { text } = request.body
      return sendOutcome(reply, await reviews.act(request.params.id, { kind: 'answer', text }, actorOf(request)))
    },
  )

  app.delete<OneReview>(
    '/office/reviews/:id',
    {
      schema: {
        tags: OFFICE_TAGS,
        summary: 'Takes a review away for good, with name and address',
        params: oneReview,
        response: actAnswers,
      },
    },
    async (request, reply) =>
      sendOutcome(reply, await reviews.act(request.params.id, { kind: 'delete' }, actorOf(request))),
  )
}

function reviewAnswer({ productId, position, title, email, ...review }: StoredReview, isPrivy: boolean) {
  return {
    ...review,
    id: reviewId({ productId, position }),
    product: { id: productId, title },
    email: isPrivy ? email : '',
  }
}

function sendOutcome(reply: FastifyReply, outcome: ActOutcome): FastifyReply {
  if (outcome.kind === 'unknown') return sendProblem(reply, 404, 'There is no such review.')
  if (outcome.kind === 'refused') return sendProblem(reply, 400, `text ${outcome.problem}.`)
  return reply.code(204).send()
}
