/** A SQLite database that is made beside its place and put there once it is whole, never over another one. */
import { link, mkdir, open, readdir, rm, rmdir } from 'node:fs/promises'
import path from 'node:path'
import { type Currency, USD } from '#domain/money/currency.ts'
import type { DatabaseDraft } from '#services/import/import-catalogue.ts'
import { createDatabase } from '../create-database.ts'
import { openSqlite } from './open-sqlite.ts'

/**
 * Opens an empty draft of `file`, which is not there yet; drafts that a killed process has left are taken away. Null where it cannot be made:
 * whoever opens `file` itself is told why.
 */
export async function draftDatabase(file: string, currency = USD): Promise<DatabaseDraft | null> {
  try {
    return await openDraft(path.resolve(file), currency)
  } catch {
    return null
  }
}

async function openDraft(target: string, currency: Currency): Promise<DatabaseDraft> {
  const folder = path.dirname(target)
  const made = await mkdir(folder, { recursive: true })
  await removeForsaken(target)
  const draft = draftOf(target, process.pid)
  await removeDraft(draft)
  const database = createDatabase(await openSqlite(draft), currency)
  return {
    database,
    async keep() {
      // Closing brings all of it into the one file.
      await database.close()
      try {
        // Unlike a renaming it fails where somebody has made a database meanwhile.
        await link(draft, target)
        await syncFolder(folder)
        return true
      } catch {
        return false
      } finally {
        await removeDraft(draft)
      }
    },
    async drop() {
      await database.close()
      await removeDraft(draft)
      if (made !== undefined) await removeFolders(folder, made)
    },
  }
}

function draftOf(target: string, pid: number): string {
  return `${target}.import-${pid}`
}

async function removeDraft(draft: string): Promise<void> {
  for (const ending of ['', '-wal', '-shm']) await rm(`${draft}${ending}`, { force: true })
}

async function removeForsaken(target: string): Promise<void> {
  const start = path.basename(draftOf(target, 0)).slice(0, -1)
  const pids = (await readdir(path.dirname(target)))
    .filter((name) => name.startsWith(start))
    .map((name) => Number.parseInt(name.slice(start.length), 10))
  for (const pid of new Set(pids)) if (pid > 0 && !isRunning(pid)) await removeDraft(draftOf(target, pid))
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH')
  }
}

/** Takes away the folders from `folder` up to `first`, as far as nobody else has put something into them. */
async function removeFolders(folder: string, first: string): Promise<void> {
  for (let one = folder; ; one = path.dirname(one)) {
    try {
      await rmdir(one)
    } catch {
      return
    }
    if (one === path.resolve(first)) return
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
