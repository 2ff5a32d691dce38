/** The catalogue made ready for queries: built once, kept true in place, and read by server, browser and tests alike. */
import { type Currency, minorPerUnit, USD } from '#domain/money/currency.ts'
import { minor, type Minor } from '#domain/money/minor.ts'
import { type CatalogueQuery, pricedQuery } from '../query/catalogue-query.ts'
import { createOptionLists } from '../query/facet-options.ts'
import { facetOf, type FacetKey, type FacetOption } from '../query/facets.ts'
import { emptyBits, hasBit, sliceBits } from './index-bits.ts'
import { createIndexDataBuilder } from './index-builder.ts'
import type { IndexData, IndexTuning } from './index-data.ts'
import { RELATIVES } from './index-entries.ts'
import { countThrough, windowOf, type IndexOrder } from './index-orders.ts'
import { querySets, type QuerySets } from './index-query.ts'
import { choiceSet, priceRange } from './index-sets.ts'
import { updateIndex } from './index-update.ts'
import type { IndexedProduct } from './indexed-product.ts'
import { priceCeiling } from '../query/price-ceiling.ts'
import { slug } from '../slug.ts'
import { atOnce } from './steps.ts'

/** Products are known by their position: their place in `asc` order. */
export interface CatalogueIndex {
  readonly size: number
  /** Rounded up to a whole unit of the currency. */
  readonly priceCeiling: Minor
  /** @throws {RangeError} where the position is none. */
  idAt(position: number): string
  /** -1 where the id is not there. */
  positionOf(id: string): number
  /** Puts a product in the place of the one with its id; false, and nothing happens, where the id is not there or an index built anew would be better. */
  update(product: IndexedProduct): boolean
  /** The products of a query, of all or of those at the positions `within`. */
  select(query: CatalogueQuery, within?: Uint32Array): Selection
  /** At most `length` positions from the beginning of an order, without the filter that a sort may bring. */
  first(order: IndexOrder, length: number): Uint32Array
  /** At most `length` positions of products whose category name has this slug, in `asc` order. */
  relatives(categoryName: string, length: number): Uint32Array
  /** Per value of `outer` and per value of `inner`: how many products have both; pairs that no product has are absent. */
  together(outer: FacetKey, inner: FacetKey): ReadonlyMap<string, ReadonlyMap<string, number>>
}

/** What a query selects; true until the next update of the index, so it is read before anything is awaited. */
export interface Selection {
  readonly total: number
  /** The highest list price among the matches, rounded up to a whole unit of the currency. */
  readonly priceCeiling: Minor
  has(position: number): boolean
  /** A window of the matches in the order of the sort, or of another order; empty beyond the end. */
  positions(start: number, length: number, order?: IndexOrder): Uint32Array
  /** How many of the matches stand before a product, or in its place, in the order of the sort; it need not match itself. */
  countThrough(position: number): number
  /** Exact counts, each facet counted with its own selection left out. */
  facets(): Record<FacetKey, FacetOption[]>
}

export interface IndexBuilder {
  /** In any order; of two with the same id the later one stays. */
  add(product: IndexedProduct): void
  /** Once only. */
  finish(): CatalogueIndex
}

export interface QueryResult {
  total: number
  positions: Uint32Array
  facets: Record<FacetKey, FacetOption[]>
}

/** `tuning` changes what an index keeps, never what it answers. */
export function createIndexBuilder(tuning?: IndexTuning, currency = USD): IndexBuilder {
  const builder = createIndexDataBuilder(tuning)
  return { add: builder.add, finish: () => makeIndex(atOnce(builder.finish()), currency) }
}

/** Builds the index of a catalogue; `items` may come in any order and stays as it is. */
export function buildCatalogueIndex(
  items: Iterable<IndexedProduct>,
  tuning?: IndexTuning,
  currency = USD,
): CatalogueIndex {
  const builder = createIndexBuilder(tuning, currency)
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

/** The index over data that was laid out before; `currency` is that of its prices. */
export function makeIndex(data: IndexData, currency: Currency): CatalogueIndex {
  const wholeUnit = minor(minorPerUnit(currency))
  const { size, ids, orders } = data
  const lists = createOptionLists(data)
  const everything = { total: size, bits: undefined, prices: { from: 0, to: size } }
  // Queries share memory; a selection whose sets have been overwritten by a later query makes them again.
  let latest: Selection | undefined
  return {
    size,
    get priceCeiling() {
      return priceCeiling(minor(orders.low.keys[orders.high.places[0] ?? -1] ?? 0), wholeUnit)
    },
    idAt: ids.at,
    positionOf: ids.positionOf,
    update(product) {
      const position = ids.positionOf(product.id)
      return position >= 0 && updateIndex(data, position, product, lists.renew)
    },
    select(asked, within) {
      const query = pricedQuery(asked, currency)
      let made: QuerySets | undefined
      function sets(): QuerySets {
        if (!made || latest !== selection) made = querySets(data, query, within)
        latest = selection
        return made
      }
      const result = () => {
        const { bits, size: total } = sets().common
        return { total, bits: bits === data.everything ? undefined : bits, prices: priceRange(data, query) }
      }
      const selection: Selection = {
        get total() {
          return total
        },
        get priceCeiling() {
          const [dearest] = windowOf(orders, 'high', result(), 0, 1)
          return priceCeiling(minor(dearest === undefined ? 0 : (orders.low.keys[dearest] ?? 0)), wholeUnit)
        },
        has: (position) => hasBit(sets().common.bits, position),
        positions: (start, length, order = query.sortBy) => windowOf(orders, order, result(), start, length),
        countThrough: (position) => countThrough(orders, query.sortBy, sets().common.bits, position),
        facets: () => lists.options(asked, sets()),
      }
      const total = sets().common.size
      return selection
    },
    first: (order, length) => windowOf(orders, order, everything, 0, length),
    relatives(categoryName, length) {
      const { bits } = choiceSet(data, RELATIVES, [slug(categoryName)], () => emptyBits(size))
      return sliceBits(bits, 0, length)
    },
    together(outer, inner) {
      const wider = facetOf(outer)
      latest = undefined
      const sets = querySets(data, { brands: [], sortBy: 'asc', page: 1 })
      const pairs = lists.values(wider).map(({ value }): [string, ReadonlyMap<string, number>] => {
        const counts = sets.countsAmong(facetOf(inner), wider, [value])
        const sums = lists.values(facetOf(inner)).map(({ value: own, codes }): [string, number] => {
          return [own, codes.reduce((sum, code) => sum + (counts[code] ?? 0), 0)]
        })
        return [value, new Map(sums.filter(([, count]) => count > 0))]
      })
      return new Map(pairs)
    },
  }
}
