import { describe, expect, it } from 'vitest'
import { orderApi, orderBody } from '#api/testing/order-api.ts'
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

  it('an origin that fails is an error, not a missing order', async () => {
    const fail = async () => new Response('', { status: 502 })
    const orders = createRemoteOrders({ baseUrl: 'http://api.test/api', fetch: fail })
    await expect(orders.find('V-00000000', 'secret')).rejects.toThrow('http://api.test/api/orders answered 502')
  })
})
