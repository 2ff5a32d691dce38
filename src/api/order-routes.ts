/** The calls about orders: quote, place, see, track, cancel, review (spec 10.1 and 10.10). */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { Money } from '#domain/shop/shop-money.ts'
import type { MoveResult, OrderService } from '#services/orders/order-service.ts'
import type { PaymentService } from '#services/payment/payment-service.ts'
import type { CallRateLimits, TallyCall } from '#services/orders/order-rate-limits.ts'
import type { ApiOptions } from './api-options.ts'
import { createCallCounters, refuseTooMany } from './call-counters.ts'
import { changesAnswer, orderAnswer, quoteAnswer } from '#exchange/orders/order-resource.ts'
import { readOrder, readQuote, type OrderBody, type QuoteBody } from '#exchange/orders/order-body.ts'
import { NO_ORDER, oneOrder, orderKey, type OneOrder } from '#exchange/orders/one-order.ts'
import { createCodeGuard } from './code-guard.ts'
import { registerPayRoute } from './pay-route.ts'
import { registerWithdrawRoute } from './withdraw-route.ts'
import { PROBLEM_TYPE, ProblemError } from '#exchange/problem.ts'
import { problemAnswer, sendProblem } from './send-problem.ts'
import {
  changesSchema,
  orderBodySchemas,
  orderSchema,
  quoteSchema,
  reviewBodySchema,
  trackBodySchema,
} from '#exchange/orders/order-schema.ts'

export interface OrderRoutesOptions {
  money: Money
  /** The ways of shipping that are on. */
  shippingIds: readonly string[]
  /** BCP 47: the languages of the shop, its main one first. */
  locales: readonly string[]
  orders: OrderService
  /** Whether buyers may withdraw here. */
  withdrawals: boolean
  payments?: PaymentService | undefined
  rateLimits: CallRateLimits
  tally?: TallyCall | undefined
  leaveLine?: ApiOptions['leaveLine']
}

const tags = ['Orders']
const tooMany = problemAnswer('Too many calls; Retry-After says when to try again')
const IDEMPOTENCY_KEY = /^[\x21-\x7E]{8,128}$/

/** An order is its shopper's alone: nobody keeps it, and its address is told to nobody. */
async function keepPrivate(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').header('x-robots-tag', 'noindex')
}

function readIdempotencyKey(request: FastifyRequest): string {
  const key = request.headers['idempotency-key']
  if (typeof key === 'string' && IDEMPOTENCY_KEY.test(key)) return key
  throw new ProblemError(400, 'The call needs a key of its own, so that a repeat is not a second order.', [
    {
      path: 'Idempotency-Key',
      message: `${key === undefined ? 'is missing: ' : ''}must be 8 to 128 visible characters`,
    },
  ])
}

