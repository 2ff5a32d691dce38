import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EMPTY_QUERY, type CatalogueQuery } from './catalogue-query.ts'
import {
  brandChange,
  clearFilters,
  isFiltered,
  optionChange,
  type QueryChange,
  toggleOption,
  withFilter,
  withPage,
  withSort,
  withView,
} from './query-change.ts'
import { catalogueSearch } from './catalogue-query-url.ts'
import { FACETS } from './facets.ts'
import { arbitraryQuery } from '../testing/arbitrary-catalogue.ts'

/** Facets of which one lies inside the other. */
const NESTED = new Set(['type', 'category', 'subcategory'])

const deep: CatalogueQuery = {
  ...EMPTY_QUERY,
  category: 'rings',
  brands: ['a'],
  sortBy: 'low',
  page: 3,
  view: 'list',
  shown: 15,
}

describe('query changes', () => {
  it('spec 4.2: a filter merges into the query and starts again at page 1 and the first depth', () => {
    expect(withFilter(deep, { minPrice: 500 })).toEqual({ ...deep, minPrice: 500, page: 1, shown: undefined })
  })

  it('spec 4.2: a sort merges and starts again at page 1; a page and a view merge', () => {
    expect(withSort(deep, 'high')).toEqual({ ...deep, sortBy: 'high', page: 1 })
    expect(withPage(deep, 2)).toEqual({ ...deep, page: 2 })
    expect(withView(deep, 'grid')).toEqual({ ...deep, view: 'grid' })
  })

  it('spec 4.2: an option is chosen, replaced, and taken off by a second click', () => {
    const low = toggleOption(EMPTY_QUERY, 'status', 'in-stock')
    expect(low.status).toBe('in-stock')
    expect(toggleOption(low, 'status', 'on-sale').status).toBe('on-sale')
    expect(toggleOption(low, 'status', 'in-stock').status).toBeUndefined()
    expect(toggleOption(EMPTY_QUERY, 'rating', '4').rating).toBe(4)
    expect(toggleOption({ ...EMPTY_QUERY, rating: 4 }, 'rating', '4').rating).toBeUndefined()
  })

  it('spec 4.2: a second click takes any option off again', () => {
    fc.assert(
      fc.property(arbitraryQuery, fc.constantFrom(...FACETS), (query, facet) => {
        const value = facet.options?.[0]?.value ?? 'word'
        const once = toggleOption({ ...query, ...facet.select([]) }, facet.key, value)
        expect(facet.selected(once)).toContain(value)
        expect(facet.selected(toggleOption(once, facet.key, value))).not.toContain(value)
        expect(once.page).toBe(1)
      }),
    )
  })

  it('spec 4.2: check boxes collect brands, the widget chooses one', () => {
    expect(toggleOption(deep, 'brand', 'B').brands).toEqual(['B', 'a'])
    expect(toggleOption(toggleOption(deep, 'brand', 'b'), 'brand', 'a').brands).toEqual(['b'])
    expect(brandChange(deep, 'b')(deep).brands).toEqual(['b'])
    expect(brandChange(deep, 'a')(deep).brands).toEqual([])
    expect(brandChange({ ...deep, brands: ['a', 'b'] }, 'a')(deep).brands).toEqual(['a'])
  })

  it('spec 4.2: another category drops the sub-category, a type drops both', () => {
    const narrow = { ...deep, type: 'jewelry', subcategory: 'bands' }
    expect(toggleOption(narrow, 'category', 'shoes')).toMatchObject({
      type: 'jewelry',
      category: 'shoes',
      subcategory: undefined,
    })
    expect(toggleOption(narrow, 'category', 'rings')).toMatchObject({
      type: 'jewelry',
      category: undefined,
      subcategory: undefined,
    })
    expect(toggleOption(narrow, 'type', 'fashion')).toMatchObject({
      type: 'fashion',
      category: undefined,
      subcategory: undefined,
    })
    expect(toggleOption(narrow, 'type', 'jewelry')).toMatchObject({
      type: undefined,
      category: 'rings',
      subcategory: 'bands',
    })
  })

  it('spec 4.2: reset leaves the order and the view and no filter', () => {
    expect(clearFilters(deep)).toEqual({ ...EMPTY_QUERY, sortBy: 'low', view: 'list' })
    fc.assert(fc.property(arbitraryQuery, (query) => !isFiltered(clearFilters(query))))
  })

  it('spec 4.2: every filter counts as one; order, page, view and a minimum of 0 do not', () => {
    expect(isFiltered({ ...EMPTY_QUERY, sortBy: 'on-sale', page: 2, view: 'list', shown: 12, minPrice: 0 })).toBe(false)
    const filters: Partial<CatalogueQuery>[] = [
      { minPrice: 0.01 },
      { maxPrice: 0 },
      { rating: 2 },
      { brands: ['a'] },
      { tag: 'gift' },
    ]
    for (const filter of filters) expect(isFiltered({ ...EMPTY_QUERY, ...filter })).toBe(true)
  })
})

