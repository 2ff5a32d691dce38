import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from '#persistence/open-database.ts'
import { testCatalogue, testProduct } from '#persistence/testing/test-catalogue.ts'
import { toMinor } from '#domain/shop/testing/dollars.ts'
import type { Database } from '#services/repositories.ts'
import { runHistory } from './history.ts'
import { runProducts } from './products.ts'

let folder: string
/** Open all the while, as a running server's. */
let database: Database
let env: NodeJS.ProcessEnv

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'vitrine-history-'))
  const databaseFile = path.join(folder, 'shop.db')
  env = { DATABASE_FILE: databaseFile }
  database = await openDatabase({ databaseFile })
  await database.prepare(async () => testCatalogue({ products: [testProduct({ id: '1', price: toMinor(10) })] }))
})

afterEach(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

describe('spec 12.3: history', () => {
  const run = (...args: string[]) => runHistory(args, env, new Date('2026-11-01T12:00:00Z'))
  const price = async () => (await database.catalogue.itemsByIds(['1']))[0]?.price

  it('lists, shows and undoes what a command changed, by the number that it named', async () => {
    expect(await run('list')).toEqual({ status: 0, text: 'Nothing was changed yet.' })
    const { text } = await runProducts(['set', '1', 'price=12.50'], env)
    const number = /undo (\d+)\)$/.exec(text)?.[1] ?? ''
    expect(JSON.parse((await run('list', '--json')).text)).toMatchObject([
      { number: Number(number), actor: { kind: 'cli' }, size: 1, undoes: null },
    ])
    expect((await run('show', number)).text).toContain('product 1: price_cents 1000 -> 1250')
    expect((await run('undo', number)).text).toMatch(/^Batch \d+ is undone\. \(undo: npm run history -- undo \d+\)$/)
    expect(await price()).toBe(1000)
    expect(await run('undo', number)).toMatchObject({ status: 1, text: expect.stringContaining('was undone before') })
  })

  it('names what was changed since, and goes over it by force alone', async () => {
    const { text } = await runProducts(['set', '1', 'price=12.50'], env)
    const number = /undo (\d+)\)$/.exec(text)?.[1] ?? ''
    await runProducts(['set', '1', 'price=14'], env)
    expect(await run('undo', number)).toMatchObject({
      status: 1,
      text: expect.stringContaining('product 1: price_cents was left at 1250, is 1400'),
    })
    expect(await price()).toBe(1400)
    expect((await run('undo', number, '--force')).status).toBe(0)
    expect(await price()).toBe(1000)
  })

  it.each(['0', '-1', '1e3', '99999999999999999999', "1' or '1'='1"])('%s is no batch', async (forged) => {
    expect((await run('undo', '--', forged)).status).toBe(1)
    expect((await run('show', '--', forged)).status).toBe(1)
  })

  it('a number that no batch has is refused', async () => {
    expect(await run('undo', '999')).toEqual({ status: 1, text: 'There is no batch 999.' })
    expect(await run('show', '999')).toEqual({ status: 1, text: 'There is no batch 999.' })
  })
})
