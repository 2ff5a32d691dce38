import type { AddressInfo, Socket } from 'node:net'
import { describe, expect, it, vi } from 'vitest'
import { product } from '#services/testing/memory-catalogue.ts'
import { heldOrders, ORDER, ORDERING } from '../testing/held-orders.ts'
import { head, rawClient, type RawClient } from '../testing/raw-client.ts'
import { testApp, type TestAppOptions } from '../testing/test-app.ts'
import { createLane } from './lane.ts'
import { createLanes, type Lanes } from './lanes.ts'

const ORDER_TEXT = head('POST /api/orders', { ...ORDERING, 'Content-Length': ORDER.payload.length }) + ORDER.payload

/** Lines with one place and nobody waiting. */
function narrowLanes(): Lanes {
  const narrow = () => createLane({ running: 1, waiting: 0, patience: 1000, short: 0 })
  return { ...createLanes(), pages: narrow(), reads: narrow(), checkout: narrow() }
}

async function listening(options: TestAppOptions = {}) {
  const lanes = options.lanes ?? createLanes()
  const held = heldOrders()
  const made = await testApp({ ...options, lanes, orders: held.orders })
  await made.app.listen({ port: 0, host: '127.0.0.1' })
  return { ...made, ...held, lanes, port: (made.app.server.address() as AddressInfo).port }
}

describe('who holds a place', () => {
  it.each([
    ['a call that there is not', { ...ORDER, url: '/api/x' }, 404],
    ['a method that the call does not take', { ...ORDER, method: 'PUT' } as const, 405],
    ['a write without its token', { ...ORDER, headers: { ...ORDERING, cookie: '' } }, 403],
    ['a body that is wrong', { ...ORDER, payload: '{}' }, 400],
    ['a body that is no JSON', { ...ORDER, payload: '{' }, 400],
    ['a body that is too large', { ...ORDER, payload: JSON.stringify({ a: 'a'.repeat(300_000) }) }, 413],
  ])('not %s: it is refused though nobody could be served', async (_what, call, status) => {
    const { app, lanes } = await listening({ lanes: narrowLanes() })
    await lanes.checkout.enter()
    expect((await app.inject(call)).statusCode).toBe(status)
    expect((await app.inject(ORDER)).statusCode).toBe(503)
  })

  it.each([
    ['nobody’s call', head('POST /api/x', { 'Content-Type': 'application/json', 'Content-Length': 9 })],
    ['an order without its body', head('POST /api/orders', { ...ORDERING, 'Content-Length': 9 })],
    ['an order that drips', `${head('POST /api/orders', { ...ORDERING, 'Content-Length': 99 })}{`],
    ['an order in pieces', `${head('POST /api/orders', { ...ORDERING, 'Transfer-Encoding': 'chunked' })}1\r\n{\r\n`],
    [
      'an order that was promised',
      head('POST /api/orders', { ...ORDERING, 'Content-Length': 9, Expect: '100-continue' }),
    ],
    ['headers alone', 'POST /api/orders HTTP/1.1\r\nHost: shop.test\r\n'],
  ])('not %s: an honest order goes on beside 64 of them', async (_what, text) => {
    const { lanes, asked, port } = await listening({ lanes: narrowLanes() })
    const slow = await Promise.all(Array.from({ length: 64 }, () => rawClient(port, text)))
    // Connections, and requests as far as there are any.
    await vi.waitFor(() => expect(lanes.arrivals.count).toBe(text.endsWith('test\r\n') ? 64 : 128))
    const honest = await rawClient(port, ORDER_TEXT)
    await vi.waitFor(() => expect(asked).toHaveLength(1))
    expect(lanes.checkout).toMatchObject({ running: 1, waiting: 0, shed: 0 })
    asked[0]?.end()
    await vi.waitFor(() => expect(honest.received()).toMatch(/^HTTP\/1\.1 422 /))
    expect(lanes.checkout.running).toBe(0)
    expect(slow.some(({ socket }) => socket.destroyed)).toBe(false)
  })

  it('an order whose client has gone, until its work is over', async () => {
    const { app, lanes, asked, port } = await listening({ lanes: narrowLanes() })
    const { socket } = await rawClient(port, ORDER_TEXT)
    await vi.waitFor(() => expect(asked).toHaveLength(1))
    const connections = () => new Promise((resolve) => app.server.getConnections((_error, count) => resolve(count)))
    expect(await connections()).toBe(1)
    socket.destroy()
    await vi.waitFor(async () => expect(await connections()).toBe(0))
    expect(lanes.checkout.running).toBe(1)
    asked[0]?.end()
    await vi.waitFor(() => expect(lanes.checkout.running).toBe(0))
  })

  it('nobody once the order is stored and only the payment provider is waited for', async () => {
    const { app, lanes, asked } = await listening({ lanes: narrowLanes() })
    const card = app.inject(ORDER)
    await vi.waitFor(() => expect(asked).toHaveLength(1))
    expect(lanes.checkout.running).toBe(1)
    asked[0]?.stored()
    expect(lanes.checkout.running).toBe(0)
    const later = app.inject(ORDER)
    await vi.waitFor(() => expect(asked).toHaveLength(2))
    asked[0]?.end()
    expect((await card).statusCode).toBe(422)
    // The other order's place is its own.
    expect(lanes.checkout.running).toBe(1)
    asked[1]?.end()
    expect((await later).statusCode).toBe(422)
    expect(lanes.checkout.running).toBe(0)
  })

  it('nobody whose answer is made, taken or not', async () => {
    const products = [product('1'), product('2', { description: 'A word or two about it. '.repeat(150_000) })]
    const { app, lanes, port } = await listening({ lanes: narrowLanes(), products })
    const sockets: Socket[] = []
    app.server.on('connection', (socket: Socket) => sockets.push(socket))
    const deaf: RawClient[] = []
    for (const at of [0, 1]) {
      deaf.push(await rawClient(port, head('GET /api/product/2').repeat(20), { reads: false }))
      await vi.waitFor(() => expect(sockets[at]?.writableLength).toBeGreaterThan(0), { timeout: 10_000 })
      await vi.waitFor(() => expect(lanes.reads).toMatchObject({ running: 0, waiting: 0, shed: 0 }))
      expect((await app.inject('/api/product/1')).statusCode).toBe(200)
    }
    expect(deaf.map(({ socket }) => [socket.bytesRead, socket.destroyed])).toEqual([
      [0, false],
      [0, false],
    ])
  })

  it('HEAD, once', async () => {
    const { app, lanes } = await listening({ lanes: narrowLanes() })
    expect((await app.inject({ method: 'HEAD', url: '/api/product' })).statusCode).toBe(200)
    expect(lanes.reads.running).toBe(0)
  })
})
