import { listsText } from '#storefront/texts/lists.ts'
import { dollars } from '#domain/shop/testing/dollars.ts'
import { describe, expect, it } from 'vitest'
import { EMPTY_QUERY } from '#domain/catalogue/query/catalogue-query.ts'
import type { FacetKey, FacetOption } from '#domain/catalogue/query/facets.ts'
import { activeFilters } from './active-filters.ts'

const FACETS: Record<FacetKey, FacetOption[]> = {
  type: [],
  category: [{ value: 'bags-accessories', label: 'Bags & Accessories', count: 3, active: true }],
  subcategory: [],
  brand: [
    { value: 'harrow-lane', label: 'Harrow Lane', count: 2, active: true },
    { value: 'tessaro', label: 'Tessaro', count: 4, active: true },
  ],
  status: [],
  color: [],
  size: [],
  rating: [],
  tag: [],
}

describe('active filters', () => {
  it('usability 9: each filter is a chip with its words and takes it off', () => {
    const query = {
      ...EMPTY_QUERY,
      category: 'bags-accessories',
      brands: ['harrow-lane', 'tessaro'],
      minPrice: 50,
      maxPrice: 900.5,
      rating: 4,
      page: 3,
    }
    const chips = activeFilters(query, FACETS, { t: listsText(), money: dollars, called: (name) => name })
    expect(chips.map(({ label }) => label)).toEqual([
      '$50 – $900.50',
      'Bags & Accessories',
      'Harrow Lane',
      'Tessaro',
      '4 stars and up',
    ])
    expect(chips[0]?.remove(query)).toMatchObject({ minPrice: undefined, maxPrice: undefined, page: 1, rating: 4 })
    expect(chips[2]?.remove(query).brands).toEqual(['tessaro'])
  })

  it('spec 4.2: a value that the catalogue does not know is shown as it was asked', () => {
    const chips = activeFilters({ ...EMPTY_QUERY, category: 'no-such', maxPrice: 10 }, FACETS, {
      t: listsText(),
      money: dollars,
      called: (name) => name,
    })
    expect(chips.map(({ label }) => label)).toEqual(['Up to $10', 'no-such'])
  })

  it('a product type is called by its title in this shop', () => {
    const types = [{ id: 'lamps', title: 'Lights & Lamps', home: null }]
    const labelOf = (type: string) =>
      activeFilters(
        { ...EMPTY_QUERY, type },
        FACETS,
        { t: listsText(), money: dollars, called: (name) => name },
        types,
      )[0]?.label
    expect([labelOf('lamps'), labelOf('rugs')]).toEqual(['Lights & Lamps', 'rugs'])
  })

  it('spec 4.2: without filters there are no chips, whatever the order or the page', () => {
    expect(
      activeFilters({ ...EMPTY_QUERY, sortBy: 'low', page: 4 }, FACETS, {
        t: listsText(),
        money: dollars,
        called: (name) => name,
      }),
    ).toEqual([])
  })
})
