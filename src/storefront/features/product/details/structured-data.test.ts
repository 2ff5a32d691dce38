import { DEFAULT_SHOP_SETTINGS } from '#domain/shop/shop-settings.ts'
import { toMinor } from '#domain/shop/testing/dollars.ts'
import type { Product } from '#domain/catalogue/product/product.ts'
import { expect, it } from 'vitest'
import { structuredData } from './structured-data.ts'

const product = {
  id: '7',
  title: 'Ring',
  description: 'A ring.',
  sku: 'R',
  parent: 'Rings',
  img: '/media/ring.webp',
  price: toMinor(12.99),
  discount: 15,
  quantity: 1,
  status: 'in-stock',
  brand: { name: 'Ostrea' },
  rating: { average: 0, count: 0 },
} as unknown as Product

it('spec 2.17: only real reviews reach structured data, and the price is the sale price', () => {
  const plain = structuredData(product, 'https://shop.example', DEFAULT_SHOP_SETTINGS)
  expect(plain).not.toHaveProperty('aggregateRating')
  expect(plain.offers).toMatchObject({
    price: '11.04',
    url: 'https://shop.example/shop/shop-details/7',
    availability: 'https://schema.org/InStock',
  })
  const rated = structuredData(
    { ...product, quantity: 0, rating: { average: 4.2, count: 3 } },
    'https://shop.example',
    DEFAULT_SHOP_SETTINGS,
  )
  expect(rated).toMatchObject({
    aggregateRating: { ratingValue: 4.2, reviewCount: 3 },
    offers: { availability: 'https://schema.org/OutOfStock' },
  })
})

it('a name that says that there is no brand is none for search engines', () => {
  expect(structuredData(product, 'https://shop.example', DEFAULT_SHOP_SETTINGS)).toMatchObject({
    brand: { name: 'Ostrea' },
  })
  const unbranded = { ...product, brand: { name: 'Unbranded' } }
  expect(structuredData(unbranded, 'https://shop.example', DEFAULT_SHOP_SETTINGS)).not.toHaveProperty('brand')
})

it('spec 3.2: where prices of variants differ, search engines get the lowest as such', () => {
  const variants = [
    { size: 'S', price: toMinor(20), quantity: 1 },
    { size: 'M', price: toMinor(30), quantity: 1 },
  ]
  const { offers } = structuredData(
    { ...product, variants, discount: 0 },
    'https://shop.example',
    DEFAULT_SHOP_SETTINGS,
  )
  expect(offers).toMatchObject({ '@type': 'AggregateOffer', lowPrice: '20.00' })
  expect(offers).not.toHaveProperty('price')
})
