/** The one derived fact about stock that the catalogue filters and badges by. */
import type { CatalogueItem } from './product.ts'

/** Out of stock when the owner says so or when no piece is left (spec 4.1). */
export function isOutOfStock(product: Pick<CatalogueItem, 'status' | 'quantity'>): boolean {
  return product.status === 'out-of-stock' || product.quantity <= 0
}
