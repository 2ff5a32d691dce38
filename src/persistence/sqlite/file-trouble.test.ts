import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it, onTestFinished } from 'vitest'
import { DatabaseUnavailable, DatabaseUnwritable } from '#services/database-unavailable.ts'
import { checkRoom, knownTrouble } from './file-trouble.ts'

function fileIn(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-room-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return path.join(folder, 'shop.db')
}

/** What SQLite itself throws for a statement. */
function failureOf(pragma: string, statement: string): unknown {
  const database = new DatabaseSync(fileIn())
  onTestFinished(() => database.close())
  database.exec('create table kept (text)')
  database.exec(pragma)
  try {
    database.exec(statement)
  } catch (error) {
    return error
  }
  throw new Error('SQLite did not refuse')
}

describe('failures of a SQLite file', () => {
  it('a full disk, and a file that may only be read, are told from a fault of the work', () => {
    const full = knownTrouble(
      failureOf('pragma max_page_count = 2', 'insert into kept values (zeroblob(100000))'),
      'write',
    )
    expect(full).toBeInstanceOf(DatabaseUnwritable)
    expect((full as Error).message).toBe('The database cannot be written: the disk is full.')
    const kept = knownTrouble(failureOf('pragma query_only = on', 'insert into kept values (1)'), 'write')
    expect((kept as Error).message).toBe('The database cannot be written: it may only be read.')
    const fault = failureOf('', 'insert into nothing values (1)')
    expect(knownTrouble(fault, 'write')).toBe(fault)
  })

  it('a disk that fails is away for readers', () => {
    const failed = Object.assign(new Error('disk I/O error'), { errcode: 266 })
    expect(knownTrouble(failed, 'read')).toBeInstanceOf(DatabaseUnavailable)
    expect(knownTrouble(failed, 'read')).not.toBeInstanceOf(DatabaseUnwritable)
    expect(knownTrouble(failed, 'write')).toBeInstanceOf(DatabaseUnwritable)
  })

  it('a file that is no longer there takes nothing', async () => {
    const file = fileIn()
    await expect(checkRoom(file)).rejects.toThrow('The database cannot be written: its file is gone.')
    new DatabaseSync(file).exec('create table kept (text)')
    await expect(checkRoom(file)).resolves.toBeUndefined()
  })
})
