/** What the results page gets: the matches and, where there are none, what may help instead. */
import type { CatalogueQuery } from '#domain/catalogue/catalogue-query.ts'
import type { ProductType } from '#domain/shop/shop-settings.ts'
import type { CatalogueSource } from '#domain/catalogue/catalogue-source.ts'
import { isCategoryOffered } from '#domain/catalogue/category.ts'
import type { CatalogueItem } from '#domain/catalogue/product.ts'
import { isOutOfStock } from '#domain/catalogue/stock.ts'
import { popularSearches, type SearchPage } from '#domain/catalogue/search/search-page.ts'
import { activeFilters } from '../catalogue/active-filters.ts'

/** Cards the server renders at most (decisions, Catalogue parameters). */
export const SEARCH_LIMIT = 120
const POPULAR = 8
const PRODUCTS = 4
const CATEGORIES = 12

export interface SearchHelp {
  popular: string[]
  /** The first, and how many there are. */
  categories: { id: string; title: string }[]
  categoryCount: number
  products: CatalogueItem[]
}

/** An active filter with the query that taking it off leads to. */
export interface SearchChip {
  id: string
  label: string
  without: CatalogueQuery
}

export interface SearchData {
  search: Omit<SearchPage, 'facets'>
  query: CatalogueQuery
  /** Active filters but the category, which has its own row. */
  chips: SearchChip[]
  /** Only where nothing was found or asked. */
  help: SearchHelp | null
}

export async function searchData(
  { facets, ...search }: SearchPage,
  query: CatalogueQuery,
  source: CatalogueSource,
  types: readonly ProductType[],
): Promise<SearchData> {
  const chips = activeFilters(query, facets, types)
    .filter(({ id }) => !id.startsWith('category-'))
    .map(({ id, label, remove }) => ({ id, label, without: remove(query) }))
  return { search, query, chips, help: search.total === 0 ? await searchHelp(source) : null }
}

async function searchHelp({ showcase, categories }: CatalogueSource): Promise<SearchHelp> {
  const items = await showcase()
  const offered = categories.filter(isCategoryOffered)
  return {
    popular: popularSearches(items, POPULAR),
    categories: offered.slice(0, CATEGORIES).map(({ id, parent }) => ({ id, title: parent })),
    categoryCount: offered.length,
    products: items
      .filter((item) => !isOutOfStock(item))
      .toSorted((a, b) => b.sellCount - a.sellCount)
      .slice(0, PRODUCTS),
  }
}
