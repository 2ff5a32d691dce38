/** The tables and their row types, the same on SQLite and PostgreSQL: booleans are 0 or 1, lists are JSON text, instants are ISO 8601 text. */
import type {
  ShopOrderTable,
  OrderLineTable,
  OrderHistoryTable,
  PromotionCodeTable,
  PromotionUseTable,
  OutboxTable,
  PaymentEventTable,
  WithdrawalTable,
} from './orders/order-tables.ts'
import type { HistoryBatchTable, HistoryChangeTable } from './history/history-tables.ts'
import type { Minor } from '#domain/money/minor.ts'
import type { ColumnType, Generated } from 'kysely'
import type { ProductStatus } from '#domain/catalogue/product/product.ts'
import type { ReviewState } from '#domain/review/moderation.ts'
import type { ChangeKind } from '#services/repositories.ts'
import type { DeskSchema } from './orders/desk/desk-tables.ts'
import type { InvoiceSchema } from './invoices/invoice-tables.ts'
import type { PriceSchema } from './prices/price-tables.ts'
import type { PeopleSchema } from './people/people-schema.ts'

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
  /** A price in place of the percentage, in minor units. */
  sale_price_cents: Minor | null
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
  /** Grams. */
  weight: number | null
  unit_measure: string | null
  manufacturer: string | null
  responsible_person: string | null
  /** JSON by language; null for none. */
  translations: string | null
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
  sale_price_cents: Minor | null
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
  translations: string | null
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
  translations: string | null
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
  /** The delivered order that a verified review belongs to; null for any other. */
  order_number: string | null
  /** Shoppers see what is shown. */
  state: Generated<ReviewState>
  answer: ColumnType<string | null, string | null | undefined, string | null>
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

export interface Schema extends PeopleSchema, DeskSchema, PriceSchema, InvoiceSchema {
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
  withdrawal: WithdrawalTable
  meta: MetaTable
  migration: MigrationTable
}
