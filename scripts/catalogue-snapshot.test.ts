import { mkdtempSync, rmSync, existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openDatabase } from '#persistence/open-database.ts'
import { loadSampleCatalogue } from '#server/settings/sample-catalogue.ts'
import { runSnapshot } from './catalogue-snapshot.ts'

let folder: string
let env: NodeJS.ProcessEnv

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'vitrine-snapshot-'))
  env = { DATABASE_FILE: path.join(folder, 'shop.db'), SNAPSHOT_FILE: path.join(folder, 'snapshot') }
  const database = await openDatabase({ databaseFile: path.join(folder, 'shop.db') })
  await database.prepare(() => loadSampleCatalogue(new Date()))
  await database.close()
})

afterEach(() => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true, force: true })
})

it('a small shop needs no snapshot, and is told so', async () => {
  expect(await runSnapshot(env)).toEqual({ status: 0, text: 'Fewer than 20000 products: every start is quick.' })
  expect(existsSync(path.join(folder, 'snapshot'))).toBe(false)
})

it('says why there is none: it is switched off, memory is short, or there is no shop', async () => {
  const off = await runSnapshot({ ...env, SNAPSHOT_FILE: '0' })
  expect(off).toEqual({ status: 1, text: 'SNAPSHOT_FILE is 0: no index is kept for the next start.' })
  vi.spyOn(process, 'availableMemory').mockReturnValue(1000)
  expect(await runSnapshot(env)).toMatchObject({ status: 1, text: expect.stringMatching(/^1 MB of memory are needed/) })
  const nowhere = await runSnapshot({ ...env, DATABASE_FILE: path.join(folder, 'none.db') })
  expect(nowhere).toMatchObject({ status: 1, text: expect.stringMatching(/^There is no database/) })
})
