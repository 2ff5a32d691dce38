import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EMPTY_QUERY, type CatalogueQuery } from './catalogue-query.ts'
import {
  chooseBrand,
  clearFilters,
  isFiltered,
  rebase,
  toggleOption,
  withFilter,
  withPage,
  withSort,
  withView,
} from './query-change.ts'
import { catalogueSearch } from './catalogue-query-url.ts'
import { FACETS } from './facets.ts'
import { arbitraryQuery } from './testing/arbitrary-catalogue.ts'

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
  it('section 4: a filter merges into the query and starts again at page 1 and the first depth', () => {
    expect(withFilter(deep, { minPrice: 500 })).toEqual({ ...deep, minPrice: 500, page: 1, shown: undefined })
  })

  it('section 4: a sort merges and starts again at page 1; a page and a view merge', () => {
    expect(withSort(deep, 'high')).toEqual({ ...deep, sortBy: 'high', page: 1 })
    expect(withPage(deep, 2)).toEqual({ ...deep, page: 2 })
    expect(withView(deep, 'grid')).toEqual({ ...deep, view: 'grid' })
  })

  it('section 4: an option is chosen, replaced, and taken off by a second click', () => {
    const low = toggleOption(EMPTY_QUERY, 'status', 'in-stock')
    expect(low.status).toBe('in-stock')
    expect(toggleOption(low, 'status', 'on-sale').status).toBe('on-sale')
    expect(toggleOption(low, 'status', 'in-stock').status).toBeUndefined()
    expect(toggleOption(EMPTY_QUERY, 'rating', '4').rating).toBe(4)
    expect(toggleOption({ ...EMPTY_QUERY, rating: 4 }, 'rating', '4').rating).toBeUndefined()
  })

  it('section 4: a second click takes any option off again', () => {
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

  it('section 2: check boxes collect brands, the widget chooses one', () => {
    expect(toggleOption(deep, 'brand', 'B').brands).toEqual(['B', 'a'])
    expect(toggleOption(toggleOption(deep, 'brand', 'b'), 'brand', 'a').brands).toEqual(['b'])
    expect(chooseBrand(deep, 'b').brands).toEqual(['b'])
    expect(chooseBrand(deep, 'a').brands).toEqual([])
    expect(chooseBrand({ ...deep, brands: ['a', 'b'] }, 'a').brands).toEqual(['a'])
  })

  it('section 2: another category drops the sub-category, a type drops both', () => {
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

  it('section 4: reset leaves the order and the view and no filter', () => {
    expect(clearFilters(deep)).toEqual({ ...EMPTY_QUERY, sortBy: 'low', view: 'list' })
    fc.assert(fc.property(arbitraryQuery, (query) => !isFiltered(clearFilters(query))))
  })

  it('section 4: every filter counts as one; order, page, view and a minimum of 0 do not', () => {
    expect(isFiltered({ ...EMPTY_QUERY, sortBy: 'on-sale', page: 2, view: 'list', shown: 12, minPrice: 0 })).toBe(false)
    const filters: Partial<CatalogueQuery>[] = [
      { minPrice: 1 },
      { maxPrice: 0 },
      { rating: 2 },
      { brands: ['a'] },
      { tag: 'gift' },
    ]
    for (const filter of filters) expect(isFiltered({ ...EMPTY_QUERY, ...filter })).toBe(true)
  })
})

describe('section 4: a change of a page that has moved on meanwhile', () => {
  const onSale = withFilter(EMPTY_QUERY, { status: 'on-sale' })

  it('leads where it was meant to when nothing has moved', () => {
    fc.assert(
      fc.property(arbitraryQuery, arbitraryQuery, (from, to) => {
        expect(catalogueSearch(rebase(from, from, to))).toBe(catalogueSearch(to))
      }),
    )
  })

  it('keeps what was chosen before it, whichever of two comes first', () => {
    fc.assert(
      fc.property(arbitraryQuery, fc.constantFrom(...FACETS), fc.constantFrom(...FACETS), (query, one, other) => {
        fc.pre(one !== other && !NESTED.has(one.key) && !NESTED.has(other.key))
        const [first, second] = [one, other].map((facet) =>
          toggleOption(query, facet.key, facet.options?.[0]?.value ?? 'word'),
        ) as [CatalogueQuery, CatalogueQuery]
        const both = rebase(first, query, second)
        expect(one.selected(both)).toEqual(one.selected(first))
        expect(other.selected(both)).toEqual(other.selected(second))
        expect(catalogueSearch(both)).toBe(catalogueSearch(rebase(second, query, first)))
      }),
    )
  })

  it('changes nothing more when it is repeated', () => {
    fc.assert(
      fc.property(arbitraryQuery, arbitraryQuery, arbitraryQuery, (latest, from, to) => {
        const once = rebase(latest, from, to)
        expect(catalogueSearch(rebase(once, from, to))).toBe(catalogueSearch(once))
      }),
    )
  })

  it('adds a brand to those that were chosen meanwhile, and takes off its own alone', () => {
    const brand = (...brands: string[]) => ({ ...EMPTY_QUERY, brands })
    expect(rebase(brand('a', 'c'), brand('c'), brand('b', 'c')).brands).toEqual(['a', 'b', 'c'])
    expect(rebase(brand('a', 'c'), brand('c'), brand()).brands).toEqual(['a'])
  })

  it('drops the sub-category that was chosen in another category', () => {
    const slides = { ...EMPTY_QUERY, category: 'shoes', subcategory: 'slides' }
    const shoes = { ...EMPTY_QUERY, category: 'shoes' }
    expect(rebase(slides, shoes, { ...EMPTY_QUERY, category: 'bags' })).toMatchObject({
      category: 'bags',
      subcategory: undefined,
    })
    expect(rebase(slides, shoes, withFilter(shoes, { type: 'jewelry', category: undefined }))).toMatchObject({
      type: 'jewelry',
      category: undefined,
      subcategory: undefined,
    })
  })

  it('starts again at page 1 after a filter and a sort, but not after a change of the view', () => {
    const third = withPage(EMPTY_QUERY, 3)
    expect(rebase(third, EMPTY_QUERY, onSale)).toEqual({ ...onSale, page: 1 })
    expect(rebase(third, EMPTY_QUERY, withSort(EMPTY_QUERY, 'low')).page).toBe(1)
    expect(rebase(third, EMPTY_QUERY, withView(EMPTY_QUERY, 'list'))).toEqual({ ...third, view: 'list' })
    expect(rebase(onSale, EMPTY_QUERY, withPage(EMPTY_QUERY, 2))).toEqual({ ...onSale, page: 2 })
  })
})
