/** The database contract on SQLite. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll } from 'vitest'
import { declareDatabaseContract } from '../contract/declare-contract.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-sqlite-'))
let count = 0

afterAll(() => rmSync(folder, { recursive: true, force: true }))

declareDatabaseContract('SQLite', () => {
  count += 1
  return Promise.resolve({ databaseFile: path.join(folder, String(count), 'shop.db') })
})
