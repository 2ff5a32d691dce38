import { toMinor } from '#domain/shop/shop-money.ts'
import { describe, expect, it } from 'vitest'
import { listSource } from '#domain/catalogue/catalogue-source.ts'
import { makeItem } from '#domain/catalogue/testing/item.ts'
import { DEFAULT_SHOP_SETTINGS } from '#domain/shop/shop-settings.ts'
import { aboutData } from '../about/about-data.ts'
import { collections } from '../catalogues/collections.ts'
import { looks } from '../portfolio/looks.ts'
import { findCategory, productsScreen } from '../catalogue/screen/products-data.ts'
import { typeCategories } from '../catalogues/type-categories.ts'

const category = (id: string, parent: string, children: string[], status: 'Show' | 'Hide' = 'Show') => ({
  id,
  img: '',
  parent,
  children,
  productType: 'fashion',
  products: [],
  status,
})
const bags = category('c1', 'Bags & Accessories', ['Caps', 'Belts'])
const fashion = { productType: 'fashion', parent: 'Bags & Accessories' }
const items = [
  makeItem({ ...fashion, id: '1', children: 'Caps', tags: ['travel'], discount: 20 }),
  makeItem({ ...fashion, id: '2', children: 'Caps', tags: ['travel'] }),
  makeItem({ ...fashion, id: '3', children: 'Wallets', tags: ['travel'] }),
]
const source = listSource(items, [bags, category('c2', 'Empty', []), category('c3', 'Hidden', [], 'Hide')])

describe('spec 2.13: the screens', () => {
  it('categories: offered ones with products, with the counts of their sub-categories', async () => {
    const [type, ...others] = await typeCategories(source, DEFAULT_SHOP_SETTINGS)
    expect(others).toEqual([])
    expect(type).toMatchObject({ id: 'fashion', count: 3, to: '/shop?type=fashion' })
    expect(type?.categories).toHaveLength(1)
    expect(type?.categories[0]).toMatchObject({ id: 'c1', count: 3, to: '/screens/products/c1' })
    expect(type?.categories[0]?.children).toEqual([
      { title: 'Caps', count: 2, to: '/shop?category=bags-accessories&subcategory=caps' },
    ])
  })

  it('catalogues: only lists that find at least three products, each with a cover of three', async () => {
    const found = await collections(source)
    expect(found.map(({ id }) => id)).toEqual(['travel'])
    expect(found[0]).toMatchObject({ count: 3, to: '/shop?tag=travel' })
    expect(found[0]?.cover).toHaveLength(3)
  })

  it("the owner's own tags make catalogues, plainly named and the most frequent first", async () => {
    const tagged = (id: string, tags: string[]) => makeItem({ id, tags })
    const own = [tagged('1', ['oak', 'garden']), tagged('2', ['garden', 'oak']), tagged('3', ['oak', 'garden'])]
    const found = await collections(listSource([...own, tagged('4', ['garden', 'rare'])]))
    expect(found.map(({ title, line, count, to }) => [title, line, count, to])).toEqual([
      ['Garden', '', 4, '/shop?tag=garden'],
      ['Oak', '', 3, '/shop?tag=oak'],
    ])
  })

  it('portfolio: a look without its products is left out, a colour is carried to the details page', () => {
    expect(looks(items)).toEqual([])
    const image = (name: string, color?: string) => ({
      img: `/media/products/${name}-main-640.webp`,
      ...(color !== undefined && { color: { name: color, clrCode: '#fff' } }),
    })
    const pieces = looks([
      makeItem({ id: '1', price: toMinor(100), discount: 15, imageURLs: [image('handbag/cognac', 'Cognac')] }),
      makeItem({ id: '2', price: toMinor(50), imageURLs: [image('perfume/amber')] }),
    ])
    expect(pieces).toHaveLength(1)
    expect(pieces[0]).toMatchObject({ name: 'main', total: 13_500 })
    expect(pieces[0]?.pieces.map(({ to }) => to)).toEqual(['/shop/shop-details/1?color=cognac', '/shop/shop-details/2'])
  })

  it('spec 7.1: products of a category by its id or its slug, further parameters inside of it', async () => {
    expect(findCategory(source.categories, 'bags-accessories')).toBe(bags)
    expect(findCategory(source.categories, 'nothing')).toBeUndefined()
    const screen = await productsScreen(source, new URLSearchParams('subcategory=caps&category=hidden'), bags)
    expect(screen).toMatchObject({ title: 'Bags & Accessories', path: '/screens/products/c1' })
    expect(screen.page.items.map(({ id }) => id)).toEqual(['1', '2'])
    expect((await productsScreen(source, new URLSearchParams())).page.total).toBe(3)
  })

  it('about us: figures are counted, and what there is none of is left out', async () => {
    expect((await aboutData(source, DEFAULT_SHOP_SETTINGS)).figures.map(({ value }) => value)).toEqual(['3', '2', '30'])
  })
})
