/** The catalogue made ready for queries: columns, option lists and orders, built once, kept true in place, and read by server, browser and tests alike. */
import type { CatalogueQuery, SortKey } from './catalogue-query.ts'
import { buildOptionLists, countTogether } from './facet-options.ts'
import type { FacetKey, FacetOption } from './facets.ts'
import { buildColumns, columnOf } from './index-columns.ts'
import type { IndexedProduct } from './indexed-product.ts'
import { scan, type Scan } from './index-scan.ts'
import { priceCeiling } from './price-ceiling.ts'
import { slug } from './slug.ts'
import { SORT_RANKS, sortItems } from './sort.ts'

/** Products are known by their position: their place in `asc` order. */
export interface CatalogueIndex {
  readonly size: number
  /** Cents, rounded up to a whole dollar. */
  readonly priceCeiling: number
  /** @throws {RangeError} where the position is none. */
  idAt(position: number): string
  /** -1 where the id is not there. */
  positionOf(id: string): number
  /** Puts a product in the place of the one with its id; false, and nothing happens, where the id is not there. */
  update(product: IndexedProduct): boolean
  /** The products of a query, of all or of those at the positions `within`. */
  select(query: CatalogueQuery, within?: Uint32Array): Selection
  /** At most `length` positions from the beginning of an order, without the filter that a sort may bring. */
  first(sortBy: SortKey, length: number): Uint32Array
  /** At most `length` positions of products whose category name has this slug, in `asc` order. */
  relatives(categoryName: string, length: number): Uint32Array
  /** Per value of `outer` and per value of `inner`: how many products have both; pairs that no product has are absent. */
  together(outer: FacetKey, inner: FacetKey): ReadonlyMap<string, ReadonlyMap<string, number>>
}

/** What a query selects; true until the next update of the index, so it is read before anything is awaited. */
export interface Selection {
  readonly total: number
  has(position: number): boolean
  /** A window of the matches in the order of the sort; empty beyond the end. */
  positions(start: number, length: number): Uint32Array
  /** How many of the matches stand before a product, or in its place, in the order of the sort; it need not match itself. */
  countThrough(position: number): number
  /** Exact counts, each facet counted with its own selection left out. */
  facets(): Record<FacetKey, FacetOption[]>
}

export interface IndexBuilder {
  /** In any order; of two with the same id the later one stays. */
  add(product: IndexedProduct): void
  finish(): CatalogueIndex
}

export interface QueryResult {
  total: number
  positions: Uint32Array
  facets: Record<FacetKey, FacetOption[]>
}

export function createIndexBuilder(): IndexBuilder {
  const products = new Map<string, IndexedProduct>()
  return {
    add: (product) => void products.set(product.id, product),
    finish: () => makeIndex(sortItems([...products.values()], 'asc')),
  }
}

/** Builds the index of a catalogue; `items` may come in any order and stays as it is. */
export function buildCatalogueIndex(items: Iterable<IndexedProduct>): CatalogueIndex {
  const builder = createIndexBuilder()
  for (const item of items) builder.add(item)
  return builder.finish()
}

/** Filters, counts and sorts: exactly what `matches` and `sortItems` give, cut to a window. */
export function queryIndex(
  index: CatalogueIndex,
  query: CatalogueQuery,
  window: { start: number; length: number },
  within?: Uint32Array,
): QueryResult {
  const selection = index.select(query, within)
  return {
    total: selection.total,
    positions: selection.positions(window.start, window.length),
    facets: selection.facets(),
  }
}

function makeIndex(products: IndexedProduct[]): CatalogueIndex {
  const positions = new Map(products.map(({ id }, position) => [id, position]))
  let made = derive(products)
  return {
    size: products.length,
    get priceCeiling() {
      return made.priceCeiling
    },
    idAt(position) {
      const product = products[position]
      if (!product) throw new RangeError(`position: must be from 0 to ${products.length - 1}, got ${position}`)
      return product.id
    },
    positionOf: (id) => positions.get(id) ?? -1,
    update(product) {
      const position = positions.get(product.id)
      if (position === undefined) return false
      products[position] = product
      made = derive(products)
      return true
    },
    select(query, within) {
      const found = scan(made.columns, query, within)
      return selectionOf(found, made.order(query.sortBy), () => made.optionLists.options(query, found.counts))
    },
    first: (sortBy, length) => made.order(sortBy).slice(0, length),
    relatives(categoryName, length) {
      const wanted = slug(categoryName)
      const found: number[] = []
      for (let position = 0; position < products.length && found.length < length; position += 1) {
        if (slug(products[position]?.category.name ?? '') === wanted) found.push(position)
      }
      return Uint32Array.from(found)
    },
    together: (outer, inner) =>
      countTogether(products.length, columnOf(made.columns, outer), columnOf(made.columns, inner)),
  }
}

/** What follows from the products; an order is sorted when first asked for, then kept. */
function derive(products: readonly IndexedProduct[]) {
  const columns = buildColumns(products)
  const orders = new Map<SortKey, Uint32Array>()
  return {
    columns,
    optionLists: buildOptionLists(columns),
    priceCeiling: priceCeiling(products),
    order(sortBy: SortKey): Uint32Array {
      const order = orders.get(sortBy) ?? orderOf(products, sortBy)
      orders.set(sortBy, order)
      return order
    },
  }
}

function selectionOf(
  { total, matched }: Scan,
  order: Uint32Array,
  facets: () => Record<FacetKey, FacetOption[]>,
): Selection {
  let ordered: Uint32Array | undefined
  return {
    total,
    has: (position) => matched[position] === 1,
    positions(start, length) {
      ordered ??= order.filter((position) => matched[position] === 1)
      return ordered.slice(start, start + length)
    },
    countThrough(last) {
      let count = 0
      for (const position of order) {
        count += matched[position] ?? 0
        if (position === last) break
      }
      return count
    },
    facets,
  }
}

/** Positions stand in id order already and sorting is stable, so ties stay in that order. */
function orderOf(products: readonly IndexedProduct[], sortBy: SortKey): Uint32Array {
  const ranks = Float64Array.from(products, SORT_RANKS[sortBy])
  return Uint32Array.from(products, (_, position) => position).toSorted((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0))
}
