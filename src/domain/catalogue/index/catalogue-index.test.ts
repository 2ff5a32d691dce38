import { toMinor } from '#domain/shop/testing/dollars.ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildCatalogueIndex, queryIndex } from './catalogue-index.ts'
import { EMPTY_QUERY, type CatalogueQuery } from '../query/catalogue-query.ts'
import { accepts, FACETS, facetOf, facetValues, type FacetKey } from '../query/facets.ts'
import { matches } from '../query/matches.ts'
import type { CatalogueItem } from '../product/product.ts'
import { sortItems } from '../query/sort.ts'
import { arbitraryCatalogue, arbitraryQuery } from '../testing/arbitrary-catalogue.ts'
import { arbitraryTuning } from '../testing/arbitrary-tuning.ts'
import { makeItem } from '../testing/item.ts'

const facetsOf = (items: Partial<CatalogueItem>[], query: Partial<CatalogueQuery> = {}) =>
  buildCatalogueIndex(items.map(makeItem))
    .select({ ...EMPTY_QUERY, ...query })
    .facets()

const values = (items: Partial<CatalogueItem>[], key: FacetKey, query: Partial<CatalogueQuery> = {}) =>
  facetsOf(items, query)[key].map(({ value }) => value)

describe('catalogue index', () => {
  it('spec 4.3: finds what the plain filter finds, in the order of the plain sort, in any window of it', () => {
    fc.assert(
      fc.property(
        arbitraryCatalogue,
        arbitraryQuery,
        fc.nat(20),
        fc.nat(20),
        arbitraryTuning,
        (items, query, start, length, tuning) => {
          const index = buildCatalogueIndex(items, tuning)
          const expected = sortItems(
            items.filter((item) => matches(item, query)),
            query.sortBy,
          ).map(({ id }) => id)
          const all = queryIndex(index, query, { start: 0, length: index.size })
          expect(Array.from(all.positions, (position) => index.idAt(position))).toEqual(expected)
          expect(all.total).toBe(expected.length)
          const part = queryIndex(index, query, { start, length })
          expect(Array.from(part.positions, (position) => index.idAt(position))).toEqual(
            expected.slice(start, start + length),
          )
        },
      ),
      { numRuns: 300 },
    )
  })

  it('among given positions it answers as the index of those products alone', () => {
    fc.assert(
      fc.property(arbitraryCatalogue, arbitraryQuery, fc.func(fc.boolean()), (items, query, isTaken) => {
        const index = buildCatalogueIndex(items)
        const taken = items.filter(({ id }) => isTaken(id))
        const within = Uint32Array.from(taken, ({ id }) => index.positionOf(id))
        const selection = index.select(query, within)
        const alone = buildCatalogueIndex(taken)
        const expected = alone.select(query)
        expect(Array.from(selection.positions(0, index.size), (position) => index.idAt(position))).toEqual(
          Array.from(expected.positions(0, alone.size), (position) => alone.idAt(position)),
        )
        expect(selection.total).toBe(expected.total)
        for (const facet of FACETS) {
          const counts = new Map(selection.facets()[facet.key].map(({ value, count }) => [value, count]))
          for (const { value, count } of expected.facets()[facet.key]) expect(counts.get(value)).toBe(count)
        }
      }),
    )
  })

  it('a selection knows its products and their places', () => {
    fc.assert(
      fc.property(arbitraryCatalogue, arbitraryQuery, (items, query) => {
        const index = buildCatalogueIndex(items)
        const selection = index.select(query)
        const sorted = sortItems(items, query.sortBy === 'on-sale' ? 'asc' : query.sortBy)
        let through = 0
        for (const item of sorted) {
          const position = index.positionOf(item.id)
          expect(selection.has(position)).toBe(matches(item, query))
          through += Number(matches(item, query))
          expect(selection.countThrough(position)).toBe(through)
        }
      }),
    )
  })

  it('spec 7.6: relatives share the slug of the category name, in asc order', () => {
    const named = (id: string, name: string) => makeItem({ id, category: { name } })
    const index = buildCatalogueIndex([named('10', 'Bags & Shoes'), named('9', 'bags shoes'), named('8', 'Rings')])
    const relatives = (length: number) =>
      Array.from(index.relatives('Bags  Shoes', length), (position) => index.idAt(position))
    expect([relatives(5), relatives(1), relatives(0)]).toEqual([['9', '10'], ['9'], []])
    index.update(named('9', 'Rings'))
    expect(relatives(5)).toEqual(['10'])
  })

  it('spec 2.13: counts what is found together', () => {
    fc.assert(
      fc.property(arbitraryCatalogue, (items) => {
        const together = buildCatalogueIndex(items).together('category', 'subcategory')
        for (const category of facetsOf(items).category) {
          for (const { value, count } of facetsOf(items, { category: category.value }).subcategory) {
            expect(together.get(category.value)?.get(value) ?? 0).toBe(count)
          }
        }
      }),
    )
  })

  it('spec 4.2: counts each option as the plain filter does with the own selection of the facet left out', () => {
    fc.assert(
      fc.property(arbitraryCatalogue, arbitraryQuery, arbitraryTuning, (items, query, tuning) => {
        const facets = buildCatalogueIndex(items, tuning).select(query).facets()
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

  it('spec 4.2: an option that would give nothing stays in the list; sub-categories are those of the choice around them', () => {
    fc.assert(
      fc.property(arbitraryCatalogue, arbitraryQuery, (items, query) => {
        const facets = buildCatalogueIndex(items).select(query).facets()
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

  it('spec 4.2: unknown words match nothing', () => {
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
      expect(index.select({ ...EMPTY_QUERY, ...query }).total).toBe(0)
    }
  })

  it('spec 4.2: options stand in the natural order of their facet', () => {
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

  it('spec 4.2: a sub-category of another category stays while it is active, so that it can be taken off', () => {
    const items = [
      { id: '1', parent: 'Rings', children: 'Bands' },
      { id: '2', parent: 'Shoes', children: 'Slides' },
    ]
    expect(values(items, 'subcategory', { category: 'rings' })).toEqual(['bands'])
    expect(values(items, 'subcategory', { category: 'rings', subcategory: 'slides' })).toEqual(['bands', 'slides'])
  })

  it('spec 3.1: a colour has the swatch of the first picture that gives one', () => {
    const navy = { name: 'Navy', clrCode: '#101830' }
    const { color } = facetsOf([
      { id: '1', variants: [{ color: 'navy', quantity: 1 }] },
      { id: '2', imageURLs: [{ img: 'a', color: navy }] },
    ])
    expect(color).toEqual([{ value: 'navy', label: 'navy', count: 2, active: false, swatch: '#101830' }])
  })

  it('spec 7.6: knows products by id and the maximum price', () => {
    const index = buildCatalogueIndex([makeItem({ id: '7', price: toMinor(12.01) })])
    expect(index.idAt(index.positionOf('7'))).toBe('7')
    expect(index.positionOf('8')).toBe(-1)
    expect(index.positionOf('__proto__')).toBe(-1)
    expect(() => index.idAt(1)).toThrow(RangeError)
    expect(index.priceCeiling).toBe(1300)
    expect(index.size).toBe(1)
  })

  it('spec 4.3: the beginning of an order, whatever a sort filters', () => {
    const index = buildCatalogueIndex([
      makeItem({ id: '1', price: toMinor(2) }),
      makeItem({ id: '2', price: toMinor(1) }),
    ])
    expect([...index.first('low', 5)]).toEqual([1, 0])
    expect([...index.first('on-sale', 1)]).toEqual([0])
  })
})
