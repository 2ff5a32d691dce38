/** Goods below the cart, found once the page has come to rest. */
import type { Cart } from '#domain/cart/cart-line.ts'
import type { CatalogueItem } from '#domain/catalogue/product/product.ts'
import { ProductShelf, ProductShelfSkeleton } from '../../goods/lists/product-shelf.tsx'
import { useGoesWell } from './use-goes-well.ts'

interface GoesWellProps {
  cart: Cart
  /** Shown where the catalogue is too large for the browser to look through. */
  topRated: readonly CatalogueItem[]
}

export function GoesWell({ cart, topRated }: GoesWellProps) {
  const shelf = useGoesWell(cart, { topRated })
  return shelf ? <ProductShelf {...shelf} /> : <ProductShelfSkeleton />
}
