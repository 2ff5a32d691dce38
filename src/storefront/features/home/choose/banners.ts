/** The two banners of a home: goods of different categories that no other large place shows. */
import type { CatalogueItem } from '#domain/catalogue/product/product.ts'
import { isOutOfStock } from '#domain/catalogue/product/stock.ts'
import { byRating, bySales, topOf } from './top-of.ts'

const DEPTH = 40

/** A best seller and a best rated piece that can be bought, of different sub-categories, without those in `taken`; none unless there are two. */
export function bannerProducts(
  items: readonly CatalogueItem[],
  taken: ReadonlySet<string | undefined>,
): CatalogueItem[] {
  const free = items.filter((item) => !taken.has(item.id) && !isOutOfStock(item))
  const [seller] = topOf(free, 1, bySales)
  const rated = topOf(free, DEPTH, byRating).find(({ children }) => children !== seller?.children)
  return seller && rated ? [seller, rated] : []
}
