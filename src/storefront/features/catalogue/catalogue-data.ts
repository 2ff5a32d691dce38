/** What a catalogue page shows, made by the same code for the server's loader and the browser's. */
import { type CataloguePage, cataloguePage, type PageSize } from '#domain/catalogue/query/catalogue-page.ts'
import type { CatalogueQuery } from '#domain/catalogue/query/catalogue-query.ts'
import { parseCatalogueQuery } from '#domain/catalogue/query/catalogue-query-url.ts'
import type { CatalogueSource } from '#domain/catalogue/catalogue-source.ts'
import { matchesPage } from '#domain/catalogue/search/search-matches.ts'
import { type CatalogueLayout, layoutOf } from './layouts.ts'

export interface CatalogueData {
  /** The layout's path, without the leading slash. */
  path: string
  query: CatalogueQuery
  page: CataloguePage
}

/**
 * @param limit the most products a load-more list may show at once.
 * @param matches ids of the products that a search has found, best first: the page shows these alone.
 */
export async function catalogueData(
  source: CatalogueSource,
  url: URL,
  { limit, matches }: { limit?: number; matches?: readonly string[] | undefined } = {},
): Promise<CatalogueData> {
  const layout = layoutOf(url.pathname)
  const query = parseCatalogueQuery(url.searchParams)
  const size = sizeOf(layout, limit)
  const page = matches ? matchesPage(source, matches, query, size) : cataloguePage(source, query, size)
  return { path: layout.path, query, page: await page }
}

export function sizeOf({ pageSize, step }: CatalogueLayout, limit?: number): PageSize {
  return { pageSize, ...(step !== undefined && { step }), ...(limit !== undefined && { limit }) }
}
