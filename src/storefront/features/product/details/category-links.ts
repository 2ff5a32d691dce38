/** The lists that a product belongs to. */
import { EMPTY_QUERY } from '#domain/catalogue/query/catalogue-query.ts'
import type { CatalogueItem } from '#domain/catalogue/product/product.ts'
import { slug } from '#domain/catalogue/slug.ts'
import { links } from '../../../links.ts'

/** Addresses of the shop filtered by the product's category, and by its sub-category too. */
export function categoryLinks({ parent, children }: Pick<CatalogueItem, 'parent' | 'children'>) {
  const query = { ...EMPTY_QUERY, category: slug(parent) }
  return { category: links.shop(query), subcategory: links.shop({ ...query, subcategory: slug(children) }) }
}
