/** "Only 3 left" where stock is low; `otherwise`, or nothing, where it is not. */
import { useFrameText } from '#storefront/texts/frame.ts'
import type { CatalogueItem, ProductChoice } from '#domain/catalogue/product/product.ts'
import { availability } from '#domain/inventory/availability.ts'

interface StockNoteProps {
  product: CatalogueItem
  /** Absent means the product as a whole. */
  choice?: ProductChoice | undefined
  otherwise?: string
}

export function StockNote({ product, choice, otherwise }: StockNoteProps) {
  const t = useFrameText()
  const { low, quantity } = availability(product, choice)
  return low ? <span className="text-14 font-bold text-sale">{t('onlyQuantityLeft', { quantity })}</span> : otherwise
}
