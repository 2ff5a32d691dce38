import { toMinor } from '#domain/shop/testing/dollars.ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EMPTY_QUERY, type CatalogueQuery } from './catalogue-query.ts'
import { matches } from './matches.ts'
import type { CatalogueItem } from '../product/product.ts'
import { slug } from '../slug.ts'
import { arbitraryCatalogue, arbitraryQuery } from '../testing/arbitrary-catalogue.ts'
import { makeItem } from '../testing/item.ts'

const found = (fields: Partial<CatalogueItem>, query: Partial<CatalogueQuery>) =>
  matches(makeItem(fields), { ...EMPTY_QUERY, ...query })

describe('matches', () => {
  it('spec 5.1: type, category, sub-category and brand match by slug, whatever the data writes', () => {
    const bag = {
      productType: 'Home Living',
      parent: 'Bags & Shoes',
      children: 'Hand & Body',
      brand: { name: 'Aurel & Finch' },
    }
    expect(
      found(bag, { type: 'home-living', category: 'bags-shoes', subcategory: 'hand-body', brands: ['aurel-finch'] }),
    ).toBe(true)
    expect(found(bag, { type: 'home' })).toBe(false)
    expect(found(bag, { category: 'bags' })).toBe(false)
    expect(found(bag, { subcategory: 'body' })).toBe(false)
    expect(found(bag, { brands: ['aurel', 'nobody'] })).toBe(false)
    expect(found(bag, { brands: ['aurel-finch', 'nobody'] })).toBe(true)
  })

  it('spec 4.2: status knows on-sale, in-stock and out-of-stock', () => {
    const sold = { status: 'in-stock', quantity: 0, discount: 5 } as const
    expect(found(sold, { status: 'out-of-stock' })).toBe(true)
    expect(found(sold, { status: 'in-stock' })).toBe(false)
    expect(found(sold, { status: 'on-sale' })).toBe(true)
    expect(found({ discount: 0 }, { status: 'on-sale' })).toBe(false)
  })

  it('spec 4.5: the price filter looks at the list price, both ends included', () => {
    const item = { price: toMinor(19.99), discount: 50 }
    expect(found(item, { minPrice: 19.99, maxPrice: 19.99 })).toBe(true)
    expect(found(item, { minPrice: 20 })).toBe(false)
    expect(found(item, { maxPrice: 19.98 })).toBe(false)
  })

  it('spec 4.3: sorting by on-sale keeps discount above 0 and is the same filter as the status', () => {
    fc.assert(
      fc.property(arbitraryCatalogue, (items) => {
        for (const item of items) {
          const bySort = matches(item, { ...EMPTY_QUERY, sortBy: 'on-sale' })
          expect(bySort).toBe(matches(item, { ...EMPTY_QUERY, status: 'on-sale' }))
          expect(bySort).toBe(matches(item, { ...EMPTY_QUERY, status: 'on-sale', sortBy: 'on-sale' }))
        }
      }),
    )
  })

  it('spec 9.6: a rating is a least average, and products without reviews never have one', () => {
    expect(found({ rating: { average: 4, count: 2 } }, { rating: 4 })).toBe(true)
    expect(found({ rating: { average: 3.9, count: 2 } }, { rating: 4 })).toBe(false)
    expect(found({ rating: { average: 4.4, count: 2 } }, { rating: 3.5 })).toBe(true)
    expect(found({ rating: { average: 0, count: 0 } }, { rating: 1 })).toBe(false)
  })

  it('spec 2.4 and 4.2: the whole filter, spelled out field by field', () => {
    fc.assert(
      fc.property(arbitraryCatalogue, arbitraryQuery, (items, query) => {
        for (const item of items) expect(matches(item, query)).toBe(spelledOut(item, query))
      }),
    )
  })
})

function spelledOut(item: CatalogueItem, query: CatalogueQuery): boolean {
  const variants = item.variants ?? []
  const onSale = item.discount > 0 || variants.some((variant) => (variant.discount ?? 0) > 0)
  const sold = item.status === 'out-of-stock' || item.quantity === 0
  const { price } = item
  const has = (wanted: string | undefined, values: (string | undefined)[]) =>
    wanted === undefined || values.some((value) => value !== undefined && slug(value) === wanted)

  if (!has(query.type, [item.productType]) || !has(query.category, [item.parent])) return false
  if (!has(query.subcategory, [item.children]) || !has(query.tag, item.tags)) return false
  if (query.brands.length > 0 && !query.brands.includes(slug(item.brand.name))) return false
  if (query.status === 'on-sale' && !onSale) return false
  if (query.status === 'in-stock' && sold) return false
  if (query.status === 'out-of-stock' && !sold) return false
  if (query.sortBy === 'on-sale' && !onSale) return false
  if (query.minPrice !== undefined && price < toMinor(query.minPrice)) return false
  if (query.maxPrice !== undefined && price > toMinor(query.maxPrice)) return false
  if (query.rating !== undefined && (item.rating.count === 0 || item.rating.average < query.rating)) return false
  const colors = [...item.imageURLs.map((image) => image.color?.name), ...variants.map((variant) => variant.color)]
  return has(query.color, colors) && has(query.size, [...item.sizes, ...variants.map((variant) => variant.size)])
}
