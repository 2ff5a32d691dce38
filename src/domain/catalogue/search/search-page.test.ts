import { toMinor } from '#domain/shop/testing/dollars.ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cataloguePage, type CataloguePage } from '../query/catalogue-page.ts'
import { EMPTY_QUERY } from '../query/catalogue-query.ts'
import { listSource } from '../catalogue-source.ts'
import { productDocument } from './search-document.ts'
import { createSearchIndex } from './search-index.ts'
import { slug } from '../slug.ts'
import { matchesPage } from './search-matches.ts'
import { popularSearches, searchFacets, searchPage } from './search-page.ts'
import { arbitraryCatalogue, arbitraryQuery } from '../testing/arbitrary-catalogue.ts'
import { makeItem } from '../testing/item.ts'
import { makeBrand, makeCategory } from '../testing/lists.ts'

const items = Array.from({ length: 14 }, (_, place) =>
  makeItem({
    id: String(place + 1),
    title: `Ring ${place + 1}`,
    parent: place < 4 ? 'Rings' : 'Gifts',
    children: place < 4 ? 'Bands' : 'Small',
    price: toMinor(100 - place),
    discount: place === 0 ? 10 : 0,
    sellCount: place < 4 ? 100 : 1,
  }),
)
const category = (id: string, parent: string, status: 'Show' | 'Hide' = 'Show') => ({
  id,
  img: '',
  parent,
  children: [],
  productType: 'jewelry',
  products: [],
  status,
})
const source = listSource(items, [category('a', 'Rings'), category('b', 'Gifts')])
const SIZE = { pageSize: 9, step: 3 }

function indexOf({ index: places }: typeof source, list: typeof items) {
  const index = createSearchIndex()
  index.put(list.map((item) => ({ ...productDocument(item), position: places.positionOf(item.id) })))
  return index
}
const index = indexOf(source, items)
const search = (text: string, query = {}, limit = 120) =>
  searchPage(source, index, text, { ...EMPTY_QUERY, ...query }, { ...SIZE, limit })
const page = async (text: string, query = {}, limit = 120) => (await search(text, query, limit)).page

/** What can be chosen and how often it would be found, by facet; a chosen option may stand there for its chip alone. */
function counts({ facets }: CataloguePage) {
  const rows = Object.entries(facets).map(([key, options]) => {
    const offered = options.filter(({ count, active }) => count > 0 || !active)
    // Stars that nothing has are offered in the shop alone.
    const shown = key === 'rating' ? offered.filter(({ count }) => count > 0) : offered
    return [key, Object.fromEntries(shown.map(({ value, count }) => [value, count]))]
  })
  return Object.fromEntries(rows)
}

