/** The tables of former prices, as migration 021 makes them. */
import type { Minor } from '#domain/money/minor.ts'
import type { Generated } from 'kysely'

/** What one choice of a product cost, with its reduction, until a moment. */
export interface PriceChangeTable {
  sequence: Generated<number>
  product_id: string
  color: string | null
  size: string | null
  /** Null for what an import has changed: until that was published. */
  until: string | null
  /** The import that gathered it; of one that was never published nothing counts. */
  import: string | null
  list_cents: Minor
  /** Percent; 0 beside a sale price. */
  discount: number
  sale_price_cents: Minor | null
  offer_start: string | null
  offer_end: string | null
}

/** When an import was published. */
export interface PriceImportTable {
  import: string
  at: string
}

export interface PriceSchema {
  price_change: PriceChangeTable
  price_import: PriceImportTable
}
