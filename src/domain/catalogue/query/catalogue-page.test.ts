import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cataloguePage } from './catalogue-page.ts'
import { EMPTY_QUERY } from './catalogue-query.ts'
import { listSource } from '../catalogue-source.ts'
import { topRated } from '../showing/top-rated.ts'
import { arbitraryCatalogue, arbitraryQuery } from '../testing/arbitrary-catalogue.ts'
import { makeBrand, makeCategory } from '../testing/lists.ts'
import { makeItem } from '../testing/item.ts'

const source = (count: number) =>
  listSource(Array.from({ length: count }, (_, index) => makeItem({ id: String(index + 1) })))

describe('catalogue page', () => {
  it('spec 9.5: shows 9 products a page', async () => {
    const page = await cataloguePage(source(44), { ...EMPTY_QUERY, page: 5 }, { pageSize: 9 })
    expect(page).toMatchObject({
      total: 44,
      shown: 8,
      from: 37,
      to: 44,
      page: 5,
      totalPages: 5,
      pages: [1, 2, 3, 4, 5],
      hasMore: false,
    })
    expect(page.items.map(({ id }) => id)).toEqual(['37', '38', '39', '40', '41', '42', '43', '44'])
  })

  it('spec 4.4: a page that does not exist is clamped', async () => {
    expect((await cataloguePage(source(44), { ...EMPTY_QUERY, page: 99 }, { pageSize: 9 })).page).toBe(5)
  })

  it('spec 4.4: load more shows 9 first, then as many as the address says, up to the limit', async () => {
    const size = { pageSize: 9, step: 3 }
    expect(await cataloguePage(source(14), { ...EMPTY_QUERY, page: 2 }, size)).toMatchObject({
      shown: 9,
      from: 1,
      to: 9,
      page: 1,
      hasMore: true,
    })
    expect(await cataloguePage(source(14), { ...EMPTY_QUERY, shown: 3 }, size)).toMatchObject({ shown: 9 })
    expect(await cataloguePage(source(14), { ...EMPTY_QUERY, shown: 12 }, size)).toMatchObject({
      shown: 12,
      hasMore: true,
    })
    expect(await cataloguePage(source(14), { ...EMPTY_QUERY, shown: 15 }, size)).toMatchObject({
      shown: 14,
      hasMore: false,
    })
    expect(await cataloguePage(source(14), { ...EMPTY_QUERY, shown: 15 }, { ...size, limit: 10 })).toMatchObject({
      shown: 10,
      hasMore: true,
    })
  })

  it('spec 2.4: with nothing found there is no page and no range', async () => {
    expect(await cataloguePage(source(3), { ...EMPTY_QUERY, category: 'x' }, { pageSize: 9 })).toMatchObject({
      items: [],
      total: 0,
      shown: 0,
      from: 0,
      to: 0,
      page: 1,
      totalPages: 0,
      pages: [],
      hasMore: false,
      catalogueSize: 3,
      priceCeiling: 10_000,
    })
  })

  it('spec 2.4 and 4.2: widgets offer shown categories and active brands in the order of their lists', async () => {
    const items = [
      makeItem({ id: '1', parent: 'Rings', brand: { name: 'Solvane' } }),
      makeItem({ id: '2', parent: 'Bags & Shoes', brand: { name: 'Aurel & Finch' } }),
      makeItem({ id: '3', parent: 'Secret', brand: { name: 'Gone' } }),
    ]
    const categories = [
      makeCategory({ parent: 'Bags & Shoes' }),
      makeCategory({ parent: 'Empty' }),
      makeCategory({ parent: 'Rings' }),
      makeCategory({ parent: 'Secret', status: 'Hide' }),
    ]
    const brands = [
      makeBrand({ name: 'Aurel & Finch', logo: '/finch.svg' }),
      makeBrand({ name: 'Gone', status: 'inactive' }),
      makeBrand({ name: 'Solvane' }),
    ]
    const page = await cataloguePage(listSource(items, categories, brands), EMPTY_QUERY, { pageSize: 9 })
    expect(page.facets.category.map(({ value }) => value)).toEqual(['bags-shoes', 'rings'])
    expect(page.facets.brand.map(({ value }) => value)).toEqual(['aurel-finch', 'solvane'])
    expect(page.popularBrands).toEqual([
      { name: 'Aurel & Finch', slug: 'aurel-finch', logo: '/finch.svg' },
      { name: 'Solvane', slug: 'solvane', logo: '' },
    ])
  })

  it('spec 9.6: Top Rated looks at the whole catalogue, whatever the filter', async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryCatalogue, arbitraryQuery, async (items, query) => {
        const page = await cataloguePage(listSource(items), query, { pageSize: 9 })
        expect(page.topRated).toEqual(topRated(items))
      }),
    )
  })

  it('spec 9.5: all pages together are the whole result, each product once', async () => {
    await fc.assert(
      fc.asyncProperty(
        arbitraryCatalogue,
        arbitraryQuery,
        fc.integer({ min: 1, max: 12 }),
        async (items, query, pageSize) => {
          const shop = listSource(items)
          const first = await cataloguePage(shop, { ...query, page: 1 }, { pageSize })
          const ids: string[] = []
          for (let page = 1; page <= first.totalPages; page += 1) {
            const part = await cataloguePage(shop, { ...query, page }, { pageSize })
            expect(part.from).toBe(ids.length + 1)
            ids.push(...part.items.map(({ id }) => id))
            expect(part.to).toBe(ids.length)
            expect(part.hasMore).toBe(page < first.totalPages)
          }
          expect(ids.length).toBe(first.total)
          const grown = await cataloguePage(shop, { ...query, shown: items.length }, { pageSize, step: 3 })
          expect(grown.items.map(({ id }) => id)).toEqual(ids)
        },
      ),
    )
  })
})
