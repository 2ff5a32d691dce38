/** Products that go with one: those of its category. */
import type { CatalogueSource } from '../catalogue-source.ts'
import type { CatalogueItem } from '../product/product.ts'

/** Products of the same category name without the product itself, in `asc` order, at most `limit` (spec 7.6). */
export async function relatedProducts(
  source: CatalogueSource,
  product: Pick<CatalogueItem, 'id' | 'category'>,
  limit: number,
): Promise<CatalogueItem[]> {
  const { index } = source
  const own = index.positionOf(product.id)
  const others = index.relatives(product.category.name, limit + 1).filter((position) => position !== own)
  return source.items(others.slice(0, limit))
}
