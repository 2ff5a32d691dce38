/** Products that go with one: those of its category. */
import type { CatalogueItem } from './product.ts'
import { slug } from './slug.ts'
import { sortItems } from './sort.ts'

/** Products of the same category name without the product itself, in `asc` order, at most `limit` (section 7). */
export function relatedProducts(
  items: readonly CatalogueItem[],
  product: Pick<CatalogueItem, 'id' | 'category'>,
  limit = Infinity,
): CatalogueItem[] {
  const category = slug(product.category.name)
  const related = items.filter((item) => item.id !== product.id && slug(item.category.name) === category)
  return sortItems(related, 'asc').slice(0, limit)
}
