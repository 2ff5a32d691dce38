/** The Top Rated Products widget. */
import type { CatalogueItem } from '../product/product.ts'
import { sortItems } from '../query/sort.ts'

/** How many the widget shows (spec 9.6). */
export const TOP_RATED_LIMIT = 4

/** The highest average ratings, only products with reviews; ties: more reviews first, then id (spec 9.6). */
export function topRated(items: readonly CatalogueItem[], limit = TOP_RATED_LIMIT): CatalogueItem[] {
  const reviewed = items.filter((item) => item.rating.count > 0)
  return sortItems(reviewed, 'rating').slice(0, limit)
}
