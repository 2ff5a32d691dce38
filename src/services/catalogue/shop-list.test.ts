/** What tabs that are open read: whoever changes it raises the format, by which tabs with older code learn that it is not theirs. */
import { describe, expect, it } from 'vitest'
import { makeItem } from '#domain/catalogue/testing/item.ts'
import { toMinor } from '#domain/shop/testing/dollars.ts'
import { makeShopList, SHOP_LIST_FORMAT } from './shop-list.ts'

describe("the browser's copy", () => {
  it('is read as this in its format: raise SHOP_LIST_FORMAT with a field that goes or means something else', () => {
    const item = makeItem({ price: toMinor(19.99), discount: 10 })
    const list = makeShopList('0123456789abcdef', [item], { categories: [], brands: [] })
    expect([SHOP_LIST_FORMAT, JSON.parse(String(list?.body))]).toEqual([
      2,
      {
        version: '0123456789abcdef',
        items: [
          {
            id: '1',
            sku: 'SKU-1',
            img: '/media/1.webp',
            title: 'Product 1',
            slug: 'product-1',
            unit: 'pieces',
            imageURLs: [],
            parent: 'Headphones',
            children: 'Over-Ear',
            // Minor units.
            price: 1999,
            discount: 10,
            quantity: 10,
            brand: { name: 'Solvane' },
            category: { name: 'Headphones' },
            status: 'in-stock',
            productType: 'electronics',
            featured: false,
            sellCount: 0,
            tags: [],
            sizes: [],
            createdAt: '2026-01-01T00:00:00Z',
            rating: { average: 0, count: 0 },
            preview: '',
          },
        ],
        categories: [],
        brands: [],
      },
    ])
    expect(list?.path).toBe('/catalogue/2-0123456789abcdef.json')
  })
})
