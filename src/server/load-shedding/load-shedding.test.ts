import { describe, expect, it, vi } from 'vitest'
import { heldOrders, ORDER } from '../testing/held-orders.ts'
import { testApp } from '../testing/test-app.ts'
import { createLane } from './lane.ts'
import { createLanes, laneOfCall, type Lanes } from './lanes.ts'

/** Lines with room for nobody but who is being served. */
function narrowLanes(): Lanes {
  const narrow = () => createLane({ running: 1, waiting: 0, patience: 1000, short: 0 })
  return { ...createLanes(), pages: narrow(), reads: narrow(), checkout: narrow() }
}

describe('more than can be served', () => {
  it('a page that finds no room is a quick 503 that tries again by itself; kept pages, files and probes go on', async () => {
    const lanes = narrowLanes()
    const { app, pageCache } = await testApp({ lanes })
    await app.inject('/shop')
    const leave = await lanes.pages.enter()
    for (const url of ['/shop/cart', '/no/such/page', '/pages/orders/V-1?key=k']) {
      const { statusCode, headers, body } = await app.inject(url)
      expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '2', 'no-store'])
      expect(body).toContain('Very busy just now')
      expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/)
      expect(headers.etag).toBeUndefined()
    }
    expect(lanes.pages.shed).toBe(3)
    for (const url of ['/shop', '/assets/a.js', '/favicon.svg', '/api/health', '/api/health/live', '/api/product']) {
      const { statusCode } = await app.inject(url)
      expect({ url, statusCode }).toEqual({ url, statusCode: 200 })
    }
    leave()
    await vi.waitFor(async () => expect((await app.inject('/no/such/page')).statusCode).toBe(404))
    expect(pageCache.counters.pages).toBe(1)
  })

  it('a kept page that has to be replaced finds room where a new one finds none', async () => {
    const lanes = narrowLanes()
    lanes.pages = createLane({ running: 1, waiting: 1, patience: 60_000, short: 0 })
    let now = Date.UTC(2026, 10, 21, 12)
    const { app } = await testApp({ lanes, now: () => now })
    await app.inject('/home/main')
    await app.inject('/shop')
    const leave = await lanes.pages.enter()
    const waiting = app.inject('/no/such/page')
    await vi.waitFor(() => expect(lanes.pages.waiting).toBe(1))
    expect((await app.inject('/shop/cart')).statusCode).toBe(503)
    now += 3_600_000
    expect((await app.inject('/shop')).headers['cache-status']).toBe('pages; hit')
    leave()
    expect((await waiting).statusCode).toBe(404)
  })

  it('an API call that finds no room gets problem details with Retry-After; health and the token never wait', async () => {
    const lanes = narrowLanes()
    const { app } = await testApp({ lanes, orders: heldOrders().orders })
    const leave = [await lanes.reads.enter(), await lanes.checkout.enter()]
    for (const call of ['/api/product', '/api/suggest?q=a', ORDER]) {
      const answer = await app.inject(call)
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2'])
      expect(answer.headers['content-type']).toBe('application/problem+json')
      expect(answer.json()).toMatchObject({ status: 503, title: 'Service Unavailable' })
    }
    for (const url of ['/api/health', '/api/health/live', '/api/csrf', '/shop'])
      expect((await app.inject(url)).statusCode).toBeLessThan(300)
    for (const one of leave) one()
    expect((await app.inject('/api/product')).statusCode).toBe(200)
  })

  it('places come back when a call is answered, whatever the answer', async () => {
    const lanes = narrowLanes()
    const { app } = await testApp({ lanes })
    for (const url of ['/api/product', '/api/product/404', '/api/nothing', '/api/product?filter=x']) {
      expect((await app.inject(url)).statusCode).not.toBe(503)
      await vi.waitFor(() => expect(lanes.reads.running).toBe(0))
    }
  })

  it.each([
    ['GET', '/product', 'reads'],
    ['GET', '/suggest?q=orders', 'reads'],
    ['GET', '/orders/V-1?key=k', 'checkout'],
    ['POST', '/orders', 'checkout'],
    ['POST', '/orders/quote', 'checkout'],
    ['POST', '/payments/stripe/webhook', 'checkout'],
    ['DELETE', '/product', 'checkout'],
    ['GET', '/health', null],
    ['GET', '/health/live', null],
    ['GET', '/healthy', 'reads'],
    ['GET', '/csrf', null],
  ])('%s %s waits in %s', (method, path, lane) => {
    expect(laneOfCall(method, path)).toBe(lane)
  })

  it('what one connection may take is bounded', async () => {
    const { app } = await testApp()
    const { headersTimeout, requestTimeout, keepAliveTimeout, timeout, maxRequestsPerSocket, maxConnections } =
      app.server
    expect(headersTimeout).toBeLessThanOrEqual(15_000)
    expect(requestTimeout).toBeLessThanOrEqual(30_000)
    for (const limit of [keepAliveTimeout, timeout, maxRequestsPerSocket, maxConnections])
      expect(limit).toBeGreaterThan(0)
  })
})
