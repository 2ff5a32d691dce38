/** Shops of several currencies in one process: each answers, takes and stores amounts of its own. */
import { expect, it } from 'vitest'
import { moneyOf } from '#domain/shop/shop-money.ts'
import { testCatalogue, testProduct } from '#persistence/testing/test-catalogue.ts'
import { shopSettingsFrom } from '#server/settings/shop-file.ts'
import { orderApi, orderBody } from './testing/order-api.ts'

/** A product of so much, and flat rate for `flat`. */
async function shopIn(currency: string, price: number, flat: number) {
  const shop = shopSettingsFrom({ currency, shipping: { flatRate: { price: flat } } }, 'shop.json')
  const { toMinor } = moneyOf(shop)
  const lamp = testProduct({ id: '1', price: toMinor(price), quantity: 9 })
  return await orderApi({ shop, catalogue: testCatalogue({ products: [lamp] }) })
}

const CASES = [
  ['EUR', 12.5, 4.9, 29.9, 12.505],
  ['JPY', 1299, 800, 3398, 1299.5],
  ['KWD', 1.125, 0.75, 3, 1.1255],
] as const

it('spec 9.1: amounts of each currency are decimals at the edges and whole inside, side by side', async () => {
  const shops = await Promise.all(CASES.map(([code, price, flat]) => shopIn(code, price, flat)))
  for (const [at, { app, place, post }] of shops.entries()) {
    const [currency, price, shipping, total, tooFine] = CASES[at] ?? CASES[0]
    const lines = [{ id: '1', quantity: 2, price }]
    const sums = { currency, subtotal: price * 2, discount: 0, shipping, total }
    const body = orderBody({ lines, shipping: 'flat-rate', total })
    const { payment: _payment, ...quoted } = body
    expect((await post('/orders/quote', quoted)).json()).toMatchObject({ ...sums, changes: [] })
    const placed = await place(body)
    expect(placed.json()).toMatchObject(sums)
    const { number, key } = placed.json<{ number: string; key: string }>()
    expect((await app.inject(`/api/orders/${number}?key=${key}`)).json()).toEqual(placed.json())
    expect((await app.inject('/api/product/1')).json()).toMatchObject({ price })
    const found = async (filter: object) =>
      (await app.inject(`/api/product?filter=${encodeURIComponent(JSON.stringify(filter))}`)).json<unknown[]>().length
    expect(await Promise.all([found({ minPrice: price, maxPrice: price }), found({ minPrice: tooFine + 1 })])).toEqual([
      1, 0,
    ])
    const refused = await place(orderBody({ lines: [{ id: '1', quantity: 1, price: tooFine }], total: price }))
    expect([refused.statusCode, refused.body.includes(currency)]).toEqual([400, true])
    const changed = await place(orderBody({ lines: [{ id: '1', quantity: 1, price: price * 2 }], total: price }))
    expect(changed.json()).toMatchObject({ changes: [{ kind: 'price', was: price * 2, now: price }] })
  }
})
