/** The queries of the index's bench: what shoppers ask, in the words of goods that are there. */
import { USD } from '#domain/money/currency.ts'
import { minorToDecimal } from '#domain/money/decimal.ts'
import { EMPTY_QUERY, SORT_KEYS, type CatalogueQuery } from '#domain/catalogue/query/catalogue-query.ts'
import { FACETS, facetOf, facetValues, type FacetKey } from '#domain/catalogue/query/facets.ts'
import type { IndexedProduct } from '#domain/catalogue/index/indexed-product.ts'
import { seededRandom } from './goods/seeded-random.ts'

export interface BenchQuery {
  query: CatalogueQuery
  /** Where the page begins, as a share of the result. */
  depth: number
}

type Filter = FacetKey | 'price'

const FILTERS: readonly Filter[] = [...FACETS.map(({ key }) => key), 'price']

/** How many filters at once, the usual case more than once. */
const COUNTS = [0, 1, 1, 1, 2, 2, 2, 3, 3, 4]

/** Share of the queries that ask for a page far behind. */
const DEEP = 0.25

/** `count` queries, hardly two the same: none to four filters, every sort, first pages and deep ones. `goods` is a sample of the catalogue. */
export function benchQueries(goods: readonly IndexedProduct[], count: number): BenchQuery[] {
  const random = seededRandom(8)
  const pick = <T>(list: readonly T[]): T => {
    const found = list[Math.floor(random() * list.length)]
    if (found === undefined) throw new RangeError('pick: expected a list with at least one entry, got none')
    return found
  }

  function narrow(query: CatalogueQuery, filter: Filter, item: IndexedProduct): CatalogueQuery {
    if (filter === 'price') {
      const [minPrice, maxPrice] = [pick(goods), pick(goods)]
        .map(({ price }) => minorToDecimal(price, USD))
        .toSorted((a, b) => a - b)
      return { ...query, minPrice, maxPrice }
    }
    const { select } = facetOf(filter)
    if (filter === 'rating') return { ...query, ...select([pick(['4', '3', '2'])]) }
    const values = facetValues(facetOf(filter), item)
    if (values.length === 0) return query
    if (filter !== 'brand') return { ...query, ...select([pick(values)]) }
    const others = Array.from({ length: Math.floor(random() * 3) }, () => facetValues(facetOf('brand'), pick(goods)))
    return { ...query, ...select([...values, ...others.flat()]) }
  }

  return Array.from({ length: count }, () => {
    const item = pick(goods)
    const filters = new Set(Array.from({ length: pick(COUNTS) }, () => pick(FILTERS)))
    const query = [...filters].reduce((narrowed, filter) => narrow(narrowed, filter, item), EMPTY_QUERY)
    return { query: { ...query, sortBy: pick(SORT_KEYS) }, depth: random() < DEEP ? random() : 0 }
  })
}
