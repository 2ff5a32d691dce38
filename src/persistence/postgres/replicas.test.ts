/** DATABASE_READ_URL, with a real primary and a real standby. */
import { toDecimal, toMinor } from '#domain/shop/testing/dollars.ts'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { DEFAULT_SHOP_SETTINGS } from '#domain/shop/shop-settings.ts'
import { createCatalogueService } from '#services/catalogue/catalogue-service.ts'
import type { Database } from '#services/repositories.ts'
import { openDatabase } from '../open-database.ts'
import { orderLine, orderRequest } from '../testing/order-request.ts'
import { startPostgresServer, type PostgresServer } from '../testing/postgres-server.ts'
import { testCatalogue, testProduct } from '../testing/test-catalogue.ts'

const PATIENCE = { timeout: 20_000, interval: 50 }

let server: PostgresServer
let standby: Awaited<ReturnType<PostgresServer['startStandby']>>

beforeAll(async () => {
  server = await startPostgresServer()
  standby = await server.startStandby()
}, 90_000)

afterAll(async () => {
  await standby.stop()
  await server.stop()
})

/** A database with one product whose standby has caught up, and the standby's own connection for what an operator does. */
async function openPair() {
  const databaseUrl = await server.createDatabase()
  const readUrl = standby.addressOf(databaseUrl)
  const database = await openDatabase({ databaseUrl, readUrls: [readUrl] })
  onTestFinished(() => database.close())
  await database.prepare(async () => testCatalogue({ products: [testProduct({ price: toMinor(10) })], reviews: [] }))
  const operator = await vi.waitFor(async () => {
    const client = new pg.Client({ connectionString: readUrl })
    await client.connect()
    return client
  }, PATIENCE)
  onTestFinished(() => operator.end())
  await database.changes.latest()
  await vi.waitFor(async () => expect((await database.replicas())[0]?.lagBytes).toBe(0), PATIENCE)
  return { database, operator, setPrice: (price: number) => setPrice(database, price) }
}

async function setPrice(database: Database, price: number): Promise<void> {
  await database.catalogue.write(
    testCatalogue({ products: [testProduct({ price: toMinor(price) })], reviews: [] }),
    'merge',
  )
}

const priceOf = async (database: Database) => {
  const [product] = await database.catalogue.productsByIds(['1'])
  return product && toDecimal(product.price)
}
const served = async (database: Database) => (await database.replicas())[0]?.served ?? 0

describe('reads on a standby', { timeout: 60_000 }, () => {
  it('a standby that has replayed what was seen answers, and notices of changes reach it in time', async () => {
    const { database, setPrice: set } = await openPair()
    await vi.waitFor(async () => {
      await priceOf(database)
      expect(await served(database)).toBeGreaterThan(0)
    }, PATIENCE)
    for (const price of [11, 12, 13]) {
      await set(price)
      expect(await database.changes.since(0)).not.toEqual([])
      expect(await priceOf(database)).toBe(price)
    }
    const before = await served(database)
    await vi.waitFor(async () => {
      expect(await priceOf(database)).toBe(13)
      expect(await served(database)).toBeGreaterThan(before)
    }, PATIENCE)
  })

  it('while it replays nothing, the primary answers: no old price after a change was seen', async () => {
    const { database, operator, setPrice: set } = await openPair()
    const service = createCatalogueService(database)
    await service.start()
    onTestFinished(() => service.stop())
    await operator.query('select pg_wal_replay_pause()')
    onTestFinished(async () => void (await operator.query('select pg_wal_replay_resume()')))
    for (const price of [21, 22]) {
      const { version } = service
      await set(price)
      await vi.waitFor(() => expect(service.version).not.toBe(version), PATIENCE)
      expect((await service.product('1'))?.price).toBe(toMinor(price))
      expect(JSON.parse(await service.productsJson(['1']))).toMatchObject([{ price }])
    }
    expect((await database.replicas())[0]?.lagBytes).toBeGreaterThan(0)
    const { rows } = await operator.query<{ cents: number }>('select price_cents::int as cents from product')
    expect(rows).toEqual([{ cents: 1000 }])
    // What decides never asks a standby: the order sees the price before this process has heard of it.
    await set(23)
    const request = orderRequest({ lines: [orderLine({ price: toMinor(23) })] })
    const quote = await database.orders.quote(request, DEFAULT_SHOP_SETTINGS, new Date())
    expect(quote.changes).toEqual([])
  })

  it('once it has caught up it answers again', async () => {
    const { database, operator, setPrice: set } = await openPair()
    await operator.query('select pg_wal_replay_pause()')
    await set(31)
    await database.changes.since(0)
    expect(await priceOf(database)).toBe(31)
    const before = await served(database)
    await operator.query('select pg_wal_replay_resume()')
    await vi.waitFor(async () => {
      expect(await priceOf(database)).toBe(31)
      expect(await served(database)).toBeGreaterThan(before)
    }, PATIENCE)
  })

  it('a standby that is away is no reason to fail, at the start or later', async () => {
    const databaseUrl = await server.createDatabase()
    const database = await openDatabase({ databaseUrl, readUrls: ['postgres://vitrine:secret@127.0.0.1:1/shop'] })
    onTestFinished(() => database.close())
    await database.prepare(async () => testCatalogue({ products: [testProduct({ price: toMinor(41) })], reviews: [] }))
    await database.changes.latest()
    expect(await priceOf(database)).toBe(41)
    expect(await database.replicas()).toEqual([{ name: '127.0.0.1:1/shop', lagBytes: null, served: 0, passed: 1 }])
  })

  it('an address that names the primary itself, or a standby that was promoted, is never asked', async () => {
    const databaseUrl = await server.createDatabase()
    const database = await openDatabase({ databaseUrl, readUrls: [databaseUrl] })
    onTestFinished(() => database.close())
    await database.prepare(async () => testCatalogue({ products: [testProduct({ price: toMinor(51) })], reviews: [] }))
    await database.changes.latest()
    expect(await priceOf(database)).toBe(51)
    expect((await database.replicas())[0]).toMatchObject({ served: 0, passed: 1 })
  })
})
