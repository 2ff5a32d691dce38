import { describe, expect, it } from 'vitest'
import { orderApi, orderBody } from '#api/testing/order-api.ts'
import { TEST_BUYER } from '#domain/order/testing/test-order.ts'
import { DEFAULT_SHOP_SETTINGS } from '#domain/shop/shop-settings.ts'
import { createRemoteOrders } from './remote-orders.ts'

describe('spec 12.1: orders of another origin', () => {
  it('are read over its API as the database there has them', async () => {
    const { app, place, database } = await orderApi()
    const { number, key } = (
      await place(orderBody({ shipping: 'flat-rate', total: 31.04, notes: 'Ring twice' }))
    ).json()
    const orders = createRemoteOrders({
      baseUrl: 'http://api.test/api',
      fetch: async (address) => {
        const { pathname, search } = new URL(address instanceof Request ? address.url : address)
        const { statusCode, body } = await app.inject(`${pathname}${search}`)
        return new Response(body, { status: statusCode })
      },
    })
    expect(await orders.find(number, key)).toEqual(await database.orders.find(number))
    expect(await orders.find(number, 'wrong')).toBeNull()
    expect(await orders.find('V-00000000', key)).toBeNull()
  })

  it('take a withdrawal for it, by the order’s key or by number and e-mail address', async () => {
    const { app, place, database } = await orderApi({
      shop: { ...DEFAULT_SHOP_SETTINGS, market: { eu: true, words: {} } },
    })
    const { number, key } = (await place(orderBody())).json()
    const orders = createRemoteOrders({
      baseUrl: 'http://api.test/api',
      fetch: async (address, init) => {
        const { pathname, search } = new URL(address instanceof Request ? address.url : address)
        const { statusCode, body } = await app.inject({
          method: init?.method === 'POST' ? 'POST' : 'GET',
          url: pathname + search,
          headers: init?.headers as Record<string, string>,
          ...(typeof init?.body === 'string' && { payload: init.body }),
        })
        return new Response(body, { status: statusCode })
      },
    })
    const { email } = TEST_BUYER.contact
    expect((await orders.track(number, email))?.key).toBe(key)
    expect(await orders.track(number, 'other@example.com')).toBeNull()
    expect(await orders.withdraw(number, key, { name: '', lines: [] })).toEqual({ kind: 'wrong', field: 'name' })
    expect(await orders.withdraw(number, key, { name: 'Mara', lines: [9] })).toEqual({ kind: 'wrong', field: 'lines' })
    expect(await orders.withdraw(number, 'wrong', { name: 'Mara', lines: [] })).toEqual({ kind: 'unknown' })
    const kept = await orders.withdraw(number, key, { name: 'Mara', lines: [] })
    expect([(await database.orders.find(number))?.withdrawals]).toEqual([
      kept.kind === 'kept' ? [kept.withdrawal] : 'nothing',
    ])
    expect(await orders.find(number, key)).toEqual(await database.orders.find(number))
  })

  it('an origin that fails is an error, not a missing order', async () => {
    const fail = async () => new Response('', { status: 502 })
    const orders = createRemoteOrders({ baseUrl: 'http://api.test/api', fetch: fail })
    await expect(orders.find('V-00000000', 'secret')).rejects.toThrow('http://api.test/api/orders answered 502')
  })
})
