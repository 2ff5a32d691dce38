import { describe, expect, it } from 'vitest'
import { EMPTY_QUERY } from '../catalogue-query.ts'
import { listSource } from '../catalogue-source.ts'
import { productDocument } from './search-document.ts'
import { createSearchIndex } from './search-index.ts'
import { popularSearches, searchPage } from './search-page.ts'
import { makeItem } from '../testing/item.ts'

const items = Array.from({ length: 14 }, (_, place) =>
  makeItem({
    id: String(place + 1),
    title: `Ring ${place + 1}`,
    parent: place < 4 ? 'Rings' : 'Gifts',
    children: place < 4 ? 'Bands' : 'Small',
    price: 100 - place,
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
const index = createSearchIndex()
index.put(items.map((item) => ({ ...productDocument(item), position: source.index.positionOf(item.id) })))
const page = (text: string, query = {}, limit = 120) =>
  searchPage(source, index, text, { ...EMPTY_QUERY, ...query }, limit)

describe('decisions, /pages/search', () => {
  it('shows 9, then 3 more, up to the limit', async () => {
    expect(await page('ring')).toMatchObject({ total: 14, hasMore: true })
    expect((await page('ring')).items).toHaveLength(9)
    expect((await page('ring', { shown: 12 })).items).toHaveLength(12)
    expect((await page('ring', { shown: 5000 }, 10)).items).toHaveLength(10)
  })

  it('usability 6: counts every category with its own choice left out', async () => {
    const { categories, total } = await page('ring', { category: 'rings' })
    expect(total).toBe(4)
    expect(categories).toEqual([
      { value: 'gifts', label: 'Gifts', count: 10, active: false },
      { value: 'rings', label: 'Rings', count: 4, active: true },
    ])
  })

  it("the catalogue's own parameters hold: status, price, order", async () => {
    expect((await page('ring', { status: 'on-sale' })).items.map(({ id }) => id)).toEqual(['1'])
    expect((await page('ring', { maxPrice: 8800 })).total).toBe(2)
    expect((await page('ring', { sortBy: 'low' })).items[0]?.id).toBe('14')
  })

  it('the text is trimmed, cut and freed of control characters', async () => {
    expect((await page('  ring\u0000\n7 ')).text).toBe('ring 7')
    expect([...(await page('💍'.repeat(500))).text]).toHaveLength(200)
  })

  it('popular searches are what sells', () => {
    expect(popularSearches(items, 1)).toEqual(['Bands'])
  })
})
