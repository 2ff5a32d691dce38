/** A search that was answered before, narrowed anew out of a copy of the catalogue that knows nothing of texts. */
import { cataloguePage, type CataloguePage, type PageSize } from '../query/catalogue-page.ts'
import type { CatalogueQuery } from '../query/catalogue-query.ts'
import type { CatalogueSource } from '../catalogue-source.ts'

/** Matches that are handed on by their ids, so that a browser can filter them; of more it asks the server. */
export const MOST_HANDED_ON = 500

/** `matches` are ids, best first; what the copy lacks is left out. */
export function matchesPage(
  source: CatalogueSource,
  matches: readonly string[],
  query: CatalogueQuery,
  size: PageSize,
): Promise<CataloguePage> {
  const ranked = matches.map((id) => source.index.positionOf(id)).filter((position) => position >= 0)
  return cataloguePage(source, query, size, {
    positions: Uint32Array.from(ranked).toSorted(),
    best: (most, keep) => ranked.filter(keep).slice(0, most),
  })
}
