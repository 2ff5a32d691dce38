import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildCatalogueIndex, queryIndex, warmIndex } from './catalogue-index.ts'
import { EMPTY_QUERY, SORT_KEYS, type CatalogueQuery } from './catalogue-query.ts'
import { accepts, FACETS, facetOf, facetValues, type FacetKey } from './facets.ts'
import { matches } from './matches.ts'
import type { CatalogueItem } from './product.ts'
import { sortItems } from './sort.ts'
import { arbitraryCatalogue, arbitraryQuery } from './testing/arbitrary-catalogue.ts'
import { makeItem } from './testing/item.ts'

const facetsOf = (items: Partial<CatalogueItem>[], query: Partial<CatalogueQuery> = {}) =>
  queryIndex(buildCatalogueIndex(items.map(makeItem)), { ...EMPTY_QUERY, ...query }).facets

const values = (items: Partial<CatalogueItem>[], key: FacetKey, query: Partial<CatalogueQuery> = {}) =>
  facetsOf(items, query)[key].map(({ value }) => value)

describe('catalogue index', () => {
  it('section 4: finds what the plain filter finds, in the order of the plain sort', () => {
    fc.assert(
      fc.property(arbitraryCatalogue, arbitraryQuery, (items, query) => {
        const index = buildCatalogueIndex(items)
        const { total, positions } = queryIndex(index, query)
        const expected = sortItems(
          items.filter((item) => matches(item, query)),
          query.sortBy,
        )
        expect(Array.from(positions, (position) => index.items[position]?.id)).toEqual(expected.map(({ id }) => id))
        expect(total).toBe(expected.length)
      }),
      { numRuns: 300 },
    )
  })

  it('section 2: counts each option as the plain filter does with the own selection of the facet left out', () => {
    fc.assert(
      fc.property(arbitraryCatalogue, arbitraryQuery, (items, query) => {
        const { facets } = queryIndex(buildCatalogueIndex(items), query)
        for (const facet of FACETS) {
          const open = items.filter((item) => matches(item, { ...query, ...facet.select([]) }))
          for (const option of facets[facet.key]) {
            const holders = open.filter((item) =>
              facetValues(facet, item).some((value) => accepts(facet, option.value, value)),
            )
            expect([facet.key, option.value, option.count]).toEqual([facet.key, option.value, holders.length])
            expect(option.active).toBe(facet.selected(query).includes(option.value))
          }
        }
      }),
      { numRuns: 300 },
    )
  })

  it('section 2: an option that would give nothing stays in the list; sub-categories are those of the choice around them', () => {
    fc.assert(
      fc.property(arbitraryCatalogue, arbitraryQuery, (items, query) => {
        const { facets } = queryIndex(buildCatalogueIndex(items), query)
        for (const key of ['type', 'category', 'subcategory', 'brand', 'color', 'size', 'tag'] as const) {
          const around =
            key !== 'subcategory'
              ? EMPTY_QUERY
              : query.category === undefined
                ? { ...EMPTY_QUERY, type: query.type }
                : { ...EMPTY_QUERY, category: query.category }
          const holders = items.filter((item) => matches(item, around))
          const offered = new Set(holders.flatMap((item) => facetValues(facetOf(key), item)))
          const shown = facets[key].filter(({ value, active }) => !active || offered.has(value))
          expect(new Set(shown.map(({ value }) => value))).toEqual(offered)
          expect(new Set(facets[key].map(({ value }) => value)).size).toBe(facets[key].length)
        }
      }),
    )
  })

  it('section 2: unknown words match nothing', () => {
    const index = buildCatalogueIndex([makeItem()])
    for (const query of [
      { category: 'x' },
      { subcategory: 'x' },
      { brands: ['x'] },
      { type: 'x' },
      { color: 'x' },
      { size: 'x' },
      { tag: 'x' },
    ]) {
      expect(queryIndex(index, { ...EMPTY_QUERY, ...query }).total).toBe(0)
    }
  })

  it('section 2: options stand in the natural order of their facet', () => {
    const items = [
      { id: '10', parent: 'Rings', sizes: ['XL', '7'], tags: ['b', 'a'] },
      { id: '2', parent: 'Bags', sizes: ['S', '10', 'M'], tags: ['c', 'a'] },
      { id: '3', parent: 'Rings', tags: ['c'] },
    ]
    expect(values(items, 'category')).toEqual(['bags', 'rings'])
    expect(values(items, 'size')).toEqual(['s', 'm', 'xl', '7', '10'])
    expect(values(items, 'tag')).toEqual(['a', 'c', 'b'])
    expect(values(items, 'status')).toEqual(['on-sale', 'in-stock', 'out-of-stock'])
    expect(values(items, 'rating')).toEqual(['4', '3', '2'])
  })

  it('section 2: a sub-category of another category stays while it is active, so that it can be taken off', () => {
    const items = [
      { id: '1', parent: 'Rings', children: 'Bands' },
      { id: '2', parent: 'Shoes', children: 'Slides' },
    ]
    expect(values(items, 'subcategory', { category: 'rings' })).toEqual(['bands'])
    expect(values(items, 'subcategory', { category: 'rings', subcategory: 'slides' })).toEqual(['bands', 'slides'])
  })

  it('section 3: a colour has the swatch of the first picture that gives one', () => {
    const navy = { name: 'Navy', clrCode: '#101830' }
    const { color } = facetsOf([
      { id: '1', variants: [{ color: 'navy', quantity: 1 }] },
      { id: '2', imageURLs: [{ img: 'a', color: navy }] },
    ])
    expect(color).toEqual([{ value: 'navy', label: 'navy', count: 2, active: false, swatch: '#101830' }])
  })

  it('section 7: gives a product by id and the maximum price', () => {
    const index = buildCatalogueIndex([makeItem({ id: '7', price: 12.01 })])
    expect(index.byId('7')?.price).toBe(12.01)
    expect(index.byId('8')).toBeUndefined()
    expect(index.byId('__proto__')).toBeUndefined()
    expect(index.priceCeiling).toBe(1300)
    expect(index.size).toBe(1)
  })

  it('section 7: a warm index has every order', () => {
    const index = buildCatalogueIndex([makeItem({ id: '1', price: 2 }), makeItem({ id: '2', price: 1 })])
    warmIndex(index)
    for (const sortBy of SORT_KEYS) expect(index.order(sortBy)).toBe(index.order(sortBy))
    expect([...index.order('low')]).toEqual([1, 0])
  })
})
