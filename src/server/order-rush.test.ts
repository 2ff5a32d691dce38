/** What is promised of orders with many shoppers and broken servers, with real processes on each database. */
import { makePack } from '#texts/make-pack.ts'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { DEFAULT_SHOP_SETTINGS } from '#domain/shop/shop-settings.ts'
import { openDatabase, type DatabaseAddress } from '#persistence/open-database.ts'
import { testCatalogue, testProduct } from '#persistence/testing/test-catalogue.ts'
import { createOutboxWorker } from '#services/mail/outbox-worker.ts'
import type { Database } from '#services/repositories.ts'
import { createFolderTransport } from './mail/folder-transport.ts'
import { createMailComposer } from './mail/mail-composer.ts'
import { DATABASE_KINDS, newDatabase } from './testing/databases.ts'
import { createOrderClient, type OrderClient } from './testing/order-client.ts'
import { startStore, type StoreProcess } from './testing/store-process.ts'

function bodyOf(email: string, lines: readonly { id: string; quantity: number }[]): unknown {
  return {
    contact: { email },
    address: { country: 'DE', name: 'Mara Thompson', line1: 'Sample Street 1', postcode: '10115', city: 'Berlin' },
    shipping: 'free',
    payment: 'pay-later',
    lines,
  }
}

async function openShop(address: DatabaseAddress, quantity: number): Promise<Database> {
  const database = await openDatabase(address)
  onTestFinished(() => database.close())
  const products = ['1', '2', '3', '4', '5'].map((id) => testProduct({ id, quantity }))
  await database.prepare(async () => testCatalogue({ products }))
  return database
}

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-mails-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** What a later process does with the mails that the killed ones left: its clock is past every lease. */
async function deliverAfterLeases(database: Database, folder: string): Promise<void> {
  const ignore = () => undefined
  const worker = createOutboxWorker({
    outbox: database.outbox,
    findOrder: (number) => database.orders.find(number),
    compose: createMailComposer({
      texts: makePack('en').texts,
      shop: DEFAULT_SHOP_SETTINGS,
      siteUrl: () => 'http://shop.test',
      from: null,
      ownerEmail: null,
    }),
    transport: createFolderTransport(folder),
    log: { sent: ignore, failed: ignore, parked: ignore, broken: ignore },
    clock: () => new Date(Date.now() + 3_600_000),
  })
  await worker.run()
}

function openClient(connections: number): OrderClient {
  const client = createOrderClient(connections)
  onTestFinished(() => client.close())
  return client
}

describe.each(DATABASE_KINDS)('orders on %s', { timeout: 240_000 }, (kind) => {
  it('500 buyers at once for 37 pieces over 8 connections and 2 processes: exactly 37 buy, 463 are refused', async () => {
    const address = await newDatabase(kind)
    const database = await openShop(address, 37)
    const stores = await Promise.all([startStore(address), startStore(address)])
    onTestFinished(async () => void (await Promise.all(stores.map((store) => store.kill()))))
    const client = openClient(4)
    const answers = await Promise.all(
      Array.from({ length: 500 }, (_, buyer) => {
        const { port } = stores[buyer % 2] ?? stores[0]
        return client.place(
          port,
          `attempt-of-${buyer}`,
          bodyOf(`buyer${buyer}@example.com`, [{ id: '1', quantity: 1 }]),
        )
      }),
    )
    const counts = new Map<number, number>()
    for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1)
    expect(Object.fromEntries(counts)).toEqual({ 201: 37, 409: 463 })
    const refused = answers.filter(({ status }) => status === 409)
    for (const { body } of refused)
      expect(body['changes']).toEqual([{ line: 0, id: '1', kind: 'stock', was: 1, now: 0 }])
    const [item] = await database.catalogue.itemsByIds(['1'])
    expect(item).toMatchObject({ quantity: 0, status: 'out-of-stock', sellCount: 37 })
    expect(await database.orders.list({ limit: 1000 })).toHaveLength(37)
  })

  it('a server killed at random moments of 200 checkouts: every acknowledged order and its mail exist once, stock + sold = start', async () => {
    const START = 300
    const CHECKOUTS = 200
    const KILLS = 3
    const address = await newDatabase(kind)
    const database = await openShop(address, START)
    const client = openClient(8)
    const mails = await temporaryFolder()
    const start = () => startStore(address, { MAIL_DIR: mails })
    let store: Promise<StoreProcess> = start()
    onTestFinished(async () => (await store).kill())
    const acknowledged = new Map<number, string>()
    let next = 0
    let kills = 0
    const killings: Promise<void>[] = []

    async function checkOut(buyer: number): Promise<void> {
      const lines = [{ id: String((buyer % 5) + 1), quantity: (buyer % 3) + 1 }]
      for (;;) {
        const { port } = await store
        try {
          const { status, body } = await client.place(port, `checkout-${buyer}`, bodyOf(`b${buyer}@example.com`, lines))
          expect([200, 201]).toContain(status)
          acknowledged.set(buyer, String(body['number']))
          return
        } catch (error) {
          if (!(error instanceof Error && 'code' in error)) throw error
          // The connection broke: the same key is tried again, on the server that comes next.
        }
      }
    }

    async function killSoon(): Promise<void> {
      const dying = await store
      await sleep(Math.random() * 30)
      store = dying.kill().then(start)
    }

    async function shop(): Promise<void> {
      for (let buyer = next++; buyer < CHECKOUTS; buyer = next++) {
        // The kills are spread over the run; each falls into whatever the others are doing at that moment.
        if (kills < KILLS && buyer >= ((kills + 1) * CHECKOUTS) / (KILLS + 1)) {
          kills += 1
          killings.push(killSoon())
        }
        await checkOut(buyer)
      }
    }

    await Promise.all(Array.from({ length: 8 }, shop))
    await Promise.all(killings)
    expect(kills).toBe(KILLS)
    const orders = await database.orders.list({ limit: 1000 })
    expect(orders.map((order) => order.number).toSorted()).toEqual([...acknowledged.values()].toSorted())
    expect(acknowledged.size).toBe(CHECKOUTS)
    const sold = new Map<string, number>()
    for (const { number } of orders) {
      const order = await database.orders.find(number)
      for (const line of order?.lines ?? []) sold.set(line.id, (sold.get(line.id) ?? 0) + line.quantity)
    }
    for (const item of await database.catalogue.itemsByIds(['1', '2', '3', '4', '5'])) {
      expect(item.quantity + (sold.get(item.id) ?? 0)).toBe(START)
      expect(item.sellCount).toBe(sold.get(item.id))
    }
    await (await store).kill()
    await deliverAfterLeases(database, mails)
    const files = (await readdir(mails)).filter((name) => name.endsWith('.eml'))
    expect(files.toSorted()).toEqual(orders.map(({ number }) => `${number}-confirmation.eml`).toSorted())
  })
})
