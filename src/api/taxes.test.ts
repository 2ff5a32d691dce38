/** Tax of quotes and orders, by class and place. */
import { describe, expect, it } from 'vitest'
import { minor } from '#domain/money/minor.ts'
import { testCatalogue, testProduct } from '#persistence/testing/test-catalogue.ts'
import { shopSettingsFrom } from '#server/settings/shop-file.ts'
import { orderApi, orderBody } from './testing/order-api.ts'

const catalogue = testCatalogue({
  products: [
    testProduct({ id: '1', price: minor(11_900), quantity: 9 }),
    testProduct({ id: 'book', price: minor(10_700), quantity: 9, taxClass: 'reduced' }),
  ],
})
const LINES = [
  { id: '1', quantity: 1 },
  { id: 'book', quantity: 1 },
]

async function shopWith(tax: object) {
  const shop = shopSettingsFrom({ currency: 'EUR', country: 'DE', tax, shipping: { flatRate: { price: 22.6 } } }, 'x')
  return await orderApi({ shop, catalogue })
}

describe('spec 9.8: tax of an order', () => {
  it('within the prices: one line a rate, shipping in proportion, and the order keeps them', async () => {
    const rates = [
      { name: 'MwSt', percent: 19 },
      { name: 'MwSt', percent: 7, class: 'reduced' },
    ]
    const { app, place, post } = await shopWith({ mode: 'included', rates })
    const taxes = [
      { name: 'MwSt', percent: 19, amount: 20.9 },
      { name: 'MwSt', percent: 7, amount: 7.7 },
    ]
    const quote = await post('/orders/quote', { shipping: 'flat-rate', lines: LINES })
    expect(quote.json()).toMatchObject({ total: 248.6, taxes, changes: [] })
    const placed = await place(orderBody({ lines: LINES, shipping: 'flat-rate', total: 248.6 }))
    expect(placed.json()).toMatchObject({ total: 248.6, taxes })
    const { number, key } = placed.json<{ number: string; key: string }>()
    expect((await app.inject(`/api/orders/${number}?key=${key}`)).json()).toEqual(placed.json())
    expect((await app.inject('/api/product/book')).json()).toMatchObject({ taxClass: 'reduced' })
  })

  it('added: by country and region of the address, and a total without it is told', async () => {
    const rates = [
      { name: 'Tax', percent: 5, countries: ['US'] },
      { name: 'Tax', percent: 10, countries: ['US'], regions: ['NY'] },
    ]
    const { place, post } = await shopWith({ mode: 'added', rates })
    const lines = [{ id: '1', quantity: 1 }]
    const quoted = async (address?: object) =>
      (await post('/orders/quote', { shipping: 'free', lines, ...(address && { address }) })).json<{ total: number }>()
        .total
    expect([
      await quoted(),
      await quoted({ country: 'US' }),
      await quoted({ country: 'us', state: 'ny' }),
      await quoted({ country: 'FR' }),
    ]).toEqual([119, 124.95, 130.9, 119])
    const address = { ...(orderBody()['address'] as object), country: 'US', state: 'NY', postcode: '10001' }
    const wrong = await place(orderBody({ lines, address, total: 119 }))
    expect(wrong.json()).toMatchObject({ changes: [{ kind: 'total', was: 119, now: 130.9 }] })
    const placed = await place(orderBody({ lines, address, total: 130.9 }))
    expect(placed.json()).toMatchObject({ total: 130.9, taxes: [{ name: 'Tax', percent: 10, amount: 11.9 }] })
  })

  it('without rates there are no lines', async () => {
    const { place } = await orderApi()
    expect((await place(orderBody())).json()).toMatchObject({ taxes: [], currency: 'USD' })
  })
})
