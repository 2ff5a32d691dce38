/** The tables of orders: what was sold, how it went on, codes, mails that wait and what a payment provider has said. */
import type { Minor } from '#domain/money/minor.ts'
import type { Generated } from 'kysely'
import type { OrderState } from '#domain/order/order-states.ts'

/** What was ordered, with the sums as they were sold; amounts are minor units. */
export interface ShopOrderTable {
  number: string
  key: string
  idempotency_key: string
  /** SHA-256 of the request's canonical form. */
  request_hash: string
  state: OrderState
  email: string
  /** The mailbox of `email`, as the domain's `emailKey` gives it. */
  email_key: string
  phone: string | null
  country: string
  name: string
  line1: string
  line2: string | null
  postcode: string
  city: string
  region: string | null
  shipping_method: string
  /** As it was sold: the owner's word for it, and its working days as JSON. */
  shipping_title: string | null
  shipping_days: string | null
  payment: string
  code: string | null
  notes: string | null
  /** BCP 47; null for the shop's main language. */
  locale: string | null
  subtotal_cents: Minor
  discount_cents: Minor
  shipping_cents: Minor
  /** Without the tax that is added to prices: `subtotal - discount + shipping`, as the table checks. */
  total_cents: Minor
  added_tax_cents: Minor
  /** ISO 4217. */
  currency: string
  /** Tax lines, as JSON. */
  taxes: string
  placed_at: string
  /** The provider's name for the payment page, for the payment itself, and when the page closes. */
  payment_session: string | null
  payment_intent: string | null
  payment_url: string | null
  payment_expires_at: string | null
  /** A payment that has to go back whole, and when it went. */
  refund_due: number
  refunded_at: string | null
  /** Of the parcel. */
  carrier: string | null
  tracking: string | null
  tracking_url: string | null
  /** When the whole had come. */
  paid_at: string | null
  /** Payments noted by hand, and what went or goes back, in sum. */
  noted_cents: Generated<Minor>
  refunded_cents: Generated<Minor>
}

/** `variant_color` and `variant_size` name the row of stock that the pieces came from. */
export interface OrderLineTable {
  order_number: string
  position: number
  product_id: string
  title: string
  img: string
  sku: string
  color: string | null
  size: string | null
  variant_color: string | null
  variant_size: string | null
  quantity: number
  unit_cents: Minor
  list_cents: Minor
}

/** Append-only. */
export interface OrderHistoryTable {
  sequence: Generated<number>
  order_number: string
  state: OrderState
  at: string
  note: string | null
}

export interface PromotionCodeTable {
  code: string
  kind: 'percent' | 'amount' | 'free-shipping'
  /** Percent or minor units, 0 for free shipping. */
  value: number
  minimum_cents: Minor
  starts_at: string | null
  ends_at: string | null
  max_uses: number | null
  max_uses_per_email: number | null
  uses: number
  created_at: string
}

export interface PromotionUseTable {
  code: string
  order_number: string
  /** A mailbox, as the domain's `emailKey` gives it. */
  email: string
}

/** Mail that is to be sent: one row an order and kind, written with the order and claimed with a lease. */
export interface OutboxTable {
  order_number: string
  kind: string
  created_at: string
  attempts: number
  next_attempt_at: string
  lease_token: string | null
  lease_until: string | null
  sent_at: string | null
  last_error: string | null
}

/** What a payment provider told, by its own id, so that it counts once. */
export interface PaymentEventTable {
  id: string
  order_number: string | null
  type: string
  received_at: string
}

/** What buyers have declared, as migration 024 makes it; rows are added and never changed. */
export interface WithdrawalTable {
  order_number: string
  id: number
  at: string
  name: string
  /** JSON; null for the whole order. */
  lines: string | null
  late: number
}
