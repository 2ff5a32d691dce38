import { toMinor } from '#domain/shop/testing/dollars.ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SORT_KEYS, type SortKey } from './catalogue-query.ts'
import { compareItems, sortItems } from './sort.ts'
import { arbitraryCatalogue } from '../testing/arbitrary-catalogue.ts'
import { makeItem } from '../testing/item.ts'
import type { CatalogueItem } from '../product/product.ts'

const ids = (items: readonly CatalogueItem[]) => items.map((item) => item.id)
const order = (sortBy: SortKey, ...items: Partial<CatalogueItem>[]) => ids(sortItems(items.map(makeItem), sortBy))

describe('sort', () => {
  it('spec 4.3: asc is by id, numbers by value and before texts', () => {
    expect(
      order('asc', { id: 'b' }, { id: '10' }, { id: 'B' }, { id: '9' }, { id: '7' }, { id: '007' }, { id: '1e3' }),
    ).toEqual(['007', '7', '9', '10', '1e3', 'B', 'b'])
  })

  it('spec 4.3: low and high go by list price, on-sale keeps discount above 0', () => {
    const items = [
      { id: '3', price: toMinor(5), discount: 50 },
      { id: '2', price: toMinor(9.5) },
      { id: '1', price: toMinor(5) },
    ]
    expect(order('low', ...items)).toEqual(['1', '3', '2'])
    expect(order('high', ...items)).toEqual(['2', '1', '3'])
    expect(order('on-sale', ...items)).toEqual(['3'])
  })

  it('spec 9.6: rating goes by average, then by the number of reviews, products without reviews last', () => {
    expect(
      order(
        'rating',
        { id: '1', rating: { average: 0, count: 0 } },
        { id: '2', rating: { average: 4.4, count: 1 } },
        { id: '3', rating: { average: 4.5, count: 2 } },
        { id: '4', rating: { average: 4.5, count: 3 } },
        { id: '5', rating: { average: 1, count: 1 } },
      ),
    ).toEqual(['4', '3', '2', '5', '1'])
  })

  it('spec 4.3: newest goes by createdAt, discount by percent', () => {
    expect(
      order(
        'newest',
        { id: '1', createdAt: 'unknown' },
        { id: '2', createdAt: '2026-02-01T00:00:00Z' },
        { id: '3', createdAt: '2026-02-01T01:00:00+02:00' },
      ),
    ).toEqual(['2', '3', '1'])
    const variants = [{ quantity: 1, discount: 30 }]
    expect(order('discount', { id: '1', discount: -5 }, { id: '2', discount: 20 }, { id: '3', variants })).toEqual([
      '3',
      '2',
      '1',
    ])
  })

  it('spec 4.3: sorting does not depend on the order before, and leaves the list as it is', () => {
    fc.assert(
      fc.property(arbitraryCatalogue, fc.constantFrom(...SORT_KEYS), (items, sortBy) => {
        const before = [...items]
        const sorted = sortItems(items, sortBy)
        expect(items).toEqual(before)
        expect(sortItems(items.toReversed(), sortBy)).toEqual(sorted)
        expect(ids(sorted.toSorted(compareItems(sortBy)))).toEqual(ids(sorted))
      }),
    )
  })
})
