/** A database whose disk takes nothing: orders are refused with a word and kept nowhere, health says so, pages go on, and it ends by itself. */
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { promisify } from 'node:util'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { openConnection } from './testing/connection.ts'
import { newDatabase } from './testing/databases.ts'
import { startStore } from './testing/store-process.ts'

const PRLIMIT = '/usr/bin/prlimit'
const PATIENCE = { timeout: 20_000, interval: 50 }
const ORDER = {
  contact: { email: 'mara@example.com' },
  address: { country: 'DE', name: 'Mara Thompson', line1: 'Sample Street 1', postcode: '10115', city: 'Berlin' },
  shipping: 'free',
  payment: 'pay-later',
  lines: [{ id: '101', quantity: 1 }],
}

// The disk of a test cannot be filled; a process that may make no file longer is refused in the same way.
describe.skipIf(!existsSync(PRLIMIT))('the disk of the database takes nothing', { timeout: 60_000 }, () => {
  it('orders get 503 with Retry-After, health 503, and both recover', async () => {
    const store = await startStore(await newDatabase('SQLite'))
    onTestFinished(() => store.kill())
    const shopper = openConnection(store.port)
    onTestFinished(() => shopper.close())
    const largestFile = (bytes: number | 'unlimited') =>
      promisify(execFile)(PRLIMIT, ['--pid', String(store.pid), `--fsize=${bytes}:`])
    const order = (key: string) => shopper.post('/api/orders', ORDER, { 'idempotency-key': key })
    const health = async () => (await shopper.get('/api/health')).status

    expect((await order('before-it')).status).toBe(201)
    expect(await health()).toBe(200)
    await largestFile(1)
    const refused = await order('meanwhile')
    expect([refused.status, refused.headers['retry-after'], refused.headers['content-type']]).toEqual([
      503,
      '10',
      'application/problem+json',
    ])
    expect(JSON.parse(refused.body)).toMatchObject({ detail: expect.stringContaining('cannot store anything') })
    expect(await health()).toBe(503)
    expect((await shopper.get('/api/product/101')).status).toBe(200)
    expect((await shopper.get('/api/health/live')).status).toBe(200)
    await vi.waitFor(async () => expect((await order('meanwhile')).status).toBe(503), PATIENCE)

    await largestFile('unlimited')
    await vi.waitFor(async () => expect(await health()).toBe(200), PATIENCE)
    expect((await order('meanwhile')).status).toBe(201)
    expect((await order('meanwhile')).status).toBe(200)
  })
})
