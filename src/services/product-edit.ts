/** What an owner changes on one product without a catalogue file. */
import type { ProductChoice, ProductStatus } from '#domain/catalogue/product.ts'

/** Only what is named changes. */
export interface ProductEdit {
  /** Cents. */
  price?: number
  /** Percent, 0 to 100. */
  discount?: number
  /** Pieces, 0 or more. */
  quantity?: number
  status?: ProductStatus
  title?: string
  /** The variant that price, discount and quantity are meant for. */
  choice?: ProductChoice
}

export type EditOutcome =
  | { kind: 'edited' }
  | { kind: 'unknown' }
  /** Price, discount or quantity belong to the variants, and the choice names none or more than one of them. */
  | { kind: 'choice'; choices: ProductChoice[] }
