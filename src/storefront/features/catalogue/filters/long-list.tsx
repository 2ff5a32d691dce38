/** The filter lists that are too long for a page, as one part that only a page with such a list loads. */
import type { CataloguePage } from '#domain/catalogue/query/catalogue-page.ts'
import type { CatalogueQuery } from '#domain/catalogue/query/catalogue-query.ts'
import type { FacetKey } from '#domain/catalogue/query/facets.ts'
import { LongCategories } from './long-categories.tsx'
import { LongFacet } from './long-facet.tsx'

interface LongListProps {
  facet: FacetKey
  page: CataloguePage
  query: CatalogueQuery
}

export default function LongList({ facet, page, query }: LongListProps) {
  if (facet === 'category') return <LongCategories page={page} query={query} />
  return <LongFacet facet={facet} options={page.facets[facet]} size={page.longFacets[facet] ?? 0} query={query} />
}
