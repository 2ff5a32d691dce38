/** Owns what a sale or a return does to a product's status. */
import type { ProductStatus } from '#domain/catalogue/product/product.ts'

/**
 * The status once the pieces of a product have gone from `before` to `after`, all variants together: the last piece takes it out of stock, pieces
 * that come back to none put it in stock again. Any other status is the owner's and stays. Spec 4.1.
 */
export function statusAfter(status: ProductStatus, before: number, after: number): ProductStatus {
  if (after <= 0) return 'out-of-stock'
  return before <= 0 ? 'in-stock' : status
}
