/** What the results page shows: the ranked matches under the catalogue's own filters, narrowed by category with counts. */
import { queryIndex } from './catalogue-index.ts'
import type { CatalogueSource } from './catalogue-page.ts'
import type { CatalogueQuery } from './catalogue-query.ts'
import { isCategoryOffered } from './category.ts'
import type { FacetKey, FacetOption } from './facets.ts'
import { matches } from './matches.ts'
import type { CatalogueItem } from './product.ts'
import { isFiltered } from './query-change.ts'
import type { SearchIndex } from './search-index.ts'
import { cleanSearchText } from './search-text.ts'
import { slug } from './slug.ts'
import { sortItems } from './sort.ts'

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
}

/** `sortBy` asc, the default, is best match first here; the other orders sort the matches. `limit` is the most products shown at once. */
export function searchPage(
  source: CatalogueSource,
  searchIndex: SearchIndex,
  text: string,
  query: CatalogueQuery,
  limit: number,
): SearchPage {
  const clean = cleanSearchText(text)
  const { hits, terms, correction, dropped, partial } = searchIndex.search(clean)
  const found = hits.flatMap(({ id }) => source.index.byId(id) ?? [])
  const wider: CatalogueQuery = { ...query, category: undefined, subcategory: undefined }
  const narrowed =
    isFiltered(wider) || wider.sortBy === 'on-sale' ? found.filter((item) => matches(item, wider)) : found
  const chosen =
    query.category === undefined && query.subcategory === undefined
      ? narrowed
      : narrowed.filter((item) => matches(item, query))
  const ordered = query.sortBy === 'asc' ? chosen : sortItems(chosen, query.sortBy)
  const shown = Math.min(Math.max(SEARCH_FIRST, query.shown ?? 0), limit)
  return {
    text: clean,
    items: ordered.slice(0, shown),
    total: ordered.length,
    hasMore: ordered.length > shown,
    categories: categoryOptions(source, narrowed, query.category),
    facets: queryIndex(source.index, query).facets,
    terms,
    correction,
    dropped,
    partial,
  }
}

/** Most matches first. */
function categoryOptions(
  { categories }: CatalogueSource,
  items: readonly CatalogueItem[],
  active?: string,
): FacetOption[] {
  const counts = new Map<string, number>()
  for (const { parent } of items) counts.set(parent, (counts.get(parent) ?? 0) + 1)
  const bySlug = new Map<string, number>()
  for (const [parent, count] of counts) bySlug.set(slug(parent), (bySlug.get(slug(parent)) ?? 0) + count)
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
