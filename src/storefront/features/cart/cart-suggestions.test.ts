import { toMinor } from '#domain/shop/testing/dollars.ts'
import { describe, expect, it } from 'vitest'
import type { CatalogueItem } from '#domain/catalogue/product/product.ts'
import { cartSuggestions } from './cart-suggestions.ts'

function item(id: string, category: string, tags: string[] = []): CatalogueItem {
  return {
    id,
    sku: id,
    img: '',
    title: id,
    slug: id,
    unit: 'pieces',
    imageURLs: [],
    parent: category,
    children: '',
    price: toMinor(10),
    discount: 0,
    quantity: 9,
    brand: { name: '' },
    category: { name: category },
    status: 'in-stock',
    productType: category,
    featured: false,
    sellCount: 0,
    tags,
    sizes: [],
    createdAt: '',
    rating: { average: 0, count: 0 },
    preview: '',
  }
}
const ITEMS = [
  item('shoe', 'Shoes', ['run']),
  item('sock', 'Socks', ['run']),
  item('boot', 'Shoes', ['run', 'rain']),
  item('hat', 'Hats', ['rain']),
  item('pan', 'Kitchen', ['steel']),
]
const line = (id: string) => ({ ...(ITEMS.find((one) => one.id === id) ?? item(id, 'Other')), orderQuantity: 1 })

describe('usability 28: what goes well with a cart', () => {
  it('offers neither what is in the cart nor another of a category that is', () => {
    expect(cartSuggestions([line('shoe')], ITEMS).map(({ id }) => id)).toEqual(['sock'])
  })

  it('offers a product once, though it goes with two lines', () => {
    const ids = cartSuggestions(
      [line('sock'), line('hat')],
      ITEMS.filter(({ id }) => id !== 'shoe'),
    ).map(({ id }) => id)
    expect(ids).toEqual(['boot'])
  })

  it('offers nothing for an empty cart', () => {
    expect(cartSuggestions([], ITEMS)).toEqual([])
  })
})
