import { ZERO, minor } from '#domain/money/minor.ts'
import * as fc from 'fast-check'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { orderApi, orderBody, type OrderApi } from './testing/order-api.ts'

const SOAP = { id: '1', quantity: 1 }
const ADDRESS = { country: 'DE', name: 'Mara Thompson', line1: 'Sample Street 1', postcode: '10115', city: 'Berlin' }

async function expectNothingStored({ database }: OrderApi): Promise<void> {
  expect(await database.orders.list({ limit: 10 })).toEqual([])
  const items = await database.catalogue.itemsByIds(['1', '2'])
  expect(Object.fromEntries(items.map((item) => [item.id, item.quantity]))).toEqual({ 1: 3, 2: 5 })
}

const lines = (count: number) => Array.from({ length: count }, (_, n) => ({ id: `p${n}`, quantity: 1 }))

describe('hostile orders', () => {
  it.each([
    ['a negative quantity', { lines: [{ id: '1', quantity: -1 }] }, 'lines.0.quantity'],
    ['no pieces', { lines: [{ id: '1', quantity: 0 }] }, 'lines.0.quantity'],
    ['a fraction', { lines: [{ id: '1', quantity: 1.5 }] }, 'lines.0.quantity'],
    ['a huge quantity', { lines: [{ id: '1', quantity: 1e308 }] }, 'lines.0.quantity'],
    ['a quantity as text', { lines: [{ id: '1', quantity: '1' }] }, 'lines.0.quantity'],
    ['a list as quantity', { lines: [{ id: '1', quantity: [1] }] }, 'lines.0.quantity'],
    ['no id', { lines: [{ quantity: 1 }] }, 'lines.0.id'],
    ['an id with a zero byte', { lines: [{ id: '1\u0000', quantity: 1 }] }, 'lines.0.id'],
    ['half a character as colour', { lines: [{ ...SOAP, color: '\uD800' }] }, 'lines.0.color'],
    ['a price of three decimals', { lines: [{ ...SOAP, price: 11.041 }] }, 'lines.0.price'],
    ['a negative total', { total: -1 }, 'total'],
    ['no lines', { lines: [] }, 'lines'],
    ['201 lines', { lines: lines(201) }, 'lines'],
    ['lines that are no list', { lines: { 0: SOAP } }, 'lines'],
    ['the same id twice', { lines: [SOAP, SOAP] }, 'lines.1'],
    ['the same choice twice', { lines: ['S', 'S'].map((size) => ({ id: '2', quantity: 1, size })) }, 'lines.1'],
    ['a foreign key', { admin: true }, ''],
    ['a foreign key in a line', { lines: [{ ...SOAP, unitPrice: 1 }] }, 'lines.0'],
    ['a foreign key in the address', { address: { ...ADDRESS, zip: '10115' } }, 'address'],
    ['another way of shipping', { shipping: 'drone' }, 'shipping'],
    ['another way to pay', { payment: 'gift' }, 'payment'],
    ['a header in the e-mail', { contact: { email: 'mara@example.com\r\nBcc: all@example.com' } }, 'contact.email'],
    ['a header in the name', { address: { ...ADDRESS, name: 'Mara\nSubject: Free' } }, 'address.name'],
    ['a zero byte in the notes', { notes: 'a\u0000b' }, 'notes'],
    ['an endless name', { address: { ...ADDRESS, name: 'x'.repeat(100_000) } }, 'address.name'],
    ['an address that is null', { address: null }, 'address'],
  ])('%s is a 400 that names it, and nothing is stored', async (_name, fields, path) => {
    const api = await orderApi()
    const answer = await api.place(orderBody(fields))
    expect(answer.statusCode).toBe(400)
    expect(answer.headers['content-type']).toBe('application/problem+json')
    expect(answer.json().errors).toEqual(
      expect.arrayContaining([{ path, message: expect.stringMatching(/^\S.+/) as string }]),
    )
    await expectNothingStored(api)
  })

  it('the message says what was expected and what came', async () => {
    const { place } = await orderApi()
    const answer = await place(orderBody({ lines: [{ id: '1', quantity: -2 }], shipping: undefined }))
    expect(answer.json().errors).toEqual([
      { path: 'shipping', message: 'is missing: must be flat-rate, local-pickup or free' },
      { path: 'lines.0.quantity', message: 'must be a whole number from 1 to 1000000, got -2' },
    ])
  })

  it('10,000 lines, another content type, prototype keys, broken JSON: 4xx, and nothing is stored', async () => {
    const api = await orderApi()
    const key = { 'idempotency-key': 'attempt-of-a-pest' }
    const send = (payload: string, type = 'application/json') =>
      api.post('/orders', payload, { ...key, 'content-type': type })
    const text = JSON.stringify(orderBody())
    const answers = [
      await api.place(orderBody({ lines: lines(10_000) })),
      await send(text, 'text/plain'),
      await send(text, 'application/xml'),
      await send(text, 'multipart/form-data; boundary=x'),
      await send(text.replace('{', '{"__proto__":{"admin":true},')),
      await send(text.slice(0, -2)),
      await send(''),
      await send('[]'),
      await send('null'),
    ]
    for (const answer of answers) {
      expect(answer.statusCode).toBeGreaterThanOrEqual(400)
      expect(answer.statusCode).toBeLessThan(500)
      expect(answer.headers['content-type']).toBe('application/problem+json')
    }
    await expectNothingStored(api)
  })

  it('spec 6.3: an order without the CSRF header is a 403', async () => {
    const api = await orderApi()
    const answer = await api.app.inject({
      method: 'POST',
      url: '/api/orders',
      payload: orderBody(),
      headers: { 'idempotency-key': 'attempt-of-another-site' },
    })
    expect(answer.statusCode).toBe(403)
    await expectNothingStored(api)
  })

  it('whatever comes as a body, the answer is never a failure of the server', async () => {
    const api = await orderApi()
    const value = fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.constantFrom('1', 1, -1, 1e21, '', '\u0000', null))
    const body = fc.record(
      {
        contact: fc.oneof(value, fc.record({ email: value, phone: value })),
        address: fc.oneof(value, fc.constant(ADDRESS)),
        shipping: fc.oneof(value, fc.constant('free')),
        payment: fc.oneof(value, fc.constant('pay-later')),
        lines: fc.oneof(value, fc.array(fc.record({ id: value, quantity: value, color: value }), { maxLength: 3 })),
        code: value,
        total: value,
      },
      { requiredKeys: [] },
    )
    await fc.assert(
      fc.asyncProperty(body, async (payload) => {
        for (const answer of [await api.place(payload), await api.post('/orders/quote', payload)]) {
          expect(answer.statusCode).toBeLessThan(500)
        }
      }),
      { numRuns: 200 },
    )
  })

  it.each(['%00', 'V-%F0%9F%98%80', '..%2F', 'x'.repeat(90), 'track', 'quote'])(
    'spec 7.4: the number %s is a 4xx',
    async (number) => {
      const { app } = await orderApi()
      const answer = await app.inject(`/api/orders/${number}?key=${'k'.repeat(43)}`)
      expect(answer.statusCode).toBe(404)
    },
  )
})