describe('spec 4.2: presses on a page that lags behind them', () => {
  const press = (query: CatalogueQuery, ...changes: QueryChange[]) =>
    changes.reduce((now, change) => change(now), query)
  const first = (facet: (typeof FACETS)[number]) => facet.options?.[0]?.value ?? 'word'

  it('of two options both hold, whichever comes first', () => {
    fc.assert(
      fc.property(arbitraryQuery, fc.constantFrom(...FACETS), fc.constantFrom(...FACETS), (shown, one, other) => {
        fc.pre(one !== other && !NESTED.has(one.key) && !NESTED.has(other.key))
        const changes = [one, other].map((facet) => optionChange(shown, facet.key, first(facet)))
        const both = press(shown, ...changes)
        for (const facet of [one, other]) {
          expect(facet.selected(both)).toEqual(facet.selected(toggleOption(shown, facet.key, first(facet))))
        }
        expect(catalogueSearch(press(shown, ...changes.toReversed()))).toBe(catalogueSearch(both))
      }),
    )
  })

  it('an option pressed again and again is chosen, or taken off, once', () => {
    fc.assert(
      fc.property(arbitraryQuery, arbitraryQuery, fc.constantFrom(...FACETS), (shown, latest, facet) => {
        const change = optionChange(shown, facet.key, first(facet))
        expect(press(latest, change, change)).toEqual(press(latest, change))
      }),
    )
  })

  it('a brand is added to those that were chosen meanwhile, and taken off alone; the widget knows one at a time', () => {
    const brands = (...words: string[]) => ({ ...EMPTY_QUERY, brands: words })
    expect(optionChange(brands('c'), 'brand', 'b')(brands('a', 'c')).brands).toEqual(['a', 'b', 'c'])
    expect(optionChange(brands('c'), 'brand', 'c')(brands('a', 'c')).brands).toEqual(['a'])
    expect(press(brands(), brandChange(brands(), 'a'), brandChange(brands(), 'b')).brands).toEqual(['b'])
  })

  it('a sub-category is chosen in the category that the page shows, a category in its type', () => {
    const shoes = { ...EMPTY_QUERY, category: 'shoes' }
    const bags = optionChange(shoes, 'category', 'bags')
    const slides = optionChange(shoes, 'subcategory', 'slides')
    expect(press(shoes, bags, slides)).toMatchObject({ category: 'shoes', subcategory: 'slides' })
    expect(press(shoes, slides, bags)).toMatchObject({ category: 'bags', subcategory: undefined })
    const jewelry = { ...EMPTY_QUERY, type: 'jewelry' }
    const rings = optionChange(jewelry, 'category', 'rings')
    expect(press(jewelry, optionChange(jewelry, 'type', 'fashion'), rings)).toMatchObject({
      type: 'jewelry',
      category: 'rings',
    })
  })

  it('a sub-category stays behind in its type where both types have a category of the same name', () => {
    const belts = { ...EMPTY_QUERY, type: 'fashion', category: 'accessories', subcategory: 'belts' }
    const inBranch = optionChange({ ...EMPTY_QUERY, type: 'electronics' }, 'category', 'accessories')
    expect(inBranch(belts)).toMatchObject({ type: 'electronics', category: 'accessories', subcategory: undefined })
  })

  it('a type holds when a category of all types is pressed after it', () => {
    const fashion = optionChange(EMPTY_QUERY, 'type', 'fashion')
    const shoes = optionChange(EMPTY_QUERY, 'category', 'shoes')
    expect(press(EMPTY_QUERY, fashion, shoes)).toMatchObject({ type: 'fashion', category: 'shoes' })
  })

  it('a category outlives its type, and only its own press takes it off', () => {
    const jewelry = { ...EMPTY_QUERY, type: 'jewelry' }
    const off = optionChange(jewelry, 'type', 'jewelry')
    expect(press(jewelry, optionChange(jewelry, 'category', 'rings'), off)).toMatchObject({
      type: undefined,
      category: 'rings',
    })
    const rings = { ...EMPTY_QUERY, category: 'rings' }
    const another = press(rings, optionChange(rings, 'category', 'shoes'), optionChange(rings, 'category', 'rings'))
    expect(another.category).toBe('shoes')
  })
})
