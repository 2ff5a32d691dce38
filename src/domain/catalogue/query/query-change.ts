/** What a click makes of the catalogue query. */
import { EMPTY_QUERY, type CatalogueQuery, type CatalogueView, type SortKey } from './catalogue-query.ts'
import { FACETS, facetOf, type FacetKey } from './facets.ts'

/** Merges a filter and starts again at page 1 and at the first depth of a load-more list (spec 4.2). */
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

/** Grid or list, undefined for the layout's own; everything else stays. */
export function withView(query: CatalogueQuery, view: CatalogueView | undefined): CatalogueQuery {
  return { ...query, view }
}

/** What a press makes of whatever query there is by then: a page may lag behind the presses on it, and what was pressed before holds (spec 4.2). */
export type QueryChange = (query: CatalogueQuery) => CatalogueQuery

/**
 * Chooses an option or takes it off; a facet of many keeps its other options. Another category drops the sub-category, and
 * another type drops both: they were chosen inside the wider one.
 */
export function withOption(query: CatalogueQuery, facet: FacetKey, value: string, on: boolean): CatalogueQuery {
  const { many, selected, select } = facetOf(facet)
  const others = many || !on ? selected(query).filter((other) => other !== value) : []
  const next = withFilter(query, select(on ? [...others, value] : others))
  if (facet === 'category' && next.category !== query.category) return { ...next, subcategory: undefined }
  if (facet === 'type' && on && next.type !== query.type) {
    return { ...next, category: undefined, subcategory: undefined }
  }
  return next
}

/** What an option is chosen inside of. */
const WIDER: Partial<Record<FacetKey, readonly ('type' | 'category')[]>> = {
  category: ['type'],
  subcategory: ['type', 'category'],
}

/**
 * The press on an option of a page that shows `shown`: it chooses the option or, where `shown` has it, takes it off, and does so
 * however often it is pressed. A category is chosen inside the type, a sub-category inside the category that the page shows.
 */
export function optionChange(shown: CatalogueQuery, facet: FacetKey, value: string): QueryChange {
  const on = !facetOf(facet).selected(shown).includes(value)
  const wider = WIDER[facet]?.filter((name) => shown[name] !== undefined) ?? []
  return (query) => {
    if (!on || wider.every((name) => query[name] === shown[name])) return withOption(query, facet, value, on)
    const there = Object.fromEntries(wider.map((name) => [name, shown[name]]))
    return withOption({ ...query, ...there, subcategory: undefined }, facet, value, on)
  }
}

/** The query after such a press, with nothing pressed before it. */
export function toggleOption(query: CatalogueQuery, facet: FacetKey, value: string): CatalogueQuery {
  return optionChange(query, facet, value)(query)
}

/** The Popular Brands widget: this brand alone, or none when it was the only one that `shown` has. */
export function brandChange(shown: CatalogueQuery, value: string): QueryChange {
  const active = shown.brands.length === 1 && shown.brands[0] === value
  return (query) => withFilter(query, { brands: active ? [] : [value] })
}

/** No filter, page 1; the order and the view stay (spec 4.2). */
export function clearFilters(query: CatalogueQuery): CatalogueQuery {
  return { ...EMPTY_QUERY, brands: [], sortBy: query.sortBy, view: query.view }
}

/** Whether any facet or the price narrows the list; the order, the page and the view do not count. */
export function isFiltered(query: CatalogueQuery): boolean {
  return (
    (query.minPrice ?? 0) > 0 ||
    query.maxPrice !== undefined ||
    FACETS.some((facet) => facet.selected(query).length > 0)
  )
}
