import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { createSearchIndex } from '#domain/catalogue/search/search-index.ts'
import { openDatabase } from '#persistence/open-database.ts'
import { takeBuilt } from '#services/search/search-building.ts'
import { loadSampleCatalogue } from '../settings/sample-catalogue.ts'
import { searchBuilder } from './search-builder.ts'

async function sampleFile(): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-search-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const databaseFile = path.join(folder, 'shop.db')
  const database = await openDatabase({ databaseFile })
  await database.prepare(() => loadSampleCatalogue(new Date()))
  await database.close()
  return databaseFile
}

it('a thread reads the catalogue and hands its search over', async () => {
  const built = await searchBuilder({ databaseFile: await sampleFile() })(new AbortController().signal)
  const index = createSearchIndex()
  // Products that are gone by now are left out.
  takeBuilt(index, built, (id) => (id === '101' ? -1 : Number(id)))
  expect(index.size).toBe(built.ends.length - 1)
  expect(index.search('sneaker').best(9)).toContain(103)
  expect(index.search('headphones').best(99)).not.toContain(101)
})

it('says what the thread ended with, and ends it when the work ends', async () => {
  const nowhere = searchBuilder({ databaseUrl: 'postgres://nobody@127.0.0.1:1/none' })
  await expect(nowhere(new AbortController().signal)).rejects.toThrow('127.0.0.1:1')
  const ending = new AbortController()
  const build = searchBuilder({ databaseFile: await sampleFile() })(ending.signal)
  ending.abort()
  await expect(build).rejects.toThrow('not built to its end')
  await expect(searchBuilder({ databaseFile: 'x' })(ending.signal)).rejects.toThrow('aborted')
})
