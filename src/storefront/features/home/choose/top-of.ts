/** The first few of a long list without sorting all of it. */
import type { CatalogueItem } from '#domain/catalogue/product/product.ts'
import { compareItems } from '#domain/catalogue/query/sort.ts'

export type ItemOrder = (a: CatalogueItem, b: CatalogueItem) => number

const byId = compareItems('asc')

export const byNewest: ItemOrder = compareItems('newest')
export const byDiscount: ItemOrder = compareItems('discount')
export const byRating: ItemOrder = compareItems('rating')
/** Most pieces sold first, then id. */
export const bySales: ItemOrder = (a, b) => b.sellCount - a.sellCount || byId(a, b)

/** What the shop puts forward, then what sells. */
export const byCover: ItemOrder = (a, b) => Number(b.featured) - Number(a.featured) || bySales(a, b)

/** At most `limit` items, best first, in one pass over the list. */
export function topOf(items: Iterable<CatalogueItem>, limit: number, order: ItemOrder): CatalogueItem[] {
  const found: CatalogueItem[] = []
  for (const item of items) {
    const last = found[limit - 1]
    if (last && order(item, last) >= 0) continue
    const place = found.findIndex((other) => order(item, other) < 0)
    found.splice(place < 0 ? found.length : place, 0, item)
    if (found.length > limit) found.pop()
  }
  return found
}
