/** The call by which a consumer of the European Union withdraws from an order (docs/specification.md, 10.15). */
import type { FastifyInstance } from 'fastify'
import type * as z from 'zod'
import type { OrderService } from '#services/orders/order-service.ts'
import { NO_ORDER, oneOrder, orderKey, type OneOrder } from '#exchange/orders/one-order.ts'
import { withdrawalAnswer } from '#exchange/orders/order-resource.ts'
import { withdrawalBodySchema, withdrawalSchema } from '#exchange/orders/withdrawal-schema.ts'
import { ProblemError } from '#exchange/problem.ts'
import type { CountCall } from './call-counters.ts'
import { problemAnswer, sendProblem } from './send-problem.ts'

const WRONG = {
  name: { path: 'name', message: 'must be 1 to 100 characters without control characters' },
  lines: { path: 'lines', message: 'must be positions in the order’s lines, from 0' },
} as const

export function registerWithdrawRoute(
  app: FastifyInstance,
  { orders, limit }: { orders: Pick<OrderService, 'withdraw'>; limit: CountCall },
): void {
  app.post<OneOrder & { Body: z.infer<typeof withdrawalBodySchema> }>(
    '/orders/:number/withdrawals',
    {
      onRequest: limit,
      schema: {
        tags: ['Orders'],
        summary: 'Takes a withdrawal from the contract',
        description: 'It is taken whenever it comes, and marked where it is late. A repeat is the same statement.',
        params: oneOrder,
        querystring: orderKey,
        body: withdrawalBodySchema,
        response: {
          201: withdrawalSchema,
          400: problemAnswer('The body is wrong'),
          404: problemAnswer(NO_ORDER),
          429: problemAnswer('Too many calls; Retry-After says when to try again'),
        },
      },
    },
    async (request, reply) => {
      const { name, lines = [] } = request.body
      const result = await orders.withdraw(request.params.number, request.query.key, { name, lines })
      if (result.kind === 'unknown') return sendProblem(reply, 404, NO_ORDER)
      if (result.kind === 'wrong') throw new ProblemError(400, 'The statement is wrong.', [WRONG[result.field]])
      return reply.code(201).send(withdrawalAnswer(result.withdrawal))
    },
  )
}
