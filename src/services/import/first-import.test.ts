import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openDatabase } from '#persistence/open-database.ts'
import { draftDatabase } from '#persistence/sqlite/draft-database.ts'
import { testCatalogue, testProduct } from '#persistence/testing/test-catalogue.ts'
import { importCatalogue } from './import-catalogue.ts'
import { fileOf, LAMP, REPLACE, TOOLS } from './testing/import-parts.ts'

describe('spec 11.3: an import into a shop without a database', () => {
  function nowhere() {
    const root = mkdtempSync(path.join(tmpdir(), 'vitrine-first-'))
    onTestFinished(() => rmSync(root, { recursive: true, force: true }))
    const databaseFile = path.join(root, 'a', 'b', 'shop.db')
    const open = () => openDatabase({ databaseFile })
    const store = { isThere: () => existsSync(databaseFile), open, draft: () => draftDatabase(databaseFile) }
    return { root, databaseFile, store }
  }
  const products = Array.from({ length: 60 }, (_, at) => ({ ...LAMP, id: `p${at}`, slug: `s${at}` }))

  it('reads the file once and leaves the database alone', async () => {
    const { databaseFile, store } = nowhere()
    const file = fileOf(products)
    const outcome = await importCatalogue({ ...REPLACE, mode: 'merge' }, file, store, TOOLS)
    expect(outcome).toMatchObject({ kind: 'stored', report: { effect: { added: 60, removed: 0 } } })
    expect(file.readings).toBe(1)
    expect(readdirSync(path.dirname(databaseFile))).toEqual(['shop.db'])
    const database = await store.open()
    expect(await database.prepare(() => Promise.reject(new Error('the sample')))).toMatchObject({ seeded: false })
    expect(await database.catalogue.count()).toBe(60)
    await database.close()
  })

  it('leaves nothing where the file is refused, and takes away what a killed import has left', async () => {
    const { root, databaseFile, store } = nowhere()
    const bad = fileOf([...products, { ...LAMP, price: 'x' }])
    expect((await importCatalogue(REPLACE, bad, store, TOOLS)).kind).toBe('refused')
    expect(readdirSync(root)).toEqual([])
    expect((await importCatalogue(REPLACE, fileOf(products), store, TOOLS)).kind).toBe('stored')
    rmSync(databaseFile)
    // Numbers of processes are smaller.
    writeFileSync(`${databaseFile}.import-2000000000-wal`, 'left')
    writeFileSync(`${databaseFile}.import-${process.ppid}`, 'of an import that runs')
    expect((await importCatalogue(REPLACE, fileOf(products), store, TOOLS)).kind).toBe('stored')
    expect(readdirSync(path.dirname(databaseFile)).toSorted()).toEqual(['shop.db', `shop.db.import-${process.ppid}`])
  })

  it('merges into a database that somebody has made meanwhile', async () => {
    const { databaseFile, store } = nowhere()
    const file = fileOf(products)
    const read = file.read
    file.read = async function* (issues) {
      if (!existsSync(databaseFile)) {
        const other = await store.open()
        await other.prepare(() =>
          Promise.resolve(testCatalogue({ products: [testProduct({ id: 'old', slug: 'old' })] })),
        )
        await other.close()
      }
      yield* read(issues)
    }
    const outcome = await importCatalogue({ ...REPLACE, mode: 'merge' }, file, store, TOOLS)
    expect(outcome).toMatchObject({ kind: 'stored', report: { effect: { added: 60 } } })
    const database = await store.open()
    expect(await database.catalogue.count()).toBe(61)
    await database.close()
    expect(readdirSync(path.dirname(databaseFile))).toEqual(['shop.db'])
  })
})
