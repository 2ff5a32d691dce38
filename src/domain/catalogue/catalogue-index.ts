/** The catalogue made ready for queries: columns, option lists and orders, built once and read by server, browser and tests alike. */
import { SORT_KEYS, type CatalogueQuery, type SortKey } from './catalogue-query.ts'
import { buildOptionLists, type OptionLists } from './facet-options.ts'
import type { FacetKey, FacetOption } from './facets.ts'
import { buildColumns, type IndexColumns } from './index-columns.ts'
import { scan } from './index-scan.ts'
import { priceCeiling } from './price-ceiling.ts'
import type { CatalogueItem } from './product.ts'
import { SORT_RANKS, sortItems } from './sort.ts'

export interface CatalogueIndex {
  /** In `asc` order; a position is a place in this list. */
  readonly items: readonly CatalogueItem[]
  readonly size: number
  /** Cents, rounded up to a whole dollar. */
  readonly priceCeiling: number
  byId(id: string): CatalogueItem | undefined
  /** All positions in the order of a sort, without its filter; sorted when first asked for, then kept. */
  order(sortBy: SortKey): Uint32Array
  readonly columns: IndexColumns
  readonly optionLists: OptionLists
}

export interface QueryResult {
  total: number
  /** Positions of all matches in the order of the sort. */
  positions: Uint32Array
  facets: Record<FacetKey, FacetOption[]>
}

/** Builds the index of a catalogue; `items` may come in any order and stays as it is. */
export function buildCatalogueIndex(items: readonly CatalogueItem[]): CatalogueIndex {
  const ascending = sortItems(items, 'asc')
  const positionOf = new Map(ascending.map((item, position) => [item.id, position]))
  const columns = buildColumns(ascending)
  const orders = new Map<SortKey, Uint32Array>()
  return {
    items: ascending,
    size: ascending.length,
    priceCeiling: priceCeiling(ascending),
    byId: (id) => ascending[positionOf.get(id) ?? -1],
    order(sortBy) {
      const order = orders.get(sortBy) ?? orderOf(ascending, sortBy)
      orders.set(sortBy, order)
      return order
    },
    columns,
    optionLists: buildOptionLists(columns),
  }
}

/** Filters, counts and sorts: exactly what `matches` and `sortItems` give, each facet counted with its own selection left out. */
export function queryIndex(index: CatalogueIndex, query: CatalogueQuery): QueryResult {
  const { total, matched, counts } = scan(index.columns, query)
  const positions = new Uint32Array(total)
  let found = 0
  for (const position of index.order(query.sortBy)) {
    if (matched[position] === 1) positions[found++] = position
  }
  return { total, positions, facets: index.optionLists.options(query, counts) }
}

/** Sorts every order at once, so that on a large catalogue no shopper waits for one. */
export function warmIndex(index: CatalogueIndex): void {
  for (const sortBy of SORT_KEYS) index.order(sortBy)
}

/** Positions stand in id order already and sorting is stable, so ties stay in that order. */
function orderOf(items: readonly CatalogueItem[], sortBy: SortKey): Uint32Array {
  const ranks = Float64Array.from(items, SORT_RANKS[sortBy])
  return Uint32Array.from(items, (_, position) => position).toSorted((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0))
}
