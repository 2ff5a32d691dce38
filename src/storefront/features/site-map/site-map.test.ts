import { describe, expect, it } from 'vitest'
import { listSource } from '#domain/catalogue/catalogue-source.ts'
import { makeItem } from '#domain/catalogue/testing/item.ts'
import { DEFAULT_SHOP_SETTINGS } from '#domain/shop/shop-settings.ts'
import { siteAddresses, siteMapIndex, siteMapPart } from './site-map.ts'

const SITE = 'https://shop.example'
const category = { img: '', children: [], productType: 'electronics', products: [] }
const source = listSource(
  [makeItem({ id: '1' }), makeItem({ id: 'a&b' })],
  [
    { ...category, id: 'c1', parent: 'Headphones', status: 'Show' },
    { ...category, id: 'c2', parent: 'Old', status: 'Hide' },
  ],
)

describe('the site map', () => {
  it('names homes, shop, screens, categories, short pages and products, and nothing hidden or empty', () => {
    const { length, slice } = siteAddresses(source, DEFAULT_SHOP_SETTINGS, false)
    const addresses = slice(0, length)
    expect(addresses).toEqual(expect.arrayContaining(['/home/main', '/home/electronic', '/shop', '/screens/aboutUs']))
    expect(addresses).toEqual(
      expect.arrayContaining(['/screens/products/c1', '/pages/shipping', '/shop/shop-details/1']),
    )
    expect(addresses).not.toContain('/screens/products/c2')
    expect(addresses).not.toContain('/home/fashion')
    expect(addresses, 'no looks, no portfolio').not.toContain('/screens/portfolio')
    expect(new Set(addresses).size).toBe(length)
    expect(addresses).toHaveLength(length)
    const parts = [slice(0, 7), slice(7, length - 1), slice(length - 1, length + 5)]
    expect(parts.flat()).toEqual(addresses)
  })

  it('is well formed whatever an id is', () => {
    const text = siteMapIndex(["/a?b=1&c='<"], SITE)
    expect(text).toContain('<loc>https://shop.example/a?b=1&amp;c=&apos;&lt;</loc>')
  })

  it('a large catalogue is listed in parts that together hold every address', () => {
    const many = Array.from({ length: 23_000 }, (_, at) => `/p/${at}`)
    expect(siteMapIndex(many, SITE)).toContain('<loc>https://shop.example/sitemap.xml?part=3</loc>')
    const parts = [1, 2, 3].map((part) => siteMapPart(many, SITE, part)?.match(/<loc>/g)?.length)
    expect(parts).toEqual([10_000, 10_000, 3000])
    for (const wrong of [0, 4, 1.5, Number.NaN]) expect(siteMapPart(many, SITE, wrong)).toBeNull()
  })
})
