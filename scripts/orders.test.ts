import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from '#persistence/open-database.ts'
import { identityOf, ORDER_RULES, orderRequest } from '#persistence/testing/order-request.ts'
import { testCatalogue } from '#persistence/testing/test-catalogue.ts'
import type { Database } from '#services/repositories.ts'
import { runCodes } from './codes.ts'
import { runOrders } from './orders.ts'

let folder: string
/** Open all the while, as a running server's. */
let database: Database
let env: NodeJS.ProcessEnv

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'vitrine-orders-'))
  env = { DATABASE_FILE: path.join(folder, 'shop.db') }
  database = await openDatabase({ databaseFile: path.join(folder, 'shop.db') })
  await database.prepare(async () => testCatalogue())
})

afterEach(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

async function placeOne(): Promise<string> {
  const request = orderRequest({ notes: 'Ring twice' })
  const identity = identityOf(request)
  await database.orders.place(request, ORDER_RULES, identity)
  return identity.number
}

describe('spec 12.3: orders', () => {
  const run = (...args: string[]) => runOrders(args, env)

  it('lists, shows and moves an order, while a server has the database open', async () => {
    expect(await run('list')).toEqual({ status: 0, text: 'There are no orders.' })
    const number = await placeOne()
    expect((await run('list')).text).toMatch(
      new RegExp(
        `^NUMBER +STATE +MONEY +PLACED.*\\n${number} +placed +open +2026-03-01T12:00:00.000Z +1 +\\$10\\.00 +mara@example\\.com$`,
      ),
    )
    expect(await run('set', number.toLowerCase(), 'paid', '--note', 'Bank transfer')).toEqual({
      status: 0,
      text: `${number} is paid now.`,
    })
    expect((await run('list', '--state', 'placed')).text).toBe('There are no orders.')
    const { text } = await run('show', number)
    for (const part of [
      `${number} is paid`,
      'Mara Thompson',
      '10115 Berlin',
      'Germany',
      'Ring twice',
      'Total',
      '$10.00',
    ]) {
      expect(text).toContain(part)
    }
    expect(text).toContain('Bank transfer')
    expect(text).not.toContain('order-key')
  })

  it('packs and ships an order before its money comes, and takes the money afterwards', async () => {
    const number = await placeOne()
    expect((await run('show', number)).text).toContain(`${number} is placed, pay-later, not paid\n`)
    expect((await run('set', number, 'packed')).text).toBe(`${number} is packed now, and not paid yet.`)
    expect((await run('set', number, 'shipped', '--note', 'DHL 123')).text).toBe(
      `${number} is shipped now, and not paid yet.`,
    )
    expect((await run('list')).text).toMatch(/shipped +open/)
    expect((await run('set', number, 'paid')).text).toBe(`${number} is paid now; it stays shipped.`)
    expect((await run('list', '--state', 'shipped')).text).toMatch(/shipped +paid/)
    expect(await run('set', number, 'paid')).toEqual({ status: 1, text: `${number} is paid already; it is shipped.` })
    expect((await run('set', number, 'delivered')).text).toBe(`${number} is delivered now.`)
    expect((await run('show', number)).text).toContain(`${number} is delivered, pay-later, paid\n`)
  })

  it('says what is wrong, and changes nothing', async () => {
    const number = await placeOne()
    const refusals: [string[], string][] = [
      [
        ['set', number, 'shipped'],
        `${number} is placed and cannot become shipped; it can become paid or packed or cancelled.`,
      ],
      [['set', number, 'lost'], 'A state is one of placed, paid, packed, shipped, delivered, cancelled, got "lost".'],
      [['set', 'V-00000000', 'paid'], 'There is no order V-00000000.'],
      [['show', 'nonsense'], 'There is no order nonsense.'],
      [['list', '--limit', '0'], '--limit must be a whole number from 1 to 999999, got "0".'],
    ]
    for (const [args, text] of refusals) expect(await run(...args)).toEqual({ status: 1, text })
    for (const args of [[], ['help'], ['show'], ['set', number, 'paid', 'now'], ['list', '--all']]) {
      expect(await run(...args)).toMatchObject({
        status: 1,
        text: expect.stringContaining('Usage: npm run orders') as string,
      })
    }
    expect((await database.orders.find(number))?.state).toBe('placed')
    const nowhere = await runOrders(['list'], { DATABASE_FILE: path.join(folder, 'none.db') })
    expect(nowhere).toMatchObject({
      status: 1,
      text: expect.stringMatching(/^There is no database .*none\.db yet/) as string,
    })
  })
})

describe('spec 12.3: codes', () => {
  const NOW = new Date('2026-03-01T12:00:00.000Z')
  const run = (...args: string[]) => runCodes(args, env, NOW)

  it('adds, lists and ends codes', async () => {
    expect((await run('list')).text).toBe('There are no codes.')
    expect((await run('add', 'spring', '--percent', '12.5', '--until', '2026-03-31', '--uses', '100')).text).toBe(
      'The code SPRING was added: 12.5 % off.',
    )
    await run('add', 'FIVER', '--amount', '5', '--minimum', '19.99', '--uses-per-email', '1', '--from', '2026-03-02')
    await run('add', 'SHIP', '--free-shipping')
    expect(await database.promotions.list()).toEqual([
      {
        code: 'FIVER',
        kind: 'amount',
        value: 500,
        minimum: 1999,
        startsAt: '2026-03-02T00:00:00.000Z',
        maxUsesPerEmail: 1,
        uses: 0,
      },
      { code: 'SHIP', kind: 'free-shipping', value: 0, minimum: 0, uses: 0 },
      {
        code: 'SPRING',
        kind: 'percent',
        value: 12.5,
        minimum: 0,
        endsAt: '2026-04-01T00:00:00.000Z',
        maxUses: 100,
        uses: 0,
      },
    ])
    expect((await run('end', 'spring')).text).toBe('The code SPRING has ended.')
    expect((await run('list')).text).toMatch(
      /SPRING +12\.5 % off +- +- +2026-03-01T12:00:00\.000Z \(ended\) +0 of 100 +any/,
    )
  })

  it('says what is wrong, and adds nothing', async () => {
    await run('add', 'ONE', '--amount', '1')
    const refusals: [string[], string | RegExp][] = [
      [['add', 'ONE', '--amount', '2'], 'The code ONE is there already.'],
      [['add', 'A B', '--amount', '2'], 'A code is 1 to 40 of A-Z, 0-9, - and _, got "A B".'],
      [['add', 'X', '--percent', '101'], /^--percent must be above 0 and up to 100/],
      [['add', 'X', '--amount', '1.999'], '--amount must be dollars such as 19.99, got "1.999".'],
      [['add', 'X', '--amount', '0'], '--amount must be above 0, got "0".'],
      [['add', 'X', '--amount', '1', '--percent', '1'], /^One of --percent/],
      [['add', 'X', '--free-shipping', '--uses', '0'], /^--uses must be a whole number of 1 or more/],
      [['add', 'X', '--free-shipping', '--until', 'soon'], /^--until must be a day/],
      [['add', 'X', '--free-shipping', '--until', '2026-02-31'], /^--until must be a day/],
      [['add', 'X', '--free-shipping', '--until', '2026-02-21T00:00'], /^--until must be a day/],
      [
        ['add', 'X', '--free-shipping', '--from', '2026-02-02', '--until', '2026-02-01'],
        '--from must be before --until.',
      ],
      [['end', 'NOTHING'], 'There is no code NOTHING.'],
      [['add'], /^Usage/],
      [[], /^Usage/],
    ]
    for (const [args, text] of refusals) {
      const result = await run(...args)
      expect(result.status).toBe(1)
      if (typeof text === 'string') expect(result.text).toBe(text)
      else expect(result.text).toMatch(text)
    }
    expect(await database.promotions.list()).toHaveLength(1)
  })
})
