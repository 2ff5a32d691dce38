/** What the results page shows: a catalogue page of the matches alone, best first, and how the text was understood. */
import { cataloguePage, wholeFacets, type CataloguePage, type PageSize } from '../query/catalogue-page.ts'
import type { CatalogueQuery } from '../query/catalogue-query.ts'
import type { CatalogueSource } from '../catalogue-source.ts'
import type { FacetLists } from '../query/facet-lists.ts'
import type { CatalogueItem } from '../product/product.ts'
import type { SearchIndex } from './search-index.ts'
import { MOST_HANDED_ON } from './search-matches.ts'
import { cleanSearchText } from './words/search-text.ts'

/** How a text was understood. */
export interface SearchFacts {
  /** Trimmed, without control characters, cut. */
  text: string
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
  /** Products that match the text, whatever the filters. */
  matching: number
  /** Their ids, best first; null where they are too many to be handed on, or may soon be others. */
  matches: string[] | null
}

export interface SearchPage extends SearchFacts {
  page: CataloguePage
  /** False while the search still has an older state than the catalogue: the page is not to be kept. */
  upToDate: boolean
}

/** `sortBy` asc, the default, is best match first here; the other orders sort the matches. */
export async function searchPage(
  source: CatalogueSource,
  searchIndex: SearchIndex,
  text: string,
  query: CatalogueQuery,
  size: PageSize,
): Promise<SearchPage> {
  const clean = cleanSearchText(text)
  const { positions, best, terms, correction, dropped, partial, beside } = searchIndex.search(clean)
  const matching = positions.length
  const matches = matching > MOST_HANDED_ON ? null : best(matching).map((position) => source.index.idAt(position))
  return {
    text: clean,
    page: await cataloguePage(source, query, size, { positions, best }),
    terms,
    correction,
    dropped,
    partial,
    beside,
    preparing: false,
    matching,
    matches,
    upToDate: true,
  }
}

/** The whole lists of the options that the matches of a text have. */
export function searchFacets(
  source: CatalogueSource,
  searchIndex: SearchIndex,
  text: string,
  query: CatalogueQuery,
): FacetLists {
  return wholeFacets(source, query, searchIndex.search(cleanSearchText(text)))
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
