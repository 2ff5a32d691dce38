/** What the API's routes are given. */
import type { FastifyRequest } from 'fastify'
import type { OrderService } from '#services/orders/order-service.ts'
import type { CallRateLimits, TallyCall } from '#services/orders/order-rate-limits.ts'
import type { ReviewService } from '#services/reviews/review-service.ts'
import type { PaymentService } from '#services/payment/payment-service.ts'
import type { Store } from '#services/store.ts'
import type { OfficeServices } from './office/office-routes.ts'

export interface ApiOptions {
  store: Store
  /** Rejects when the database does not answer. */
  ping: () => Promise<void>
  /** True once the process was told to end: it answers, but nobody new should be sent to it. */
  draining?: (() => boolean) | undefined
  /** Absent where another origin's API takes the orders. */
  orders?: OrderService | undefined
  payments?: PaymentService | undefined
  /** Absent where another origin's API keeps them. */
  reviews?: ReviewService | undefined
  /** Absent where another origin's API keeps the shop. */
  office?: OfficeServices | undefined
  /** Tries to sign in to the office, a minute and client address. */
  signInLimit?: number | undefined
  /** What is left out keeps its default. */
  rateLimits?: Partial<CallRateLimits> | undefined
  /** Given where several processes share the limits. */
  tally?: TallyCall | undefined
  /** Told of a call whose own work is done and that only waits for the payment provider now, so that it keeps nobody from his. */
  leaveLine?: ((request: FastifyRequest) => void) | undefined
}
