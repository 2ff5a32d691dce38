/** What the results page gets: a catalogue page of the matches and, where there are none, what may help instead. */
import { parseCatalogueQuery } from '#domain/catalogue/query/catalogue-query-url.ts'
import type { CatalogueSource } from '#domain/catalogue/catalogue-source.ts'
import { withPictures } from '#domain/catalogue/product/category-picture.ts'
import { isCategoryOffered } from '#domain/catalogue/product/category.ts'
import type { CatalogueItem } from '#domain/catalogue/product/product.ts'
import { popularSearches, type SearchFacts, type SearchPage } from '#domain/catalogue/search/search-page.ts'
import { isOutOfStock } from '#domain/catalogue/product/stock.ts'
import { type CatalogueData, sizeOf } from '../catalogue-data.ts'
import { SEARCH_LAYOUT } from '../layouts.ts'

const POPULAR = 8
const PRODUCTS = 4
const CATEGORIES = 12

export interface SearchHelp {
  popular: string[]
  /** The first, and how many there are. */
  categories: { id: string; title: string; img: string }[]
  categoryCount: number
  products: CatalogueItem[]
}

export interface ShownSearch extends SearchFacts {
  /** Only where nothing was found or asked, whatever the filters. */
  help: SearchHelp | null
}

export interface SearchData extends CatalogueData {
  search: ShownSearch
}

interface Searching {
  search: (text: string, query: CatalogueData['query'], size: ReturnType<typeof sizeOf>) => Promise<SearchPage>
  source: () => CatalogueSource
}

/** @param limit the most products shown at once. */
export async function searchData(
  catalogue: Searching,
  url: URL,
  limit: number,
): Promise<{ results: SearchData; upToDate: boolean }> {
  const query = parseCatalogueQuery(url.searchParams)
  const text = url.searchParams.get('searchText') ?? ''
  const { page, upToDate, ...facts } = await catalogue.search(text, query, sizeOf(SEARCH_LAYOUT, limit))
  const help = facts.matching === 0 ? await searchHelp(catalogue.source()) : null
  return { results: { path: SEARCH_LAYOUT.path, query, page, search: { ...facts, help } }, upToDate }
}

async function searchHelp(source: CatalogueSource): Promise<SearchHelp> {
  const items = await source.showcase()
  const offered = source.categories.filter(isCategoryOffered)
  const pictured = await withPictures(source, offered.slice(0, CATEGORIES))
  return {
    popular: popularSearches(items, POPULAR),
    categories: pictured.map(({ id, parent, img }) => ({ id, title: parent, img })),
    categoryCount: offered.length,
    products: items
      .filter((item) => !isOutOfStock(item))
      .toSorted((a, b) => b.sellCount - a.sellCount)
      .slice(0, PRODUCTS),
  }
}
