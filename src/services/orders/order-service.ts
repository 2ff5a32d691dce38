/** What can be done with orders; every answer is a value, and only a broken database throws. */
import type { OrderQuote } from '#domain/order/order-quote.ts'
import type { Order, OrderChange, OrderRequest, QuoteRequest, Withdrawal } from '#domain/order/order.ts'
import type { PaymentMethod } from '#domain/order/payment/payment-ways.ts'
import type { OrderState } from '#domain/order/order-states.ts'
import type { WithdrawalError, WithdrawalStatement } from '#domain/order/withdrawal.ts'
import type { Minor } from '#domain/money/minor.ts'

export type PlaceResult =
  | { kind: 'placed'; order: Order }
  /** The same key and body came before. */
  | { kind: 'repeated'; order: Order }
  /** The same key came before with another body. */
  | { kind: 'key-reused' }
  /** The e-mail address has placed too many of late; it may again after so many seconds. Nothing was stored. */
  | { kind: 'too-many'; seconds: number }
  /** Nothing was stored. */
  | { kind: 'changed'; changes: readonly OrderChange[] }

export type MoveResult =
  | { kind: 'moved'; order: Order }
  | { kind: 'unknown' }
  /** The table of states does not have this move. */
  | { kind: 'refused'; state: OrderState }

export interface BuyerReview {
  productId: string
  /** 1 to 5. */
  rating: number
  review: string
}

export type ReviewResult =
  | { kind: 'kept'; waits: boolean }
  | { kind: 'unknown' }
  | { kind: 'not-delivered' }
  | { kind: 'already' }

/** `wrong` names what has to be said otherwise. */
export type WithdrawResult =
  | { kind: 'kept'; withdrawal: Withdrawal }
  | { kind: 'unknown' }
  | { kind: 'wrong'; field: WithdrawalError }

export interface OrderSummary {
  number: string
  state: OrderState
  placedAt: string
  total: Minor
  pieces: number
  email: string
  /** Whether the money has come. */
  paid: boolean
}

export interface OrderService {
  /** In the order in which they are offered. */
  readonly paymentMethods: readonly PaymentMethod[]
  /** What the request costs now, and what differs from what the shopper was shown; stores nothing. */
  quote(request: QuoteRequest): Promise<OrderQuote>
  /** `key` is the attempt's Idempotency-Key; `onStored` is called when the order is safe and only its payment page is waited for. */
  place(request: OrderRequest, key: string, onStored?: () => void): Promise<PlaceResult>
  /** Null for an unknown number as for a wrong key. */
  find(number: string, key: string): Promise<Order | null>
  /** Null for an unknown number as for a wrong e-mail, after the same time. */
  track(number: string, email: string): Promise<Order | null>
  /** The shopper's own cancelling: before the order is packed. */
  cancel(number: string, key: string): Promise<MoveResult>
  /** The owner's moves; an order that is paid once it is packed stays in its state. */
  move(number: string, state: OrderState, note?: string): Promise<MoveResult>
  show(number: string): Promise<Order | null>
  /** Newest first. */
  list(options: { limit: number; state?: OrderState }): Promise<OrderSummary[]>
  review(number: string, key: string, review: BuyerReview): Promise<ReviewResult>
  /** A withdrawal is taken whenever it comes, and marked where it is late (docs/specification.md, 10.15). */
  withdraw(number: string, key: string, statement: WithdrawalStatement): Promise<WithdrawResult>
}

/** What pages need: they show orders, and take a withdrawal where no script runs. */
export type OrderReading = Pick<OrderService, 'paymentMethods' | 'find' | 'track' | 'withdraw'>
