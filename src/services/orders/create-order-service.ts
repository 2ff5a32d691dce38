/** The use cases of orders over a repository: who may see what, new numbers and keys, and when payment begins. */
import { setTimeout as sleep } from 'node:timers/promises'
import { emailKey } from '#domain/order/email-identity.ts'
import { readOrderNumber } from '#domain/order/order-number.ts'
import type { Order, OrderRequest } from '#domain/order/order.ts'
import type { PaymentMethod } from '#domain/order/payment/payment-ways.ts'
import { readStatement, withdrawalError } from '#domain/order/withdrawal.ts'
import type { OrderTerms } from '#domain/order/order-quote.ts'
import { hashRequest, isSameSecret, randomOrderKey, randomOrderNumber } from './order-identity.ts'
import type { OrderRepository } from './order-repository.ts'
import { DEFAULT_ORDER_RATE_LIMITS } from './order-rate-limits.ts'
import type { OrderService, PlaceResult } from './order-service.ts'

/** Numbers are drawn at random; two equal ones in a row are a broken source of chance. */
const NUMBER_ATTEMPTS = 5

/** Tracking answers at multiples of this many milliseconds, so that its time does not tell a wrong e-mail from an unknown order. */
const TRACKING_QUANTUM = 250

/** A way to pay. */
export interface OrderPayment {
  readonly method: PaymentMethod
  /**
   * Opens the page on which a placed order is paid, or finds it again, and gives the order with `pay`; the order as it was where the provider
   * does not answer: it stays placed and can be paid later. Never rejects.
   */
  begin?(order: Order): Promise<Order>
}

export interface OrderServiceOptions {
  orders: OrderRepository
  /** Orders that one e-mail address may place within `EMAIL_WINDOW`; the usual number where left out. */
  ordersPerEmail?: number
  shop: OrderTerms
  /** In the order in which they are offered; invoice or payment on delivery alone where left out. */
  payments?: readonly OrderPayment[]
  /** Called after each commit that may have put mail into the outbox. */
  onCommitted?: () => void
  /** Whether a buyer's review is shown only once the owner has approved it; it does not where left out. */
  reviewsWait?: () => Promise<boolean>
  now?: () => Date
  /** Resolves at the next answer time of tracking, counted from `start` in milliseconds of `performance.now()`. */
  untilAnswer?: (start: number) => Promise<void>
}

/** Spec 10.1. */
export function createOrderService(options: OrderServiceOptions): OrderService {
  const { orders, shop } = options
  const ordersPerEmail = options.ordersPerEmail ?? DEFAULT_ORDER_RATE_LIMITS.mails
  const payments = options.payments ?? [{ method: 'pay-later' }]
  const onCommitted = options.onCommitted ?? (() => undefined)
  const now = options.now ?? (() => new Date())
  const untilAnswer = options.untilAnswer ?? nextQuantum

  async function begin(order: Order): Promise<Order> {
    if (order.state !== 'placed' || order.pay) return order
    const payment = payments.find(({ method }) => method === order.payment)
    return payment?.begin ? await payment.begin(order) : order
  }

  async function store(request: OrderRequest, key: string): Promise<PlaceResult> {
    const requestHash = hashRequest(request)
    for (let attempt = 0; attempt < NUMBER_ATTEMPTS; attempt++) {
      const identity = {
        number: randomOrderNumber(),
        key: randomOrderKey(),
        idempotencyKey: key,
        requestHash,
        at: now(),
      }
      const outcome = await orders.place(request, { shop, ordersPerEmail }, identity)
      if (outcome.kind !== 'number-taken') return outcome
    }
    throw new Error('No order number is free.')
  }

  /** The order of a number, for whoever has its key. */
  async function open(number: string, key: string): Promise<Order | null> {
    const known = readOrderNumber(number)
    const order = known === null ? null : await orders.find(known)
    return order && isSameSecret(order.key, key) ? order : null
  }

  async function move(...[number, state, event]: Parameters<OrderRepository['move']>) {
    const result = await orders.move(number, state, event)
    if (result.kind === 'moved') onCommitted()
    return result
  }

  return {
    paymentMethods: payments.map(({ method }) => method),
    quote: (request) => orders.quote(request, shop, now()),
    async place(request, key, onStored) {
      const result = await store(request, key)
      if (result.kind === 'placed') onCommitted()
      if (result.kind !== 'placed' && result.kind !== 'repeated') return result
      onStored?.()
      return { ...result, order: await begin(result.order) }
    },
    find: open,
    async track(number, email) {
      const start = performance.now()
      const order = await orders.find(readOrderNumber(number) ?? '')
      const isOwn = isSameSecret(emailKey(order?.contact.email ?? ''), emailKey(email))
      await untilAnswer(start)
      return order && isOwn ? order : null
    },
    async cancel(number, key) {
      const order = await open(number, key)
      return order ? await move(order.number, 'cancelled', { at: now() }) : { kind: 'unknown' }
    },
    async move(number, state, note) {
      const known = readOrderNumber(number)
      if (known === null) return { kind: 'unknown' }
      return await move(known, state, { at: now(), ...(note !== undefined && { note }) })
    },
    async show(number) {
      const known = readOrderNumber(number)
      return known === null ? null : await orders.find(known)
    },
    list: (filter) => orders.list(filter),
    async review(number, key, review) {
      const order = await open(number, key)
      if (!order) return { kind: 'unknown' }
      const waits = (await options.reviewsWait?.()) ?? false
      const kind = await orders.review({ number: order.number, ...review, waits, at: now() })
      if (kind === 'not-ordered') return { kind: 'unknown' }
      return kind === 'kept' ? { kind, waits } : { kind }
    },
    async withdraw(number, key, statement) {
      const order = await open(number, key)
      if (!order) return { kind: 'unknown' }
      const field = withdrawalError(statement, order)
      if (field) return { kind: 'wrong', field }
      const withdrawal = await orders.withdraw(order.number, readStatement(statement, order, now()))
      if (!withdrawal) return { kind: 'unknown' }
      onCommitted()
      return { kind: 'kept', withdrawal }
    },
  }
}

async function nextQuantum(start: number): Promise<void> {
  await sleep(untilNextQuantum(performance.now() - start))
}

/** Milliseconds from `spent` on to the next time at which tracking may answer. */
export function untilNextQuantum(spent: number): number {
  return (Math.floor(spent / TRACKING_QUANTUM) + 1) * TRACKING_QUANTUM - spent
}
