import { homeText } from '#storefront/texts/home.ts'
import { describe, expect, it } from 'vitest'
import type { BrandFacts } from '#domain/catalogue/product/category.ts'
import { listSource } from '#domain/catalogue/catalogue-source.ts'
import type { CatalogueItem, Product } from '#domain/catalogue/product/product.ts'
import { makeItem } from '#domain/catalogue/testing/item.ts'
import { DEFAULT_SHOP_SETTINGS, type ShopSettings } from '#domain/shop/shop-settings.ts'
import { homeData } from './home-data.ts'
import { homeWords } from './home-words.ts'
import { homeLayout } from './layouts.ts'

const NOW = Date.parse('2026-11-10T12:00:00Z')

function whole(item: CatalogueItem): Product {
  return { ...item, description: 'A sentence. More.', additionalInformation: [], reviews: [] }
}

function madeBrand(name: string): BrandFacts {
  return { id: name, name, description: '', email: '', website: '', location: '', status: 'active', logo: '' }
}

function home(path: string, items: CatalogueItem[], settings: ShopSettings = DEFAULT_SHOP_SETTINGS) {
  const source = listSource(items, [], [...new Set(items.map(({ brand }) => brand.name))].map(madeBrand))
  const byId = new Map(items.map((item) => [item.id, whole(item)]))
  const read = (ids: readonly string[]) => Promise.resolve(ids.flatMap((id) => byId.get(id) ?? []))
  return homeData({ source, settings, path, nowMs: NOW, sortBy: 'asc', read, t: homeText() })
}

