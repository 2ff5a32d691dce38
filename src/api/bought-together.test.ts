import { COMMAND_LINE } from '#services/history/history-repository.ts'
import { toMinor } from '#domain/shop/testing/dollars.ts'
import { describe, expect, it } from 'vitest'
import { testCatalogue, testProduct } from '#persistence/testing/test-catalogue.ts'
import { orderApi, orderBody } from './testing/order-api.ts'

const IDS = ['lamp', 'bulb', 'rug', ...Array.from({ length: 12 }, (_, n) => `p${n}`)]
const catalogue = testCatalogue({ products: IDS.map((id) => testProduct({ id, price: toMinor(10), quantity: 50 })) })

async function shop() {
  const api = await orderApi({ catalogue })
  const order = async (email: string, ...ids: string[]) => {
    const lines = ids.map((id) => ({ id, quantity: 1 }))
    const answer = await api.place(orderBody({ contact: { email }, lines, total: undefined }))
    expect(answer.statusCode).toBe(201)
    return answer.json<{ number: string; key: string }>()
  }
  const together = async (query: string) => {
    await api.together.settled()
    const answer = await api.app.inject(`/api/product/boughtTogether?${query}`)
    expect(answer.statusCode).toBe(200)
    return answer.json<{ id: string }[]>().map(({ id }) => id)
  }
  for (let n = 0; n < 20; n += 1) await order(`c${n}@example.com`, `p${n % 12}`, `p${(n * 5 + 1) % 12}`)
  return { ...api, order, together }
}

describe('GET /product/boughtTogether', () => {
  it('answers from the orders, as whole products, and a cancelled one no longer counts', async () => {
    const { order, together, post, app } = await shop()
    for (const n of [1, 2]) await order(`m${n}@example.com`, 'lamp', 'bulb')
    expect(await together('id=lamp')).toEqual([])
    const { number, key } = await order('m3@example.com', 'bulb', 'lamp')
    expect(await together('id=lamp&id=p1')).toEqual(['bulb'])
    expect(await together('id=lamp&id=bulb')).toEqual([])
    const [found] = (await app.inject('/api/product/boughtTogether?id=lamp')).json<Record<string, unknown>[]>()
    expect(found).toMatchObject({ id: 'bulb', price: 10, rating: { count: 0 }, description: expect.any(String) })
    expect((await post(`/orders/${number}/cancel?key=${key}`, {})).statusCode).toBe(200)
    expect(await together('id=lamp')).toEqual([])
  })

  it('one mailbox in many spellings and many orders pushes nothing', async () => {
    const { order, together } = await shop()
    for (let n = 0; n < 12; n += 1) await order(`j.oe+${n}@gmail.com`, 'lamp', 'bulb')
    expect(await together('id=lamp')).toEqual([])
  })

  it('what is sold out is not named', async () => {
    const { order, together, database } = await shop()
    for (const n of [1, 2, 3]) await order(`m${n}@example.com`, 'lamp', 'bulb', 'rug')
    expect(await together('id=lamp')).toEqual(['bulb', 'rug'])
    await database.catalogue.edit('bulb', { quantity: 0 }, COMMAND_LINE)
    await expect.poll(() => together('id=lamp')).toEqual(['rug'])
  })

  it.each([
    ['', 400],
    ['id=', 400],
    [`id=${'a'.repeat(201)}`, 400],
    [Array.from({ length: 31 }, (_, n) => `id=p${n}`).join('&'), 400],
    ['id=lamp&limit=0', 400],
    ['id=lamp&limit=13', 400],
    ['id=lamp&limit=x', 400],
    ['id=nobody&id=__proto__', 200],
  ])('?%s answers %i', async (query, status) => {
    const { app } = await orderApi({ catalogue })
    expect((await app.inject(`/api/product/boughtTogether?${query}`)).statusCode).toBe(status)
  })
})
