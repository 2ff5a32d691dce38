import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from '#persistence/open-database.ts'
import { placeTestOrder } from '#persistence/testing/place-test-order.ts'
import { testCatalogue, testProduct } from '#persistence/testing/test-catalogue.ts'
import type { Database } from '#services/repositories.ts'
import { runOrders } from './orders.ts'

let folder: string
let database: Database
let number: string

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'vitrine-order-acts-'))
  database = await openDatabase({ databaseFile: path.join(folder, 'shop.db') })
  await database.prepare(async () => testCatalogue({ products: [testProduct({ quantity: 50 })] }))
  number = await placeTestOrder(database)
})

afterEach(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

describe('spec 12.3: acts on one order', () => {
  const run = (...args: string[]) => runOrders(args, { DATABASE_FILE: path.join(folder, 'shop.db') })
  const json = async () => JSON.parse((await run('show', number, '--json')).text) as Record<string, unknown>

  it('is paid in parts, shipped with its parcel, comes back in part and is paid back in part', async () => {
    const { total } = await json()
    const rest = Number(total) - 10
    expect(await run('pay', number, '--amount', '10', '--note', 'In cash')).toEqual({
      status: 0,
      text: `${number}: $10.00 of $${Number(total).toFixed(2)} is paid, $${rest.toFixed(2)} is open.`,
    })
    expect(await run('pay', number)).toEqual({ status: 0, text: `${number} is paid.` })
    await run('set', number, 'packed')
    expect(await run('ship', number, '--carrier', 'UPS', '--tracking', '1Z9')).toEqual({
      status: 0,
      text: `${number} is shipped, by UPS 1Z9 (https://www.ups.com/track?tracknum=1Z9).`,
    })
    expect(await run('return', number, '--line', '1=1', '--restock')).toEqual({
      status: 0,
      text: `1 piece of ${number} came back and into stock.`,
    })
    expect((await database.catalogue.itemsByIds(['1']))[0]?.quantity).toBe(49)
    expect((await run('refund', number, '--amount', '5', '--line', '1=1')).text).toContain(
      `$5.00 of ${number} is noted as sent back`,
    )
    expect(await json()).toMatchObject({
      number,
      state: 'shipped',
      parcel: { carrier: 'UPS', tracking: '1Z9' },
      refunds: [{ amount: 5 }],
      account: { paid: total, refunded: 5, open: 0 },
      money: [{ note: 'In cash' }, {}, { kind: 'refund', by: { kind: 'cli' } }],
      returns: [{ id: '1', quantity: 1, restock: true }],
    })
    const shown = (await run('show', number)).text
    for (const part of ['Parcel: UPS 1Z9', 'Sent back', '(1 came back)']) expect(shown).toContain(part)
    expect(JSON.stringify(await json())).not.toContain('"key"')
  })

  it('refuses with status 1 and the reason', async () => {
    const bad: [string[], RegExp][] = [
      [['pay', number, '--amount', 'x'], /--amount must be dollars/],
      [['pay', number, '--amount', '0.001'], /--amount must be dollars/],
      [['pay', number, '--amount', '100000'], /at most \$/],
      [['pay', 'V-00000000'], /There is no order V-00000000/],
      [['ship', number, '--carrier', 'DHL'], /is placed; it can become paid or packed or cancelled/],
      [['ship', number, '--url', 'javascript:1'], /--url must be an address/],
      [['refund', number], /--amount says how much/],
      [['refund', number, '--amount', '1'], /nothing left/],
      [['return', number], /--line says what came back/],
      [['return', number, '--line', '1'], /--line must be/],
      [['return', number, '--line', '1=9'], /At most 2 of 1/],
      [['return', number, '--line', '77=1'], /Nothing of 77/],
      [['pay', number, '--amont', '1'], /amont/],
      [['pay'], /Usage/],
      [['toString', number], /Usage/],
    ]
    for (const [args, words] of bad) {
      const { status, text } = await run(...args)
      expect([args, status]).toEqual([args, 1])
      expect(text).toMatch(words)
    }
    expect(await json()).toMatchObject({ state: 'placed', money: [], returns: [] })
  })
})
