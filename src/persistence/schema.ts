/** The tables and their row types, the same on SQLite and PostgreSQL: booleans are 0 or 1, lists are JSON text, instants are ISO 8601 text. */
import type { HistoryBatchTable, HistoryChangeTable } from './history/history-tables.ts'
import type { Minor } from '#domain/money/minor.ts'
import type { ColumnType, Generated } from 'kysely'
import type { ProductStatus } from '#domain/catalogue/product/product.ts'
import type { OrderState } from '#domain/order/order-states.ts'
import type { ChangeKind } from '#services/repositories.ts'

export interface ProductTable {
  id: string
  sku: string
  img: string
  title: string
  slug: string
  unit: string
  parent: string
  children: string
  /** List price in minor units; of a product with variants the lowest of theirs. */
  price_cents: Minor
  /** Percent, 0 to 100. */
  discount: number
  brand: string
  category: string
  status: ProductStatus
  product_type: string
  description: string
  featured: number
  sell_count: number
  offer_start: string | null
  offer_end: string | null
  created_at: string
  video_id: string | null
  image_urls: string
  additional_information: string
  tags: string
  sizes: string
  tax_class: string | null
}

/** Stock is kept here alone; a product without choices has one row whose colour and size are null. */
export interface ProductVariantTable {
  product_id: string
  position: number
  color: string | null
  size: string | null
  sku: string | null
  price_cents: Minor | null
  discount: number | null
  quantity: number
}

/** The products of a category are those that name its title, so they are not stored. */
export interface CategoryTable {
  id: string
  position: ColumnType<number, number, never>
  img: string
  parent: string
  children: string
  product_type: string
  status: 'Show' | 'Hide'
}

/** The products of a brand are those that name it, so they are not stored. */
export interface BrandTable {
  id: string
  position: ColumnType<number, number, never>
  name: string
  description: string
  email: string
  website: string
  location: string
  status: 'active' | 'inactive'
  logo: string
}

export interface ReviewTable {
  product_id: string
  position: number
  user_picture: string | null
  name: string
  email: string
  rating: number
  review: string
  date: string
  /** The delivered order that a verified review belongs to; null for a review of the catalogue. */
  order_number: string | null
}

/** Append-only; `sequence` rises in the order of the commits. */
export interface ChangeTable {
  sequence: Generated<number>
  product_id: string | null
  kind: ChangeKind
  at: string
  /** The order that was placed or cancelled; it stands in the first of its changes alone. */
  order_number: ColumnType<string | null, string | null | undefined, never>
}

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
  payment: string
  code: string | null
  notes: string | null
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
  /** A payment that has to go back, and when it went. */
  refund_due: number
  refunded_at: string | null
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

/** Searches of a day by what was searched for; the empty text stands for all that is not counted by itself. */
export interface SearchCountTable {
  day: string
  text: string
  /** With a result, and without one. */
  found: number
  missed: number
}

export interface MetaTable {
  key: string
  value: string
}

export interface MigrationTable {
  name: string
  applied_at: string
}

export interface Schema {
  history_batch: HistoryBatchTable
  history_change: HistoryChangeTable
  /** The catalogue that an import gathers; it is there only meanwhile. */
  product_next: ProductTable
  product_variant_next: ProductVariantTable
  review_next: ReviewTable
  product: ProductTable
  product_variant: ProductVariantTable
  category: CategoryTable
  brand: BrandTable
  review: ReviewTable
  change: ChangeTable
  shop_order: ShopOrderTable
  order_line: OrderLineTable
  order_history: OrderHistoryTable
  promotion_code: PromotionCodeTable
  promotion_use: PromotionUseTable
  outbox: OutboxTable
  payment_event: PaymentEventTable
  search_count: SearchCountTable
  meta: MetaTable
  migration: MigrationTable
}
