/** The only judge of stock: whether a product, in a choice of colour and size, can be bought, and how many pieces. */
import type { CatalogueItem, ProductChoice } from '#domain/catalogue/product/product.ts'
import { isOutOfStock } from '#domain/catalogue/product/stock.ts'
import { findVariant, hasVariants } from '#domain/catalogue/product/variant.ts'

/** The product fields that stock is judged by. */
export type StockedProduct = Pick<CatalogueItem, 'status' | 'quantity' | 'variants'>

/** At this many pieces or fewer, stock is called low. */
export const LOW_STOCK = 5

export interface Availability {
  buyable: boolean
  /** Pieces that can be bought, 0 where none. */
  quantity: number
  /** 1 to LOW_STOCK pieces. */
  low: boolean
}

/**
 * The stock of a product, or of the chosen variant where a choice is given and the product has variants.
 * A choice that is no variant cannot be bought. Spec 3.2, 4.1 and 4.8.
 */
export function availability(product: StockedProduct, choice?: ProductChoice): Availability {
  const quantity = isOutOfStock(product) ? 0 : Math.max(0, pieces(product, choice))
  return { buyable: quantity > 0, quantity, low: quantity > 0 && quantity <= LOW_STOCK }
}

function pieces(product: StockedProduct, choice: ProductChoice | undefined): number {
  if (!choice || !hasVariants(product)) return product.quantity
  return findVariant(product, choice)?.quantity ?? 0
}
