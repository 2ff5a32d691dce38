import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from '../open-database.ts'
import { testCatalogue } from '../testing/test-catalogue.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'vitrine-open-'))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

async function openEmpty(file: string) {
  const database = await openDatabase({ databaseFile: file })
  await database.prepare(() => Promise.resolve(null))
  return database
}

describe('SQLite file', () => {
  it('is created with its folders, and is the only file left after closing', async () => {
    const file = path.join(folder, 'a b', 'ü', 'shop.db')
    const database = await openEmpty(file)
    await database.catalogue.write(testCatalogue(), 'replace')
    expect(existsSync(`${file}-wal`)).toBe(true)
    await database.close()
    expect(readdirSync(path.dirname(file))).toEqual(['shop.db'])
    const raw = new DatabaseSync(file)
    expect(raw.prepare('pragma journal_mode').get()).toEqual({ journal_mode: 'wal' })
    expect(raw.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' })
    raw.close()
  })

  it('closing twice is harmless, also when nothing was ever read or written', async () => {
    const database = await openDatabase({ databaseFile: path.join(folder, 'shop.db') })
    database.changes.watch(() => {})
    await database.close()
    await database.close()
    expect(readdirSync(folder)).toEqual(['shop.db'])
  })

  it('is refused in one sentence where it cannot be used', async () => {
    const text = path.join(folder, 'text.db')
    writeFileSync(text, 'not a database, '.repeat(100))
    await expect(openDatabase({ databaseFile: text })).rejects.toThrow(
      `The database ${text} cannot be used: it is not a SQLite database.`,
    )
    const directory = path.join(folder, 'directory.db')
    mkdirSync(directory)
    await expect(openDatabase({ databaseFile: directory })).rejects.toThrow(
      `The database ${directory} cannot be used: the file cannot be opened or created.`,
    )
    const below = path.join(text, 'shop.db')
    await expect(openDatabase({ databaseFile: below })).rejects.toThrow(/^The database .* cannot be used: E/)
    await expect(openDatabase({ databaseFile: ':memory:' })).rejects.toThrow('The database needs a file of its own')
  })

  it('is refused when a newer version of the store wrote it', async () => {
    const file = path.join(folder, 'shop.db')
    await (await openEmpty(file)).close()
    const raw = new DatabaseSync(file)
    raw.exec("insert into migration values ('999-future', '2030-01-01')")
    raw.close()
    const database = await openDatabase({ databaseFile: file })
    await expect(database.prepare(() => Promise.resolve(null))).rejects.toThrow(
      'The database was written by a newer version of the store (999-future); update the store.',
    )
    await database.close()
  })

  it('waits for another connection’s lock without freezing the process', async () => {
    const file = path.join(folder, 'shop.db')
    const database = await openEmpty(file)
    const holder = new DatabaseSync(file)
    holder.exec('begin immediate')
    let written = false
    const writing = database.catalogue.write(testCatalogue(), 'replace').then(() => (written = true))
    for (let turn = 0; turn < 50; turn++) {
      await new Promise((resolve) => setImmediate(resolve))
      if (turn % 10 === 0) expect(await database.catalogue.items()).toEqual([])
    }
    expect(written).toBe(false)
    holder.exec('commit')
    holder.close()
    await writing
    expect(await database.catalogue.items()).toHaveLength(1)
    await database.close()
  })

  it('keeps stock from falling below zero whoever writes it', async () => {
    const file = path.join(folder, 'shop.db')
    const database = await openEmpty(file)
    await database.catalogue.write(testCatalogue(), 'replace')
    const raw = new DatabaseSync(file)
    expect(() => raw.exec('update product_variant set quantity = quantity - 4')).toThrow(/CHECK constraint failed/)
    raw.exec('delete from product')
    expect(raw.prepare('select count(*) as count from product_variant').get()).toEqual({ count: 0 })
    raw.close()
    await database.close()
  })
})
