import { toMinor } from '#domain/shop/testing/dollars.ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildCatalogueIndex, createIndexBuilder, queryIndex, type Selection } from './catalogue-index.ts'
import { SORT_KEYS } from '../query/catalogue-query.ts'
import type { IndexOrder } from './index-orders.ts'
import { matches } from '../query/matches.ts'
import type { CatalogueItem } from '../product/product.ts'
import { sortItems } from '../query/sort.ts'
import { arbitraryCatalogue, arbitraryQuery } from '../testing/arbitrary-catalogue.ts'
import { arbitraryTuning } from '../testing/arbitrary-tuning.ts'
import { makeItem } from '../testing/item.ts'

/** Several changes in a row, most of them of products that are there. */
const arbitraryChanges = fc.array(arbitraryCatalogue, { maxLength: 3 }).map((lists) => lists.flat())

const INDEX_ORDERS: IndexOrder[] = [...SORT_KEYS, 'sales', 'featured']

const idsOf = (items: readonly CatalogueItem[]) => items.map(({ id }) => id)

describe('catalogue index, changes and orders', () => {
  it('after any changes it answers as one built anew', () => {
    fc.assert(
      fc.property(
        arbitraryCatalogue,
        arbitraryChanges,
        arbitraryQuery,
        arbitraryTuning,
        (items, changed, query, tuning) => {
          const index = buildCatalogueIndex(items, tuning)
          const now = new Map(items.map((item) => [item.id, item]))
          for (const item of changed) {
            expect(index.update(item)).toBe(now.has(item.id))
            if (now.has(item.id)) now.set(item.id, item)
          }
          const anew = buildCatalogueIndex(now.values())
          const window = { start: 0, length: index.size }
          const { facets, ...found } = queryIndex(index, query, window)
          const { facets: expected, ...rest } = queryIndex(anew, query, window)
          expect(found).toEqual(rest)
          expect(index.priceCeiling).toBe(anew.priceCeiling)
          expect(facets).toEqual(expected)
          for (const order of INDEX_ORDERS)
            expect([order, index.first(order, 30)]).toEqual([order, anew.first(order, 30)])
          const relatives = items.map(({ category }) => index.relatives(category.name, 30))
          expect(relatives).toEqual(items.map(({ category }) => anew.relatives(category.name, 30)))
        },
      ),
    )
  })

  it('first gives the beginning of any order, also of what is put forward and of what sells best', () => {
    fc.assert(
      fc.property(arbitraryCatalogue, arbitraryQuery, fc.nat(30), (items, query, length) => {
        const index = buildCatalogueIndex(items)
        const ids = (positions: Uint32Array) => Array.from(positions, (position) => index.idAt(position))
        const ascending = sortItems(items, 'asc')
        for (const sortBy of SORT_KEYS) {
          const sorted = sortBy === 'on-sale' ? ascending : sortItems(items, sortBy)
          expect([sortBy, ids(index.first(sortBy, length))]).toEqual([sortBy, idsOf(sorted).slice(0, length)])
        }
        const bySales = ascending.toSorted((a, b) => b.sellCount - a.sellCount)
        expect(ids(index.first('sales', length))).toEqual(idsOf(bySales).slice(0, length))
        const byFeatured = bySales.toSorted((a, b) => Number(b.featured) - Number(a.featured))
        expect(ids(index.first('featured', length))).toEqual(idsOf(byFeatured).slice(0, length))
        const found = idsOf(bySales.filter((item) => matches(item, query)))
        expect(ids(index.select(query).positions(0, length, 'sales'))).toEqual(found.slice(0, length))
      }),
    )
  })

  it('a selection stays true while others are made', () => {
    fc.assert(
      fc.property(arbitraryCatalogue, arbitraryQuery, arbitraryQuery, (items, query, other) => {
        const index = buildCatalogueIndex(items)
        const read = (selection: Selection) => [selection.total, selection.positions(0, 30), selection.facets()]
        const expected = [read(index.select(query)), read(index.select(other))]
        const [first, second] = [index.select(query), index.select(other)]
        expect([read(first), read(second)]).toEqual(expected)
        expect([read(second), read(first)]).toEqual(expected.toReversed())
      }),
    )
  })

  it('of two products with one id the later one stays', () => {
    const builder = createIndexBuilder()
    for (const price of [1, 2]) builder.add(makeItem({ id: '1', price: toMinor(price) }))
    const index = builder.finish()
    expect([index.size, index.priceCeiling]).toEqual([1, 200])
  })
})
