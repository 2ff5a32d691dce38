/** WEB_CONCURRENCY: several serving processes behind one address, with real processes. */
import { toDecimal, toMinor } from '#domain/shop/testing/dollars.ts'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { openDatabase } from '#persistence/open-database.ts'
import { testCatalogue } from '#persistence/testing/test-catalogue.ts'
import { openConnection, type Connection } from '../testing/connection.ts'
import { DATABASE_KINDS, newDatabase } from '../testing/databases.ts'
import { createOrderClient } from '../testing/order-client.ts'
import { startStore, type StoreProcess } from '../testing/store-process.ts'

const PATIENCE = { timeout: 20_000, interval: 20 }

function connect({ port }: StoreProcess): Connection {
  const connection = openConnection(port)
  onTestFinished(() => connection.close())
  return connection
}

async function processOf(connection: Connection): Promise<number> {
  return Number(/process (\d+)/.exec((await connection.get('/process')).body)?.[1])
}

/** A connection to each process. */
async function connectToEach(store: StoreProcess, count: number): Promise<Map<number, Connection>> {
  const connections = new Map<number, Connection>()
  await vi.waitFor(async () => {
    const connection = connect(store)
    connections.set(await processOf(connection), connection)
    expect(connections.size).toBe(count)
  }, PATIENCE)
  return connections
}

async function twoProcesses(environment: Record<string, string> = {}): Promise<StoreProcess> {
  const address = await newDatabase('SQLite')
  const store = await startStore(address, { WEB_CONCURRENCY: '2', ...environment })
  onTestFinished(() => store.kill())
  return store
}

describe.each(DATABASE_KINDS)('WEB_CONCURRENCY on %s', { timeout: 90_000 }, (kind) => {
  it('one start report, one seeding, and a price change that both processes show', async () => {
    const address = await newDatabase(kind)
    const store = await startStore(address, { WEB_CONCURRENCY: '2' })
    onTestFinished(() => store.kill())
    expect(store.printed().match(/sample catalogue stored/g)).toHaveLength(1)
    expect(store.printed().match(/^index/gm)).toHaveLength(1)
    expect(store.printed()).toMatch(/^processes +2$/m)
    expect(store.printed().match(/^ready {2}http:\/\/localhost:\d+ {2}in \d+ ms$/gm)).toHaveLength(1)

    const connections = await connectToEach(store, 2)
    const database = await openDatabase(address)
    onTestFinished(() => database.close())
    const [first] = await database.catalogue.productsByIds(['101'])
    if (!first) throw new Error('The sample is not there')
    const before = await Promise.all([...connections.values()].map((one) => one.get('/api/product/101')))
    expect(before.map(({ body }) => (JSON.parse(body) as { price: number }).price)).toEqual(
      Array(2).fill(toDecimal(first.price)),
    )
    await database.catalogue.write(
      testCatalogue({ products: [{ ...first, price: toMinor(1.5) }], reviews: [] }),
      'merge',
    )
    for (const connection of connections.values()) {
      await vi.waitFor(async () => {
        const { body } = await connection.get('/api/product/101')
        expect((JSON.parse(body) as { price: number }).price).toBe(1.5)
      }, PATIENCE)
    }
    for (const connection of connections.values()) connection.close()
    expect(await store.stop()).toBe(0)
  })
})

describe('WEB_CONCURRENCY', { timeout: 120_000 }, () => {
  it('a process that is killed gets a successor at the same address, and the other one serves meanwhile', async () => {
    const store = await twoProcesses()
    const connections = await connectToEach(store, 2)
    const [victim, survivor] = [...connections.keys()]
    process.kill(victim ?? 0, 'SIGKILL')
    expect((await connections.get(survivor ?? 0)?.get('/shop'))?.status).toBe(200)
    await vi.waitFor(async () => {
      const pid = await processOf(connect(store))
      expect([victim, survivor]).not.toContain(pid)
    }, PATIENCE)
    for (const connection of connections.values()) connection.close()
    expect(await store.stop()).toBe(0)
  })

  it('SIGTERM in the middle of requests to both: each is answered, then all end with 0', async () => {
    const store = await twoProcesses()
    const connections = [...(await connectToEach(store, 2)).values()]
    const finish = await Promise.all(connections.map((connection) => connection.begin('/form')))
    process.kill(store.pid, 'SIGTERM')
    await vi.waitFor(() => expect(connect(store).get('/shop')).rejects.toThrow('ECONNREFUSED'), PATIENCE)
    const answers = await Promise.all(finish.map((send) => send('the rest')))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    for (const { body } of answers) expect(body).toContain('POST the rest')
    expect(await store.gone).toBe(0)
  })

  it('limits on calls hold over both processes together', async () => {
    const store = await twoProcesses({ LIMIT_TRACKING: '4' })
    const connections = [...(await connectToEach(store, 2)).values()]
    const body = { number: 'V-7K3F9QZM', email: 'mara@example.com' }
    const statuses: number[] = []
    for (let call = 0; call < 8; call += 1) {
      const answer = await connections[call % 2]?.post('/api/orders/track', body)
      statuses.push(answer?.status ?? 0)
    }
    expect(statuses).toEqual([404, 404, 404, 404, 429, 429, 429, 429])
  })

  it('a mailbox places no more orders through both processes together, and refused ones take nothing from it', async () => {
    const store = await twoProcesses({ LIMIT_MAILS: '5' })
    const client = createOrderClient(20)
    onTestFinished(() => client.close())
    const body = {
      contact: { email: 'mara.thompson@gmail.com' },
      address: { country: 'DE', name: 'Mara Thompson', line1: 'Sample Street 1', postcode: '10115', city: 'Berlin' },
      shipping: 'free',
      payment: 'pay-later',
      lines: [{ id: '101', quantity: 1 }],
    }
    const placeMany = async (count: number, name: string, order: (n: number) => object) => {
      const attempts = Array.from({ length: count }, (_, n) =>
        client.place(store.port, `${name}-attempt-${n}`, order(n)),
      )
      return (await Promise.all(attempts)).map(({ status }) => status).toSorted((a, b) => a - b)
    }
    expect(new Set(await placeMany(40, 'stranger', () => ({ ...body, total: 0.01 })))).toEqual(new Set([409]))
    const spelled = (n: number) => ({ ...body, contact: { email: `Mara.Thompson+${n}@googlemail.com` } })
    const statuses = await placeMany(20, 'shopper', spelled)
    expect(statuses).toEqual([...Array<number>(5).fill(201), ...Array<number>(15).fill(429)])
  })

  it('processes that cannot start again: after some attempts one sentence and 1', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-settings-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    const file = path.join(folder, 'shop.json')
    await writeFile(file, '{}')
    const store = await twoProcesses({ SHOP_FILE: file, LOG_LEVEL: 'error' })
    const pids = [...(await connectToEach(store, 2)).keys()]
    await writeFile(file, '{')
    for (const pid of pids) process.kill(pid, 'SIGKILL')
    expect(await store.gone).toBe(1)
    expect(store.printed()).toContain('a serving process could not start')
    expect(store.printed().trim().split('\n').at(-1)).toBe(
      'The serving processes end again and again right after their start, the last one with 1.',
    )
  })

  it('a start that fails says why once, with 1', async () => {
    const start = startStore({ databaseFile: '/dev/null/shop.db' }, { WEB_CONCURRENCY: '2' })
    await expect(start).rejects.toThrow(/did not start: (settings .*\n)?[^\n]*\/dev\/null\/shop\.db[^\n]*\n$/)
  })
})
