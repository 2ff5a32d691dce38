/** Ways of shipping of quotes and orders: by country, weight and amount, and as the order was sold. */
import { describe, expect, it } from 'vitest'
import { minor } from '#domain/money/minor.ts'
import { testCatalogue, testProduct } from '#persistence/testing/test-catalogue.ts'
import { shopSettingsFrom } from '#server/settings/shop-file.ts'
import { orderApi, orderBody } from './testing/order-api.ts'

const catalogue = testCatalogue({
  products: [testProduct({ id: '1', price: minor(1000), discount: 0, quantity: 99, weight: 400 })],
})
const METHODS = [
  { id: 'dhl', title: 'DHL parcel', price: 4.9, days: [1, 2], countries: ['DE'], freeFrom: 50, taxClass: 'carriage' },
  {
    id: 'world',
    title: 'World post',
    days: [7, 14],
    byWeight: [
      { upTo: 1000, price: 9 },
      { upTo: 2000, price: 15 },
    ],
  },
]

async function shop(tax: object = {}) {
  const settings = { currency: 'EUR', country: 'DE', shipping: { methods: METHODS }, tax }
  const api = await orderApi({ shop: shopSettingsFrom(settings, 'x'), catalogue })
  const quote = async (shipping: string, quantity: number, country: string) =>
    (await api.post('/orders/quote', { shipping, lines: [{ id: '1', quantity }], address: { country } })).json()
  return { ...api, quote }
}

describe('spec 9.3: ways of shipping', () => {
  it('are offered where they serve, at their price, and products say what they weigh', async () => {
    const { app, quote } = await shop()
    expect(await quote('dhl', 1, 'DE')).toMatchObject({
      shipping: 4.9,
      changes: [],
      shippingMethods: [
        { id: 'dhl', title: 'DHL parcel', price: 4.9, days: [1, 2] },
        { id: 'world', price: 9 },
      ],
    })
    expect(await quote('dhl', 5, 'DE')).toMatchObject({ shipping: 0, total: 50 })
    expect(await quote('world', 3, 'FR')).toMatchObject({ shipping: 15, shippingMethods: [{ id: 'world' }] })
    expect((await app.inject('/api/product/1')).json()).toMatchObject({ weight: 400 })
  })

  it('a way that does not serve is told as a change, and nothing is stored', async () => {
    const { quote, place, database } = await shop()
    expect(await quote('dhl', 1, 'FR')).toMatchObject({
      shipping: 9,
      changes: [{ kind: 'shipping', was: 'dhl', now: 'world' }],
    })
    const body = orderBody({ lines: [{ id: '1', quantity: 6 }], shipping: 'dhl', total: 60 })
    const address = { ...(body['address'] as object), country: 'FR', postcode: '75001' }
    const refused = await place({ ...body, address })
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { changes: [{ kind: 'shipping', was: 'dhl', now: null }] },
    ])
    expect(await database.orders.list({ limit: 1 })).toEqual([])
    const unknown = await place({ ...body, shipping: 'free' })
    expect(unknown.statusCode).toBe(400)
    expect(unknown.body).toContain('dhl or world')
  })

  it('bears the tax of its own class', async () => {
    const rates = [
      { name: 'Goods', percent: 19 },
      { name: 'Carriage', percent: 10, class: 'carriage' },
    ]
    const { quote } = await shop({ mode: 'added', rates })
    expect(await quote('dhl', 1, 'DE')).toMatchObject({
      taxes: [
        { name: 'Goods', amount: 1.9 },
        { name: 'Carriage', amount: 0.49 },
      ],
    })
    expect(await quote('world', 1, 'DE')).toMatchObject({ taxes: [{ name: 'Goods', amount: 3.61 }] })
  })

  it('an order keeps the way as it was sold', async () => {
    const { app, place } = await shop()
    const placed = await place(orderBody({ lines: [{ id: '1', quantity: 1 }], shipping: 'dhl', total: 14.9 }))
    expect(placed.json()).toMatchObject({
      shipping: 4.9,
      shippingMethod: 'dhl',
      shippingTitle: 'DHL parcel',
      shippingDays: [1, 2],
    })
    const { number, key } = placed.json<{ number: string; key: string }>()
    expect((await app.inject(`/api/orders/${number}?key=${key}`)).json()).toEqual(placed.json())
  })
})
