/** The call that gives the payment page of an order, for who was not taken there or came back without paying. */
import { isHosted } from '#domain/order/payment/payment-ways.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { OrderState } from '#domain/order/order-states.ts'
import type { OrderService } from '#services/orders/order-service.ts'
import type { PaymentService } from '#services/payment/payment-service.ts'
import type { CountCall } from './call-counters.ts'
import { NO_ORDER, oneOrder, orderKey, type OneOrder } from '#exchange/orders/one-order.ts'
import { problemAnswer, sendProblem } from './send-problem.ts'

/** Seconds after which it is worth trying again. */
const RETRY_AFTER = 10

export interface PayRouteOptions {
  orders: OrderService
  payments: PaymentService
  limit: CountCall
  leaveLine: (request: FastifyRequest) => void
}

export function registerPayRoute(app: FastifyInstance, { orders, payments, limit, leaveLine }: PayRouteOptions): void {
  app.post<OneOrder>(
    '/orders/:number/pay',
    {
      onRequest: limit,
      schema: {
        tags: ['Orders'],
        summary: 'The page on which a card order is paid',
        params: oneOrder,
        querystring: orderKey,
        response: {
          200: z.object({ url: z.string() }),
          404: problemAnswer(NO_ORDER),
          409: problemAnswer('There is nothing to pay, or no longer'),
          429: problemAnswer('Too many calls; Retry-After says when to try again'),
          503: problemAnswer('The payment provider does not answer; the order stays as it is'),
        },
      },
    },
    async (request, reply) => {
      const order = await orders.find(request.params.number, request.query.key)
      if (!order) return sendProblem(reply, 404, NO_ORDER)
      leaveLine(request)
      const result = isHosted(order.payment) ? await payments.open(order.number) : notByCard(order.state)
      switch (result.kind) {
        case 'page':
          return reply.send({ url: result.url })
        case 'unknown':
          return sendProblem(reply, 404, NO_ORDER)
        case 'not-payable':
          return sendNotPayable(reply, result.state)
        case 'unavailable':
          return sendProblem(
            reply.header('retry-after', RETRY_AFTER),
            503,
            'The payment page does not answer just now. Your order is safe; please try again in a moment.',
          )
      }
    },
  )
}

const notByCard = (state: OrderState) => ({ kind: 'not-payable', state }) as const

function sendNotPayable(reply: FastifyReply, state: OrderState): FastifyReply {
  if (state === 'placed') return sendProblem(reply, 409, 'Nothing has to be paid by card for this order now.')
  if (state === 'cancelled') return sendProblem(reply, 409, 'This order has been cancelled.')
  return sendProblem(reply, 409, 'This order has been paid.')
}
