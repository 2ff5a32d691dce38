import { toDecimals } from '#domain/catalogue/testing/dollar-products.ts'
import { toMinor } from '#domain/shop/testing/dollars.ts'
import { describe, expect, it } from 'vitest'
import { makeItem } from '#domain/catalogue/testing/item.ts'
import { priceOf } from '#domain/pricing/sale-price.ts'
import { decodeLine, decodeProduct } from './stored-product.ts'

const written = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

describe('spec 3.5: stored products', () => {
  it('what we write we read', () => {
    const product = {
      ...makeItem({
        imageURLs: [{ img: 'a.webp', color: { name: 'Red', clrCode: '#ff0000' } }, { img: 'b.webp' }],
        sizes: ['S'],
        tags: ['new'],
        variants: [{ color: 'Red', size: 'S', sku: 'x', price: toMinor(12.5), discount: 5, quantity: 3 }],
        offerDate: { startDate: '2026-01-01T00:00:00Z', endDate: '2026-02-01T00:00:00Z' },
        videoId: 'local:a',
      }),
      description: 'Text',
      additionalInformation: [{ key: 'Weight', value: '1 kg' }],
    }
    expect(decodeProduct(written(toDecimals(product)))).toEqual(product)
    const line = { ...product, orderQuantity: 2, selected: { color: 'Red', size: 'S' } }
    expect(decodeLine(written(toDecimals(line)))).toEqual(line)
  })

  it('a line of another implementation, with fewer and other fields, is read and can be priced', () => {
    const foreign = {
      id: 641,
      title: 'Lamp',
      price: 12.99,
      discount: 15,
      quantity: 4,
      img: 'lamp.png',
      imageURLs: [{ img: 'lamp.png', color: { name: 'Red', clrCode: '#f00' } }, 'odd'],
      sizes: [8, 9],
      brand: { name: 'Fenn', id: 3 },
      orderQuantity: 3,
      reviews: [{ name: 'Ada' }],
    }
    const line = decodeLine(foreign)
    expect(line).toMatchObject({ id: '641', orderQuantity: 3, sizes: ['8', '9'], tags: [], status: 'in-stock' })
    expect(line).toMatchObject({ reviews: [{ name: 'Ada' }], category: { name: '' }, rating: { average: 0, count: 0 } })
    expect(line && priceOf(line).sale).toBe(1104)
  })

  it('spec 4.7: colours and sizes are compared as text', () => {
    const foreign = {
      ...toDecimals(makeItem()),
      orderQuantity: 1,
      selected: { size: 8 },
      variants: [{ size: 8, quantity: 5 }],
    }
    expect(decodeLine(foreign)).toMatchObject({ selected: { size: '8' }, variants: [{ size: '8', quantity: 5 }] })
  })

  it('fields of a wrong type become harmless', () => {
    const odd = {
      ...toDecimals(makeItem()),
      discount: '15',
      quantity: null,
      imageURLs: {},
      variants: 'no',
      brand: 4,
      offerDate: true,
      description: 5,
    }
    expect(decodeProduct(odd)).toMatchObject({
      discount: 0,
      quantity: 0,
      imageURLs: [],
      variants: undefined,
      brand: { name: '' },
      offerDate: undefined,
      description: '5',
    })
  })

  it('without an id, a title or a price there is no product', () => {
    for (const fields of [{ id: '' }, { id: {} }, { title: 7 }, { price: '12' }, { price: -1 }, { price: null }]) {
      expect(decodeProduct({ ...toDecimals(makeItem()), ...fields })).toBeNull()
    }
    for (const entry of [null, 7, 'text', [], undefined]) expect(decodeProduct(entry)).toBeNull()
  })

  it('spec 4.8: an orderQuantity is whole and at least 1; a line without one is one piece', () => {
    for (const orderQuantity of [0, -1, 1.5, '2', null]) {
      expect(decodeLine({ ...toDecimals(makeItem()), orderQuantity })).toBeNull()
    }
    expect(decodeLine(toDecimals(makeItem()))?.orderQuantity).toBe(1)
  })
})
