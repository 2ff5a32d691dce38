/** What an owner changes on one product without a catalogue file. */
import type { Minor } from '#domain/money/minor.ts'
import type { ProductChoice, ProductStatus } from '#domain/catalogue/product/product.ts'

/** Of one product or variant. */
export const MOST_PIECES = 1e9

/** Only what is named changes. */
export interface ProductEdit {
  price?: Minor
  /** Percent, 0 to 100; takes the place of a sale price. */
  discount?: number
  /** A price in place of the percentage, and never beside it. */
  salePrice?: Minor
  /** From when the reduction holds, an ISO 8601 instant in UTC; null takes both dates off. */
  saleFrom?: string | null
  /** Until when, behind `saleFrom`; null leaves it without an end. */
  saleUntil?: string | null
  /** Pieces, 0 to MOST_PIECES. */
  quantity?: number
  /** Pieces that come (above 0) or go (below 0) from what there is at that moment, in place of `quantity`. */
  quantityBy?: number
  status?: ProductStatus
  title?: string
  /** The variant that price, reduction and quantity are meant for; dates are the product's. */
  choice?: ProductChoice
}

export type EditOutcome =
  /** Under that batch of the history. */
  | { kind: 'edited'; batch: number }
  | { kind: 'unknown' }
  /** There are only so many pieces, or too many already, for `quantityBy`. */
  | { kind: 'stock'; quantity: number }
  /** The reduction would end before it begins, or be dearer than the price, in minor units. */
  | { kind: 'dates'; from: string; until: string }
  | { kind: 'dearer'; price: Minor }
  /** Price, discount or quantity belong to the variants, and the choice names none or more than one of them. */
  | { kind: 'choice'; choices: ProductChoice[] }
