import { homeText } from '#storefront/texts/home.ts'
import { dollars, toMinor } from '#domain/shop/testing/dollars.ts'
import { describe, expect, it } from 'vitest'
import { makeItem } from '#domain/catalogue/testing/item.ts'
import { EMPTY_QUERY } from '#domain/catalogue/query/catalogue-query.ts'
import { listSource } from '#domain/catalogue/catalogue-source.ts'
import type { CatalogueItem } from '#domain/catalogue/product/product.ts'
import { curatedCollections } from './curated.ts'

function curated(items: readonly CatalogueItem[]) {
  const source = listSource(items)
  return curatedCollections(source, items, source.index.select(EMPTY_QUERY).facets().tag, {
    t: homeText(),
    money: dollars,
  })
}

describe('curatedCollections', () => {
  const tagged = (id: string, tag: string, fields: Parameters<typeof makeItem>[0] = {}) =>
    makeItem({ id, tags: [tag], img: `/${id}.webp`, ...fields })

  it('takes a theme with three goods or more and counts what its link shows', async () => {
    const [gifts, ...more] = await curated([
      tagged('1', 'gift', { price: toMinor(50), sellCount: 3 }),
      tagged('2', 'gift', { price: toMinor(20), sellCount: 2 }),
      tagged('3', 'gift', { price: toMinor(10), sellCount: 1, featured: true }),
      tagged('4', 'gift', { price: toMinor(50.01) }),
      tagged('5', 'desk'),
    ])
    expect(gifts).toEqual({
      title: 'Gifts under $50',
      line: 'Three small things that do not feel small',
      to: '/shop?maxPrice=50&tag=gift',
      cover: ['3', '1', '2'].map((id) => ({ id, img: `/${id}.webp`, title: `Product ${id}` })),
    })
    expect(more).toEqual([])
  })

  it("names another owner's tags plainly", async () => {
    const found = await curated(['1', '2', '3'].map((id) => tagged(id, 'new-season')))
    expect(found.map(({ title, to }) => [title, to])).toEqual([['New season', '/shop?tag=new-season']])
  })
})