export async function orderRoutes(app: FastifyInstance, options: OrderRoutesOptions): Promise<void> {
  const {
    money,
    locales,
    shippingIds,
    orders,
    withdrawals,
    payments,
    rateLimits,
    tally,
    leaveLine = () => undefined,
  } = options
  app.addHook('onRequest', keepPrivate)
  const limits = await createCallCounters(app, rateLimits, tally)
  const codes = createCodeGuard(limits.codes)
  const bodies = orderBodySchemas(money, shippingIds)

  app.post<{ Body: QuoteBody }>(
    '/orders/quote',
    {
      onRequest: limits.orders,
      schema: {
        tags,
        summary: 'What an order would cost, and what differs from what was shown',
        description: 'Takes the body of an order, contact and address optional; stores nothing.',
        body: bodies.quote,
        response: { 200: quoteSchema, 400: problemAnswer('The body is wrong'), 429: tooMany },
      },
    },
    async (request, reply) => {
      const wanted = readQuote(request.body, money)
      await codes.check(request, reply, wanted.code)
      const quote = await orders.quote(wanted)
      codes.held(quote.code)
      return quoteAnswer(quote)
    },
  )

  app.post<{ Body: OrderBody }>(
    '/orders',
    {
      onRequest: limits.orders,
      schema: {
        tags,
        summary: 'Places an order',
        description:
          'The header Idempotency-Key (8 to 128 visible characters) makes a repeat of the call the same order. Prices, stock and code are judged anew; where something differs from what the body says, nothing is stored.',
        body: bodies.order,
        response: {
          201: orderSchema.describe('Placed'),
          200: orderSchema.describe('The same key and body came before: the same order'),
          400: problemAnswer('The body or the key is wrong'),
          409: {
            description: 'Something is not as the shopper was told',
            content: { [PROBLEM_TYPE]: { schema: changesSchema } },
          },
          422: problemAnswer('The same key came before with another body'),
          429: tooMany,
        },
      },
    },
    async (request, reply) => {
      const key = readIdempotencyKey(request)
      const wanted = readOrder(request.body, { methods: orders.paymentMethods, money, locales })
      await codes.check(request, reply, wanted.code)
      const result = await orders.place(wanted, key, () => leaveLine(request))
      if (result.kind === 'key-reused') {
        return sendProblem(reply, 422, 'This Idempotency-Key belongs to an order with another content.')
      }
      if (result.kind === 'too-many') return refuseTooMany(reply, result.seconds)
      if (result.kind === 'changed') {
        const changes = changesAnswer(result.changes, money.currency)
        return sendProblem(reply, 409, 'The order is not as it was shown; nothing was stored.', [], { changes })
      }
      codes.held(result.order.code)
      return reply.code(result.kind === 'placed' ? 201 : 200).send(orderAnswer(result.order))
    },
  )

  app.post<{ Body: z.infer<typeof trackBodySchema> }>(
    '/orders/track',
    {
      onRequest: limits.tracking,
      schema: {
        tags,
        summary: 'Finds an order by its number and e-mail address',
        body: trackBodySchema,
        response: {
          200: z.object({ number: z.string(), key: z.string() }),
          404: problemAnswer('No order has this number and this e-mail address'),
          429: tooMany,
        },
      },
    },
    async (request, reply) => {
      const order = await orders.track(request.body.number, request.body.email)
      if (!order) throw new ProblemError(404, 'No order has this number and this e-mail address.')
      return reply.send({ number: order.number, key: order.key })
    },
  )

  app.get<OneOrder>(
    '/orders/:number',
    {
      schema: {
        tags,
        summary: 'One order',
        params: oneOrder,
        querystring: orderKey,
        response: { 200: orderSchema, 404: problemAnswer(NO_ORDER) },
      },
    },
    async (request, reply) => {
      const order = await orders.find(request.params.number, request.query.key)
      if (!order) throw new ProblemError(404, NO_ORDER)
      return reply.send(orderAnswer(order))
    },
  )

  app.post<OneOrder>(
    '/orders/:number/cancel',
    {
      onRequest: limits.cancelling,
      schema: {
        tags,
        summary: 'Cancels an order that is not packed yet',
        params: oneOrder,
        querystring: orderKey,
        response: {
          200: orderSchema,
          404: problemAnswer(NO_ORDER),
          409: problemAnswer('It is too late'),
          429: tooMany,
        },
      },
    },
    async (request, reply) => sendMove(reply, await orders.cancel(request.params.number, request.query.key)),
  )

  if (withdrawals) registerWithdrawRoute(app, { orders, limit: limits.cancelling })
  if (payments) registerPayRoute(app, { orders, payments, limit: limits.orders, leaveLine })

  app.post<OneOrder & { Body: z.infer<typeof reviewBodySchema> }>(
    '/orders/:number/reviews',
    {
      onRequest: limits.cancelling,
      schema: {
        tags,
        summary: 'Keeps the review of a delivered product by its buyer',
        params: oneOrder,
        querystring: orderKey,
        body: reviewBodySchema,
        response: {
          201: z.object({
            productId: z.string(),
            state: z.enum(['waiting', 'shown']).describe('It is shown once the owner has approved it, or at once'),
          }),
          404: problemAnswer('There is no such order, or the product is not in it'),
          409: problemAnswer('Not delivered yet, or reviewed already'),
          429: tooMany,
        },
      },
    },
    async (request, reply) => {
      const { number } = request.params
      const result = await orders.review(number, request.query.key, request.body)
      if (result.kind === 'unknown') return sendProblem(reply, 404, 'There is no such order with this product.')
      if (result.kind === 'not-delivered') return sendProblem(reply, 409, 'Only a delivered order can be reviewed.')
      if (result.kind === 'already')
        return sendProblem(reply, 409, 'This product has been reviewed with this order already.')
      return reply.code(201).send({ productId: request.body.productId, state: result.waits ? 'waiting' : 'shown' })
    },
  )
}

function sendMove(reply: FastifyReply, result: MoveResult): FastifyReply {
  if (result.kind === 'moved') return reply.send(orderAnswer(result.order))
  if (result.kind === 'unknown') return sendProblem(reply, 404, NO_ORDER)
  const state =
    result.state === 'cancelled' ? 'has been cancelled already' : `is ${result.state} and can no longer be cancelled`
  return sendProblem(reply, 409, `This order ${state}.`)
}