describe('homeData', () => {
  it('spec 2.12: each type home shows its own type, main shows all', async () => {
    const beauties = ['2', '3', '4'].map((id) => makeItem({ id, productType: 'beauty', sellCount: 1 }))
    const items = [makeItem({ id: '1' }), ...beauties]
    expect((await home('main', items))?.count).toBe(4)
    const beauty = await home('beauty', items)
    expect(beauty).toMatchObject({ mood: 'beauty', count: 3, shop: '/shop?type=beauty', typeTitle: 'Beauty' })
    expect(beauty?.collections.at(-1)?.products.map(({ id }) => id)).toEqual(['2', '3', '4'])
  })

  it('a shop with a few goods shows all of them on its main home, one as six', async () => {
    for (const count of [1, 3, 6]) {
      const items = Array.from({ length: count }, (_, at) => makeItem({ id: `${at + 1}` }))
      const main = await home('main', items)
      const shown = main?.collections.flatMap(({ products }) => products.map(({ id }) => id)) ?? []
      expect([...new Set(shown)].toSorted()).toEqual(items.map(({ id }) => id))
    }
  })

  it('spec 4.1: what is sold out is no new arrival', async () => {
    const items = [
      ...['1', '2', '3', '4'].map((id) => makeItem({ id, sellCount: 1 })),
      makeItem({ id: '5', quantity: 0 }),
      makeItem({ id: '6', status: 'out-of-stock' }),
      ...['7', '8', '9'].map((id) => makeItem({ id })),
    ]
    const arrivals = (await home('main', items))?.arrivals ?? []
    expect(arrivals.map(({ id }) => id).toSorted()).toEqual(['7', '8', '9'])
    // Fewer would leave a hole in their row.
    expect((await home('main', items.slice(0, 8)))?.arrivals).toEqual([])
  })

  it('spec 2.12 and 12.2: an unknown, a switched-off and an empty home are none', async () => {
    const items = [makeItem()]
    const off = { ...DEFAULT_SHOP_SETTINGS, homes: { ...DEFAULT_SHOP_SETTINGS.homes, electronic: { enabled: false } } }
    expect(await home('toys', items)).toBeNull()
    expect(await home('beauty', items)).toBeNull()
    expect(await home('electronic', items, off)).toBeNull()
    expect(await home('electronic', items)).not.toBeNull()
  })

  it('an empty catalogue still has a main home, without any section that needs goods', async () => {
    expect(await home('main', [])).toMatchObject({
      count: 0,
      collections: [],
      deals: [],
      doors: [],
      arrivals: [],
      brands: [],
    })
  })

  it("spec 4.14: the deal is the type's running offer that ends first, with its own first words", async () => {
    const offer = (id: string, endDate: string, productType: string) =>
      makeItem({ id, productType, offerDate: { startDate: '2026-11-01T00:00:00Z', endDate } })
    const items = [
      offer('1', '2026-11-12T00:00:00Z', 'electronics'),
      offer('2', '2026-11-11T00:00:00Z', 'electronics'),
      offer('3', '2026-11-10T13:00:00Z', 'beauty'),
    ]
    const deals = (await home('electronic', items))?.deals
    expect(deals?.map(({ product }) => product.id)).toEqual(['2', '1'])
    expect(deals?.[0]?.line).toBe('A sentence. More.')
    expect((await home('main', items))?.deals[0]?.product.id).toBe('3')
  })

  it("spec 2.12 and 12.2: the owner's hero and accent replace the mood's, and our picture's links go with it", async () => {
    const homes = { ...DEFAULT_SHOP_SETTINGS.homes, main: { enabled: true, hero: '/mine.webp', accent: '#123456' } }
    const found = await home('main', [makeItem()], { ...DEFAULT_SHOP_SETTINGS, homes })
    expect(found).toMatchObject({
      heroPicture: '/mine.webp',
      accent: { onLight: '#123456', onFilled: '#ffffff' },
      heroGoods: [],
    })
  })

  it('our still life stands for the goods that it shows alone', async () => {
    const lamps = { ...DEFAULT_SHOP_SETTINGS, productTypes: [{ id: 'lamps', title: 'Lamps', home: 'lamps' }] }
    const lamp = makeItem({ productType: 'lamps' })
    expect((await home('main', [lamp], lamps))?.hasStillLife).toBe(false)
    expect((await home('lamps', [lamp], lamps))?.hasStillLife).toBe(false)
    expect((await home('electronic', [makeItem()]))?.hasStillLife).toBe(false)
    const ours = ['camera/tan', 'headphones/cream'].map((piece, place) =>
      makeItem({ id: `${place}`, imageURLs: [{ img: `/media/products/${piece}-main-640.webp` }] }),
    )
    expect((await home('electronic', ours))?.hasStillLife).toBe(true)
    expect((await home('electronic', ours.slice(1)))?.hasStillLife).toBe(false)
  })

  it('with other goods than ours, a type of the specification says nothing of ours', async () => {
    const found = await home('jewelry', [makeItem({ productType: 'jewelry' })])
    expect(found?.sections).toEqual(homeLayout('toys', false, 0, 1).sections)
    expect(found && homeWords(found, homeText()).headline).toBe('Jewelry')
    const main = await home('main', [makeItem()])
    expect(main && homeWords(main, homeText()).headline).toBe('Vitrine')
  })

  it('a house of one shop shows its categories instead of one door', async () => {
    expect((await home('main', [makeItem()]))?.sections).not.toContain('doors')
    const both = await home('main', [makeItem({ id: '1' }), makeItem({ id: '2', productType: 'beauty' })])
    expect(both?.sections).toContain('doors')
    expect(both?.doors.map(({ to }) => to)).toEqual(['/home/electronic', '/home/beauty'])
  })

  it('what is new stands once where nothing is featured and nothing has sold', async () => {
    const items = ['1', '2', '3', '4', '5', '6', '7'].map((id) => makeItem({ id, featured: false, sellCount: 0 }))
    expect((await home('main', items))?.arrivals).toEqual([])
    const sold = await home('main', [...items.slice(1), makeItem({ id: '1', sellCount: 2 })])
    expect(sold?.arrivals).toHaveLength(3)
  })

  it("a product type of the owner's own gets the plain home in its own words", async () => {
    const toys = { id: 'toys', title: 'Toys', home: 'toys' }
    const settings = { ...DEFAULT_SHOP_SETTINGS, productTypes: [...DEFAULT_SHOP_SETTINGS.productTypes, toys] }
    const found = await home('toys', [makeItem({ productType: 'toys' })], settings)
    expect(found?.sections).toEqual(homeLayout('toys', false, 0, 1).sections)
    expect(found && homeWords(found, homeText())).toMatchObject({
      headline: 'Toys',
      lead: 'One product from one brand, in one place.',
    })
    const unbranded = await home('toys', [makeItem({ productType: 'toys', brand: { name: 'Unbranded' } })], settings)
    expect(unbranded && homeWords(unbranded, homeText()).lead).toBe('One product, in one place.')
  })
})
