/** The Products mega menu as the API answers it. */
import { isCategoryOffered, type Category } from './category.ts'
import type { CatalogueItem } from './product.ts'
import { slug } from './slug.ts'

export interface ProductMenuEntry {
  category: { _id: string; title: string }
  products: { _id: string; name: string }[]
}

/** Offered categories in their order, each with its first products in the order of `items` (sections 3 and 7; decisions, API). */
export function productMenu(
  categories: readonly Category[],
  items: readonly CatalogueItem[],
  limits = { categories: 15, products: 6 },
): ProductMenuEntry[] {
  const offered = categories.filter(isCategoryOffered).slice(0, limits.categories)
  const products = new Map(offered.map((category) => [slug(category.parent), [] as ProductMenuEntry['products']]))
  for (const item of items) {
    const list = products.get(slug(item.parent))
    if (list && list.length < limits.products) list.push({ _id: item.id, name: item.title })
  }
  return offered.map(({ id, parent }) => ({
    category: { _id: id, title: parent },
    products: products.get(slug(parent)) ?? [],
  }))
}
