/** What a click makes of the catalogue query. */
import { EMPTY_QUERY, type CatalogueQuery, type CatalogueView, type SortKey } from './catalogue-query.ts'
import { FACETS, facetOf, type FacetKey } from './facets.ts'

/** Merges a filter and starts again at page 1 and at the first depth of a load-more list (section 4; decisions, Filters). */
export function withFilter(query: CatalogueQuery, patch: Partial<CatalogueQuery>): CatalogueQuery {
  return { ...query, ...patch, page: 1, shown: undefined }
}

/** Another order, from page 1; everything else stays. */
export function withSort(query: CatalogueQuery, sortBy: SortKey): CatalogueQuery {
  return { ...query, sortBy, page: 1 }
}

/** Another page, 1-based; everything else stays. */
export function withPage(query: CatalogueQuery, page: number): CatalogueQuery {
  return { ...query, page }
}

/** Grid or list; everything else stays. */
export function withView(query: CatalogueQuery, view: CatalogueView): CatalogueQuery {
  return { ...query, view }
}

/**
 * Chooses an option or, when it is active, takes it off again; a facet of many keeps its other options.
 * A change of category drops the sub-category, and choosing a type drops both: they were chosen inside the wider one.
 */
export function toggleOption(query: CatalogueQuery, facet: FacetKey, value: string): CatalogueQuery {
  const { many, selected, select } = facetOf(facet)
  const active = selected(query).includes(value)
  const others = many ? selected(query).filter((other) => other !== value) : []
  const next = withFilter(query, select(active ? others : [...others, value]))
  if (facet === 'category') return { ...next, subcategory: undefined }
  if (facet === 'type' && !active) return { ...next, category: undefined, subcategory: undefined }
  return next
}

/** The Popular Brands widget: this brand alone, or none when it was the only one. */
export function chooseBrand(query: CatalogueQuery, value: string): CatalogueQuery {
  const active = query.brands.length === 1 && query.brands[0] === value
  return withFilter(query, { brands: active ? [] : [value] })
}

/** No filter, page 1; the order and the view stay (section 4, Reset). */
export function clearFilters(query: CatalogueQuery): CatalogueQuery {
  return { ...EMPTY_QUERY, brands: [], sortBy: query.sortBy, view: query.view }
}

/** What was chosen inside a wider choice goes with it. */
const INSIDE: Partial<Record<keyof CatalogueQuery, readonly (keyof CatalogueQuery)[]>> = {
  type: ['category', 'subcategory'],
  category: ['subcategory'],
}

/**
 * Makes the change that leads from `from` to `to` to a query that has moved on meanwhile: of two filters pressed before the page
 * has followed, both hold (decisions, Filters). A press repeated changes nothing more; the page and the depth are those of `to`
 * unless the view alone changes.
 */
export function rebase(latest: CatalogueQuery, from: CatalogueQuery, to: CatalogueQuery): CatalogueQuery {
  const { brands: were, ...before } = from
  const { brands, ...after } = to
  const keys = Object.keys({ ...before, ...after }) as (keyof typeof after)[]
  const changed = keys.filter((key) => before[key] !== after[key])
  const kept = latest.brands.filter((brand) => brands.includes(brand) || !were.includes(brand))
  const next = {
    ...latest,
    brands: [...new Set([...kept, ...brands.filter((brand) => !were.includes(brand))])].toSorted(),
  }
  const viewAlone = changed.every((key) => key === 'view') && String(were) === String(brands)
  const taken = viewAlone ? changed : [...changed, ...changed.flatMap((key) => INSIDE[key] ?? []), 'page', 'shown']
  return Object.assign(next, Object.fromEntries(taken.map((key) => [key, to[key as keyof CatalogueQuery]])))
}

/** Whether any facet or the price narrows the list; the order, the page and the view do not count. */
export function isFiltered(query: CatalogueQuery): boolean {
  return (
    (query.minPrice ?? 0) > 0 ||
    query.maxPrice !== undefined ||
    FACETS.some((facet) => facet.selected(query).length > 0)
  )
}
