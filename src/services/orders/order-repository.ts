/** What the order service needs of a database: the interface that `persistence/` implements for SQLite and PostgreSQL. */
import type { Order, OrderRequest, QuoteRequest, Withdrawal } from '#domain/order/order.ts'
import type { OrderQuote, OrderTerms } from '#domain/order/order-quote.ts'
import type { OrderState } from '#domain/order/order-states.ts'
import type { PromotionCode } from '#domain/order/promotion.ts'
import type { MoveResult, OrderSummary, PlaceResult } from './order-service.ts'

/** What chance and the clock give to an order, so that the database decides neither. */
export interface OrderIdentity {
  number: string
  /** Opens the order page. */
  key: string
  /** The attempt's Idempotency-Key. */
  idempotencyKey: string
  /** SHA-256 of the request's canonical form, in hexadecimal. */
  requestHash: string
  at: Date
}

/** What an order is judged by beside the catalogue. */
export interface OrderRules {
  shop: OrderTerms
  /** Orders that one mailbox may place within `EMAIL_WINDOW`. */
  ordersPerEmail: number
}

/** `number-taken`: another order has this number, and nothing was stored. */
export type PlaceOutcome = PlaceResult | { kind: 'number-taken' }

export interface KeptReview {
  number: string
  productId: string
  rating: number
  review: string
  /** It is shown once the owner has approved it. */
  waits: boolean
  at: Date
}

export type ReviewOutcome = 'kept' | 'not-delivered' | 'not-ordered' | 'already'

export interface OrderRepository {
  /** Judges a request against the catalogue as it is now; stores nothing. */
  quote(request: QuoteRequest, shop: OrderTerms, at: Date): Promise<OrderQuote>
  /** Looks the key up, counts the mailbox's orders, judges and stores in one transaction: stock, code and order change together or not at all. */
  place(request: OrderRequest, rules: OrderRules, identity: OrderIdentity): Promise<PlaceOutcome>
  /** Null for an unknown number. */
  find(number: string): Promise<Order | null>
  move(number: string, to: OrderState, event: { at: Date; note?: string }): Promise<MoveResult>
  /** Newest first. */
  list(options: { limit: number; state?: OrderState }): Promise<OrderSummary[]>
  /** Keeps a buyer's review of a delivered product. */
  review(review: KeptReview): Promise<ReviewOutcome>
  /** Keeps a withdrawal with its mails; one that was declared before is that one. Null for an unknown number. */
  withdraw(number: string, statement: Omit<Withdrawal, 'id'>): Promise<Withdrawal | null>
}

export interface PromotionRepository {
  /** False where the code is there already. */
  add(code: PromotionCode, at: Date): Promise<boolean>
  /** In the order of their names. */
  list(): Promise<PromotionCode[]>
  /** Ends a code now; false for an unknown one. */
  end(code: string, at: Date): Promise<boolean>
}
