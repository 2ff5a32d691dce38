/** What the results page shows: the ranked matches under the catalogue's own filters, narrowed by category with counts. */
import type { CatalogueQuery } from '../catalogue-query.ts'
import type { CatalogueSource } from '../catalogue-source.ts'
import { isCategoryOffered } from '../category.ts'
import type { FacetKey, FacetOption } from '../facets.ts'
import type { CatalogueItem } from '../product.ts'
import type { SearchIndex } from './search-index.ts'
import { cleanSearchText } from './search-text.ts'
import { slug } from '../slug.ts'

/** First 9, then 3 more each time (decisions, section 2, /pages/search). */
export const SEARCH_FIRST = 9
export const SEARCH_STEP = 3

export interface SearchPage {
  /** The text as it was understood: trimmed, without control characters, cut. */
  text: string
  items: CatalogueItem[]
  /** Products that match text and filters. */
  total: number
  hasMore: boolean
  /** Offered categories among the matches with their counts, the chosen one active. */
  categories: FacetOption[]
  /** Labels of the facets, for the chips of active filters. */
  facets: Record<FacetKey, FacetOption[]>
  /** Stems to be marked. */
  terms: string[]
  /** The text with its typing errors put right; null where there were none. */
  correction: string | null
  dropped: string[]
  partial: boolean
  /** True when few have all of the words, and others that lack one stand behind them. */
  beside: boolean
  /** True while products are still being read in, so that there may be more matches. */
  preparing: boolean
  /** False while the search still has an older state than the catalogue: the page is not to be kept. */
  upToDate: boolean
}

/** `sortBy` asc, the default, is best match first here; the other orders sort the matches. `limit` is the most products shown at once. */
export async function searchPage(
  source: CatalogueSource,
  searchIndex: SearchIndex,
  text: string,
  query: CatalogueQuery,
  limit: number,
): Promise<SearchPage> {
  const { index } = source
  const clean = cleanSearchText(text)
  const { positions: found, best, terms, correction, dropped, partial, beside } = searchIndex.search(clean)
  const selection = index.select(query, found)
  const { total } = selection
  const facets = selection.facets()
  // The choice of a category is left out of its own counts anyway, that of a sub-category is not.
  const wider =
    query.subcategory === undefined
      ? facets
      : index.select({ ...query, category: undefined, subcategory: undefined }, found).facets()
  const shown = Math.min(Math.max(SEARCH_FIRST, query.shown ?? 0), limit)
  const positions = query.sortBy === 'asc' ? best(shown, selection.has) : selection.positions(0, shown)
  return {
    text: clean,
    items: await source.items(positions),
    total,
    hasMore: total > shown,
    categories: categoryOptions(source, wider.category, query.category),
    facets,
    terms,
    correction,
    dropped,
    partial,
    beside,
    preparing: false,
    upToDate: true,
  }
}

/** Most matches first. */
function categoryOptions(
  { categories }: CatalogueSource,
  counted: readonly FacetOption[],
  active?: string,
): FacetOption[] {
  const bySlug = new Map(counted.map(({ value, count }) => [value, count]))
  return categories
    .filter(isCategoryOffered)
    .map(({ parent }) => {
      const value = slug(parent)
      return { value, label: parent, count: bySlug.get(value) ?? 0, active: value === active }
    })
    .filter(({ count, active: chosen }) => count > 0 || chosen)
    .toSorted((a, b) => b.count - a.count)
}

/** What is looked for most, as far as sales can tell: names of sub-categories, most pieces sold first. */
export function popularSearches(items: readonly CatalogueItem[], limit: number): string[] {
  const sold = new Map<string, number>()
  for (const { children, sellCount } of items) {
    if (children !== '') sold.set(children, (sold.get(children) ?? 0) + sellCount)
  }
  return [...sold]
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, limit)
    .map(([name]) => name)
}
