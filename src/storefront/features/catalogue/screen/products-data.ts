/** The lists of the products screens: all products, or those of one category (spec 7.1). */
import { type CataloguePage, cataloguePage } from '#domain/catalogue/query/catalogue-page.ts'
import type { CatalogueSource } from '#domain/catalogue/catalogue-source.ts'
import type { CatalogueQuery } from '#domain/catalogue/query/catalogue-query.ts'
import { parseCatalogueQuery } from '#domain/catalogue/query/catalogue-query-url.ts'
import type { CategoryFacts } from '#domain/catalogue/product/category.ts'
import { slug } from '#domain/catalogue/slug.ts'
import { links } from '../../../links.ts'

/** Products at first and by each press of Load More Products. */
const PAGE_SIZE = 12
/** The server renders at most so many cards (spec 2.4). */
const LIMIT = 120

export interface ProductsScreen {
  /** What the category is called on the page; null for all products. */
  title: string | null
  /** The screen's own path. */
  path: string
  /** What the address asked for, without the category of the path. */
  query: CatalogueQuery
  page: CataloguePage
}

/** By its id, else by its slug, as GET /product/getByCategoryId/{categoryId} finds it. */
export function findCategory(categories: readonly CategoryFacts[], id: string): CategoryFacts | undefined {
  return categories.find((category) => category.id === id) ?? categories.find(({ parent }) => slug(parent) === slug(id))
}

/** All products, or those of `category`; the other parameters of the address hold inside of it. */
export async function productsScreen(
  source: CatalogueSource,
  params: URLSearchParams,
  category?: CategoryFacts,
): Promise<ProductsScreen> {
  const query = parseCatalogueQuery(params)
  if (category) delete query.category
  const asked = category ? { ...query, category: slug(category.parent) } : query
  return {
    title: category?.parent ?? null,
    path: links.products(category?.id),
    query,
    page: await cataloguePage(source, asked, { pageSize: PAGE_SIZE, step: PAGE_SIZE, limit: LIMIT }),
  }
}

/** The step of the growing list. */
export const PRODUCTS_STEP = PAGE_SIZE
