/** The Products mega menu as the API answers it. */
import { EMPTY_QUERY } from '../query/catalogue-query.ts'
import type { CatalogueSource } from '../catalogue-source.ts'
import { isCategoryOffered } from '../product/category.ts'
import { slug } from '../slug.ts'

export interface ProductMenuEntry {
  category: { _id: string; title: string }
  products: { _id: string; name: string }[]
}

/** Offered categories in their order, each with its first products in `asc` order (spec 3.6 and 7.1). */
export async function productMenu(
  source: CatalogueSource,
  limits = { categories: 15, products: 6 },
): Promise<ProductMenuEntry[]> {
  const offered = source.categories.filter(isCategoryOffered).slice(0, limits.categories)
  const first = offered.map(({ parent }) =>
    source.index.select({ ...EMPTY_QUERY, category: slug(parent) }).positions(0, limits.products),
  )
  const products = await Promise.all(first.map((positions) => source.items(positions)))
  return offered.map(({ id, parent }, place) => ({
    category: { _id: id, title: parent },
    products: (products[place] ?? []).map((item) => ({ _id: item.id, name: item.title })),
  }))
}
