/** The part of the contract about migrating, seeding, opening and closing. */
import { expect, it } from 'vitest'
import { currencyOf } from '#domain/money/currency.ts'
import { openEngine } from '../open-database.ts'
import type { ContractContext } from './context.ts'
import { testCatalogue, testProduct } from '../testing/test-catalogue.ts'
import { runProcess } from '../testing/run-process.ts'

/** What a new database has had done to it, in order. */
const NAMES = [
  '001-catalogue',
  '002-orders',
  '003-mailboxes',
  '004-searches',
  '005-change-orders',
  '006-currency',
  '007-taxes',
  '008-history',
  '009-people',
  '012-order-locale',
  '014-shipping',
  '018-order-desk',
  '019-reviews',
  '020-sales',
  '021-price-history',
  '022-invoices',
  '023-low-stock',
  '024-withdrawals',
  '025-product-facts',
  '027-translations',
]

export function declarePreparationContract(context: ContractContext): void {
  it('migrates and seeds a new database, and does neither again', async () => {
    const database = await context.open(await context.createAddress())
    const first = await database.prepare(() => Promise.resolve(testCatalogue()))
    expect(first).toEqual({ migrated: NAMES, seeded: true })
    const second = await database.prepare(() => Promise.reject(new Error('the seed is not needed')))
    expect(second).toEqual({ migrated: [], seeded: false })
    expect(await database.catalogue.items()).toHaveLength(1)
  })

  it('stores neither tables nor products when the seed fails', async () => {
    const database = await context.open(await context.createAddress())
    await expect(database.prepare(() => Promise.reject(new Error('no sample')))).rejects.toThrow('no sample')
    await expect(database.catalogue.isEmpty()).rejects.toThrow(/no such table|does not exist/)
    const broken = testCatalogue({ products: [testProduct({ quantity: -1 })] })
    await expect(database.prepare(() => Promise.resolve(broken))).rejects.toThrow(/check constraint/i)
    await expect(database.catalogue.isEmpty()).rejects.toThrow(/no such table|does not exist/)
    expect(await database.prepare(() => Promise.resolve(null))).toMatchObject({ seeded: false })
    expect(await database.catalogue.isEmpty()).toBe(true)
  })

  it('does not fill a shop again that its owner has emptied', async () => {
    const { database } = await context.openEmpty()
    await database.catalogue.write(testCatalogue(), 'replace')
    await database.catalogue.write(testCatalogue({ products: [] }), 'replace')
    expect(await database.catalogue.isEmpty()).toBe(true)
    expect(await database.prepare(() => Promise.resolve(testCatalogue()))).toMatchObject({ seeded: false })
  })

  it('remembers its currency, and is refused to settings that name another one', async () => {
    const address = await context.createAddress()
    const euros = await context.open(address, currencyOf('EUR'))
    await euros.prepare(() => Promise.resolve(testCatalogue()))
    await euros.checkCurrency()
    const dollars = await context.open(address)
    const sentence = /^The database holds amounts in EUR, and shop\.json says that the shop sells in USD\./
    await expect(dollars.prepare(() => Promise.resolve(testCatalogue()))).rejects.toThrow(sentence)
    await expect(dollars.checkCurrency()).rejects.toThrow(sentence)
    expect(await (await context.open(address, currencyOf('EUR'))).prepare(() => Promise.resolve(null))).toEqual({
      migrated: [],
      seeded: false,
    })
  })

  it('a database from before currencies sells in dollars', async () => {
    const { database, address } = await context.openEmpty()
    await database.catalogue.write(testCatalogue(), 'replace')
    const engine = await openEngine(address)
    await engine.write(async (session) => {
      await session.deleteFrom('meta').where('key', '=', 'currency').execute()
      await session.deleteFrom('migration').where('name', '=', '006-currency').execute()
      await session.schema.alterTable('shop_order').dropColumn('currency').execute()
    })
    await engine.close()
    const yen = await context.open(address, currencyOf('JPY'))
    await expect(yen.prepare(() => Promise.resolve(null))).rejects.toThrow('The database holds amounts in USD')
    expect(await database.prepare(() => Promise.resolve(null))).toEqual({ migrated: ['006-currency'], seeded: false })
  })

  it('lets two connections of one process prepare at once', async () => {
    const address = await context.createAddress()
    const databases = [await context.open(address), await context.open(address)]
    const results = await Promise.all(
      databases.map((database) => database.prepare(() => Promise.resolve(testCatalogue()))),
    )
    expect(results.filter((result) => result.seeded)).toHaveLength(1)
    expect(results.flatMap((result) => result.migrated)).toEqual(NAMES)
  })

  it('lets several processes start at once: one migrates and seeds, all end by themselves', async () => {
    const address = await context.createAddress()
    const processes = ['prepare', 'prepare', 'prepare'].map(() => runProcess(address, 'prepare'))
    await Promise.all(processes.map((one) => one.next()))
    for (const one of processes) one.send('go')
    const results = await Promise.all(processes.map((one) => one.next()))
    expect(await Promise.all(processes.map((one) => one.ended))).toEqual([0, 0, 0])
    expect(results.filter((result) => (result as { seeded: boolean }).seeded)).toHaveLength(1)
    const database = await context.open(address)
    expect(await database.catalogue.items()).toHaveLength(1)
    expect(await database.changes.since(0)).toHaveLength(1)
  })

  it('answers a ping while it is open', async () => {
    const { database } = await context.openEmpty()
    await expect(database.ping()).resolves.toBeUndefined()
    await database.close()
    await expect(database.ping()).rejects.toThrow('The database is closed.')
  })

  it('lets running work end when it is closed', async () => {
    const { database, address } = await context.openEmpty()
    const writing = database.catalogue.write(testCatalogue(), 'replace')
    await Promise.all([writing, database.close()])
    expect(await (await context.open(address)).catalogue.items()).toHaveLength(1)
  })
}
