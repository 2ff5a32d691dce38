/** "Only 3 left" where stock is low; `otherwise`, or nothing, where it is not. */
import type { CatalogueItem } from '#domain/catalogue/product.ts'
import { availability } from '#domain/inventory/availability.ts'

export function StockNote({ product, otherwise }: { product: CatalogueItem; otherwise?: string }) {
  const { low, quantity } = availability(product)
  return low ? <span className="text-14 font-bold text-sale">Only {quantity} left</span> : otherwise
}
