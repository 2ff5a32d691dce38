/** A copy of a SQLite file while servers write to it. */
import { rename, rm } from 'node:fs/promises'
import { backup, DatabaseSync } from 'node:sqlite'

/** In one step, which a write-ahead log keeps on one moment: a copy in many steps begins anew with every order that comes between. */
const ALL_PAGES = 2 ** 31 - 1

/**
 * Copies the database as it is at one moment; `target` is there whole or not at all.
 * @throws {Error} where the source cannot be read, the target cannot be written, or the copy is not sound.
 */
export async function backupSqlite(source: string, target: string): Promise<void> {
  const draft = `${target}.part`
  await rm(draft, { force: true })
  const database = new DatabaseSync(source, { readOnly: true })
  try {
    await backup(database, draft, { rate: ALL_PAGES })
    checkSound(draft)
    await rename(draft, target)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  } finally {
    database.close()
  }
}

/** A copy is one file: without a log beside it, so that it can be carried anywhere. */
function checkSound(file: string): void {
  const copy = new DatabaseSync(file)
  try {
    copy.exec('pragma journal_mode = delete')
    const answer = copy.prepare('pragma quick_check').get()
    if (answer?.['quick_check'] !== 'ok') throw new Error(`The copy is not sound: ${String(answer?.['quick_check'])}`)
  } finally {
    copy.close()
  }
}