describe('spec 2.14: results', () => {
  it('shows 9, then 3 more, up to the limit', async () => {
    expect(await page('ring')).toMatchObject({ total: 14, hasMore: true })
    expect((await page('ring')).items).toHaveLength(9)
    expect((await page('ring', { shown: 12 })).items).toHaveLength(12)
    expect((await page('ring', { shown: 5000 }, 10)).items).toHaveLength(10)
  })

  it('usability 6: counts every category with its own choice left out', async () => {
    const { facets, total } = await page('ring', { category: 'rings' })
    expect(total).toBe(4)
    expect(facets.category).toEqual([
      { value: 'rings', label: 'Rings', count: 4, active: true },
      { value: 'gifts', label: 'Gifts', count: 10, active: false },
    ])
  })

  it('has every filter of the shop, counted and bounded as in a shop that sells the matches alone', async () => {
    const parents = ['Bags & Accessories', 'Rings', 'Skin Care']
    const categories = parents.map((parent, place) => makeCategory({ id: `c${place}`, parent }))
    const brands = ['Aurel & Finch', 'Solvane', 'Nord Light'].map((name, place) => makeBrand({ id: `b${place}`, name }))
    await fc.assert(
      fc.asyncProperty(arbitraryCatalogue, arbitraryQuery, async (list, query) => {
        const mixed = list.map((item, place) => ({ ...item, title: place % 2 === 0 ? 'Lantern' : 'Toaster' }))
        const all = listSource(mixed, categories, brands)
        const found = await searchPage(all, indexOf(all, mixed), 'lantern', query, SIZE)
        const lanterns = mixed.filter(({ title }) => title === 'Lantern')
        const alone = await cataloguePage(listSource(lanterns, categories, brands), query, SIZE)
        const known = new Set(lanterns.map(({ brand }) => slug(brand.name)))
        const chosen = new Set(query.brands)
        expect(found.matching).toBe(lanterns.length)
        expect(found.page).toMatchObject({ total: alone.total, shown: alone.shown, priceCeiling: alone.priceCeiling })
        expect(found.page.popularBrands.filter((brand) => !chosen.has(brand.slug))).toEqual(
          alone.popularBrands.filter((brand) => known.has(brand.slug) && !chosen.has(brand.slug)),
        )
        const { size: _own, ...counted } = counts(found.page)
        const { size: _other, ...expected } = counts(alone)
        expect(counted).toEqual(expected)
        if (query.sortBy !== 'asc') expect(found.page.items).toEqual(alone.items)
      }),
    )
  })

  it('offers what any match has, greyed where another filter leaves it out, and nothing else', async () => {
    const list = [
      makeItem({ id: '1', title: 'Red Ring', sizes: ['6', '7'], price: toMinor(20), rating: { average: 5, count: 1 } }),
      makeItem({ id: '2', title: 'Blue Ring', sizes: ['8'], price: toMinor(30), parent: 'Rings' }),
      makeItem({ id: '3', title: 'Shirt', sizes: ['XL'], price: toMinor(900), parent: 'Shirts' }),
    ]
    const all = listSource(list, [makeCategory({ parent: 'Rings' }), makeCategory({ id: 'c2', parent: 'Shirts' })])
    const narrowed = await searchPage(all, indexOf(all, list), 'ring', { ...EMPTY_QUERY, maxPrice: 25 }, SIZE)
    expect(narrowed.page.priceCeiling).toBe(3000)
    expect(narrowed.page.facets.category).toEqual([{ value: 'rings', label: 'Rings', count: 0, active: false }])
    expect(narrowed.page.facets.size.map(({ label }) => label)).toEqual(['6', '7'])
    expect(narrowed.page.facets.rating.map(({ count }) => count)).toEqual([1, 1, 1])
    expect(searchFacets(all, indexOf(all, list), 'shirt', EMPTY_QUERY)).toMatchObject({
      size: [{ label: 'XL', count: 1 }],
      rating: [],
    })
  })

  it('gives the ids of the matches, out of which a copy of the catalogue makes the same page', async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryCatalogue, arbitraryQuery, async (list, query) => {
        const mixed = list.map((item, place) => ({
          ...item,
          title: ['Lantern', 'Old Lantern', 'Toaster'][place % 3] ?? '',
        }))
        const all = listSource(mixed)
        const { matches, page: made } = await searchPage(all, indexOf(all, mixed), 'lantern', query, SIZE)
        expect(await matchesPage(listSource(mixed), matches ?? [], query, SIZE)).toEqual(made)
      }),
    )
    expect((await search('ring')).matches).toHaveLength(14)
  })

  it('hands on no more than five hundred ids', async () => {
    const many = Array.from({ length: 501 }, (_, place) => makeItem({ id: String(place), title: 'Lantern' }))
    const all = listSource(many)
    const found = await searchPage(all, indexOf(all, many), 'lantern', EMPTY_QUERY, SIZE)
    expect(found).toMatchObject({ matching: 501, matches: null })
  })

  it("the catalogue's own parameters hold: status, price, order", async () => {
    expect((await page('ring', { status: 'on-sale' })).items.map(({ id }) => id)).toEqual(['1'])
    expect((await page('ring', { maxPrice: 88 })).total).toBe(2)
    expect((await page('ring', { sortBy: 'low' })).items[0]?.id).toBe('14')
  })

  it('the text is trimmed, cut and freed of control characters', async () => {
    expect((await search('  ring\u0000\n7 ')).text).toBe('ring 7')
    expect([...(await search('💍'.repeat(500))).text]).toHaveLength(200)
  })

  it('popular searches are what sells', () => {
    expect(popularSearches(items, 1)).toEqual(['Bands'])
  })
})