describe('spec 7.5: limits', () => {
  async function statuses(count: number, ask: (n: number) => Promise<{ statusCode: number }>): Promise<number[]> {
    const seen: number[] = []
    for (let n = 0; n < count; n += 1) seen.push((await ask(n)).statusCode)
    return seen
  }

  it('orders and quotes share one', async () => {
    const { place, post } = await orderApi({ rateLimits: { orders: 2 } })
    const quote = { shipping: 'free', lines: [SOAP] }
    expect(await statuses(2, () => post('/orders/quote', quote))).toEqual([200, 200])
    const answer = await place(orderBody())
    expect(answer.statusCode).toBe(429)
    expect(answer.headers['content-type']).toBe('application/problem+json')
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  })

  it('for no longer than a minute, however the clock is put back meanwhile', async () => {
    const { post } = await orderApi({ rateLimits: { tracking: 1 } })
    const track = () => post('/orders/track', { number: 'V-7K3F9QZM', email: 'mara@example.com' })
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 22, 12) })
    onTestFinished(() => void vi.useRealTimers())
    await track()
    vi.setSystemTime(Date.UTC(2026, 10, 22, 3))
    const refused = await track()
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60)
    vi.setSystemTime(Date.UTC(2026, 10, 22, 23))
    expect((await track()).statusCode).toBe(429)
  })

  it('tracking, whether it finds or not', async () => {
    const { post } = await orderApi({ rateLimits: { tracking: 2 } })
    expect(await statuses(3, () => post('/orders/track', { number: 'V-00000000', email: 'a@b.co' }))).toEqual([
      404, 404, 429,
    ])
  })

  it('codes that do not hold, but not one that does', async () => {
    const { post, database } = await orderApi({ rateLimits: { codes: 2 } })
    await database.promotions.add(
      { code: 'HOLDS', kind: 'amount', value: minor(1), minimum: ZERO, uses: 0 },
      new Date(),
    )
    const quote = (code: string) => post('/orders/quote', { shipping: 'free', lines: [SOAP], code })
    expect(await statuses(4, () => quote('HOLDS'))).toEqual([200, 200, 200, 200])
    expect(await statuses(2, (n) => quote(`GUESS${n}`))).toEqual([200, 429])
    expect((await quote('HOLDS')).statusCode).toBe(200)
  })

  it('cancelling, with any key', async () => {
    const { post } = await orderApi({ rateLimits: { cancelling: 1 } })
    expect(await statuses(2, () => post('/orders/V-00000000/cancel?key=guess', undefined))).toEqual([404, 429])
  })

  it('orders that bring mail to one address, in any spelling', async () => {
    const { place } = await orderApi({ service: { ordersPerEmail: 1 } })
    expect((await place(orderBody())).statusCode).toBe(201)
    const answer = await place(orderBody({ contact: { email: 'MARA@example.com' } }))
    expect(answer.statusCode).toBe(429)
    expect(answer.headers['content-type']).toBe('application/problem+json')
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(3500)
    expect((await place(orderBody({ contact: { email: 'other@example.com' } }))).statusCode).toBe(201)
  })

  it('refused orders and repeats take nothing from the shopper whose address they carry', async () => {
    const { place } = await orderApi({ service: { ordersPerEmail: 2 } })
    const first = await place(orderBody(), 'her-own-attempt')
    const wrong = orderBody({ total: 1, contact: { email: 'Mara@example.com' } })
    const refused = await Promise.all(Array.from({ length: 40 }, () => place(wrong)))
    expect(new Set(refused.map(({ statusCode }) => statusCode))).toEqual(new Set([409]))
    expect((await place(orderBody({ notes: 'Another' }), 'her-own-attempt')).statusCode).toBe(422)
    expect((await place(orderBody({ address: {} }))).statusCode).toBe(400)
    const repeats = await Promise.all(Array.from({ length: 40 }, () => place(orderBody(), 'her-own-attempt')))
    expect(new Set(repeats.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    const second = await place(orderBody(), 'her-second-attempt')
    expect([first.statusCode, second.statusCode]).toEqual([201, 201])
    expect((await place(orderBody(), 'her-second-attempt')).statusCode).toBe(200)
    expect((await place(orderBody())).statusCode).toBe(429)
  })
})
