import { describe, expect, it } from 'vitest'
import { DEFAULT_SHOP_SETTINGS } from '#domain/shop/shop-settings.ts'
import { orderApi, orderBody } from './testing/order-api.ts'

const EU = { ...DEFAULT_SHOP_SETTINGS, market: { eu: true, words: {} } }

async function placed(shop = EU) {
  const api = await orderApi({ shop })
  const { number, key } = (await api.place(orderBody())).json() as { number: string; key: string }
  const withdraw = (body: unknown, opened = key) => api.post(`/orders/${number}/withdrawals?key=${opened}`, body)
  return { ...api, number, key, withdraw }
}

describe('POST /orders/{number}/withdrawals', () => {
  it('spec 10.15: takes a statement, says when it came, and shows it with the order', async () => {
    const { app, number, key, withdraw } = await placed()
    const answer = await withdraw({ name: 'Mara Tell' })
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toMatchObject({ id: 1, name: 'Mara Tell', late: false })
    expect(Math.abs(Date.parse(answer.json().at) - Date.now())).toBeLessThan(60_000)
    const found = await app.inject(`/api/orders/${number}?key=${key}`)
    expect(found.json().withdrawals).toEqual([answer.json()])
    expect((await withdraw({ name: 'Mara Tell' })).json()).toEqual(answer.json())
  })

  it('is refused to whoever has not the key, and names each wrong field', async () => {
    const { withdraw, app, number, key } = await placed()
    expect((await withdraw({ name: 'Mara' }, 'another')).statusCode).toBe(404)
    for (const [body, path] of [
      [{ name: '  ' }, 'name'],
      [{ name: 'x'.repeat(200) }, 'name'],
      [{ name: 'Mara', lines: [7] }, 'lines'],
      [{ name: 'Mara', lines: ['0'] }, 'lines.0'],
      [{}, 'name'],
    ] as const) {
      const answer = await withdraw(body)
      expect([answer.statusCode, answer.json().errors[0].path]).toEqual([400, path])
    }
    const forged = await app.inject({
      method: 'POST',
      url: `/api/orders/${number}/withdrawals?key=${key}`,
      payload: { name: 'Mara' },
    })
    expect(forged.statusCode).toBe(403)
    expect((await app.inject(`/api/orders/${number}?key=${key}`)).json().withdrawals).toBeUndefined()
  })

  it('is not there in a shop outside of the EU', async () => {
    const { withdraw } = await placed(DEFAULT_SHOP_SETTINGS)
    expect((await withdraw({ name: 'Mara' })).statusCode).toBe(404)
  })

  it('is limited like a cancellation', async () => {
    const api = await orderApi({ shop: EU, rateLimits: { cancelling: 2 } })
    const { number, key } = (await api.place(orderBody())).json() as { number: string; key: string }
    const calls = []
    for (let n = 0; n < 3; n += 1)
      calls.push((await api.post(`/orders/${number}/withdrawals?key=${key}`, { name: `M${n}` })).statusCode)
    expect(calls).toEqual([201, 201, 429])
  })
})
