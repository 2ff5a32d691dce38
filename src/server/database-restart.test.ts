/** with the PostgreSQL primary killed and restarted under load no acknowledged order is lost, and the server recovers by itself. */
import { toMinor } from '#domain/shop/testing/dollars.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { openDatabase } from '#persistence/open-database.ts'
import { startPostgresServer } from '#persistence/testing/postgres-server.ts'
import { testCatalogue, testProduct } from '#persistence/testing/test-catalogue.ts'
import { openConnection } from './testing/connection.ts'
import { createOrderClient } from './testing/order-client.ts'
import { startStore } from './testing/store-process.ts'

const PATIENCE = { timeout: 30_000, interval: 50 }
const START = 1000
const CHECKOUTS = 150

function bodyOf(buyer: number): unknown {
  return {
    contact: { email: `buyer${buyer}@example.com` },
    address: { country: 'DE', name: 'Mara Thompson', line1: 'Sample Street 1', postcode: '10115', city: 'Berlin' },
    shipping: 'free',
    payment: 'pay-later',
    lines: [{ id: String((buyer % 3) + 1), quantity: 1 }],
  }
}

describe('the primary is killed and restarted under load', { timeout: 240_000 }, () => {
  it('orders are refused honestly or kept, lists go on, readiness says so, and a change is seen afterwards', async () => {
    const server = await startPostgresServer()
    onTestFinished(() => server.stop())
    const databaseUrl = await server.createDatabase()
    const products = ['1', '2', '3'].map((id) => testProduct({ id, quantity: START }))
    const before = await openDatabase({ databaseUrl })
    await before.prepare(async () => testCatalogue({ products }))
    await before.close()
    const store = await startStore({ databaseUrl })
    onTestFinished(() => store.kill())
    const client = createOrderClient(8)
    const reader = openConnection(store.port)
    onTestFinished(() => {
      client.close()
      reader.close()
    })

    const acknowledged = new Map<number, string>()
    const refusals = new Set<number>()
    let next = 0
    let shopping = true
    let outage: Promise<void> | undefined
    const pageStatuses = new Set<number>()

    async function breakDown(): Promise<void> {
      await server.kill()
      await vi.waitFor(async () => expect((await reader.get('/api/health')).status).toBe(503), PATIENCE)
      expect((await reader.get('/api/health/live')).status).toBe(200)
      const order = await reader.get('/api/orders/V-7K3F9QZM?key=unknown')
      expect([order.status, order.headers['retry-after']]).toEqual([503, '1'])
      expect(JSON.parse(order.body)).toMatchObject({ status: 503, title: 'Service Unavailable' })
      await server.restart()
    }

    async function checkOut(buyer: number): Promise<void> {
      for (;;) {
        const { status, body } = await client.place(store.port, `checkout-${buyer}`, bodyOf(buyer))
        if (status === 503) {
          refusals.add(buyer)
          await sleep(20)
          continue
        }
        // 200 where the commit was stored and its acknowledgement lost: the same key finds the order.
        expect([200, 201]).toContain(status)
        acknowledged.set(buyer, String(body['number']))
        return
      }
    }

    async function shop(): Promise<void> {
      for (let buyer = next++; buyer < CHECKOUTS; buyer = next++) {
        if (buyer >= CHECKOUTS / 3) outage ??= breakDown()
        await checkOut(buyer)
      }
    }

    async function browse(): Promise<void> {
      const browser = openConnection(store.port)
      while (shopping) {
        pageStatuses.add((await browser.get('/shop')).status)
        pageStatuses.add((await browser.get('/api/category')).status)
        await sleep(5)
      }
      browser.close()
    }

    const browsing = browse()
    await Promise.all(Array.from({ length: 8 }, shop))
    await outage
    shopping = false
    await browsing

    expect(refusals.size).toBeGreaterThan(0)
    expect([...pageStatuses]).toEqual([200])
    expect((await reader.get('/api/health')).status).toBe(200)
    const after = await openDatabase({ databaseUrl })
    onTestFinished(() => after.close())
    const stored = await after.orders.list({ limit: 1000 })
    expect(acknowledged.size).toBe(CHECKOUTS)
    expect(stored.map(({ number }) => number).toSorted()).toEqual([...acknowledged.values()].toSorted())
    const items = await after.catalogue.itemsByIds(['1', '2', '3'])
    expect(items.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(3 * START - CHECKOUTS)

    // The listening connection is back too: what another process changes is seen.
    await after.catalogue.write(
      testCatalogue({ products: [testProduct({ price: toMinor(1.5) })], reviews: [] }),
      'merge',
    )
    await vi.waitFor(async () => {
      expect((JSON.parse((await reader.get('/api/product/1')).body) as { price: number }).price).toBe(1.5)
    }, PATIENCE)
    expect(await store.stop()).toBe(0)
  })
})
