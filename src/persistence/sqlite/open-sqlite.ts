/** The SQLite engine: a connection for writes, one for reads and, where needed, one for unseen writes on the same file, in write-ahead mode. */
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely } from 'kysely'
import type { Engine } from '../engine.ts'
import { OpenWork } from '../open-work.ts'
import type { Schema } from '../schema.ts'
import { BUSY_TIMEOUT, retryWhileBusy, sqliteCode } from './busy.ts'
import { checkRoom, knownTrouble, REASONS } from './file-trouble.ts'
import { NodeSqliteDialect } from './sqlite-dialect.ts'
import { watchDataVersion } from './watch-data-version.ts'

/** Kibibytes; many rows come in no order, and the pages of their indexes are needed again and again. */
const UNSEEN_CACHE = 32_768

/**
 * Opens `file`, and creates it and its folder where they are not there.
 * @throws {Error} with one sentence when the file cannot be used.
 */
export async function openSqlite(file: string): Promise<Engine> {
  if (file === '' || file === ':memory:') {
    throw new Error(`The database needs a file of its own, got "${file}": its connections share it.`)
  }
  try {
    await mkdir(path.dirname(path.resolve(file)), { recursive: true })
    return await openConnections(file)
  } catch (error) {
    const code = sqliteCode(error)
    const reason = (code !== null && REASONS[code]) || (error instanceof Error ? error.message : String(error))
    throw new Error(`The database ${file} cannot be used: ${reason}.`, { cause: error })
  }
}

async function openConnections(file: string): Promise<Engine> {
  const writing = await connect(file)
  let reading: DatabaseSync
  try {
    const mode = await retryWhileBusy(() => writing.prepare('pragma journal_mode = wal').get()?.journal_mode)
    if (mode !== 'wal') throw new Error('its file system has no write-ahead log for SQLite')
    writing.exec('pragma synchronous = full')
    writing.exec('pragma foreign_keys = on')
    reading = await connect(file)
    reading.exec('pragma query_only = on')
  } catch (error) {
    writing.close()
    throw error
  }
  const writer = new Kysely<Schema>({ dialect: new NodeSqliteDialect(writing, 'write') })
  const reader = new Kysely<Schema>({ dialect: new NodeSqliteDialect(reading, 'read') })
  let unseen: Promise<Kysely<Schema>> | null = null
  const open = new OpenWork()
  const feed = watchDataVersion(reading)
  function run<T>(mode: 'read' | 'write', work: () => Promise<T>): Promise<T> {
    return open.run(async () => {
      try {
        return await work()
      } catch (error) {
        throw knownTrouble(error, mode)
      }
    })
  }
  const read: Engine['read'] = (work) => run('read', () => reader.transaction().execute(work))
  return {
    kind: 'sqlite',
    read,
    readCatalogue: read,
    noteChange: async () => undefined,
    replicas: async () => [],
    write: (work) => run('write', () => writer.transaction().execute(work)),
    writeUnseen: (work) =>
      run('write', async () => {
        unseen ??= openUnseenWriter(file)
        return await (await unseen).transaction().execute(work)
      }),
    // `begin immediate` holds the only write lock there is, and every process polls.
    async lockPreparation() {},
    async lockChangeLog() {},
    async lockMailbox() {},
    async lockPeople() {},
    async notifyChange() {},
    checkRoom: () => checkRoom(file),
    watch: feed.watch,
    async close() {
      feed.close()
      await open.close()
      await (await unseen)?.destroy()
      await reader.destroy()
      await writer.destroy()
      // Kysely leaves a connection open that it has never used. The writer goes last and empties the write-ahead log into the file.
      if (reading.isOpen) reading.close()
      if (writing.isOpen) writing.close()
    },
  }
}

/** The log is brought to the disk at each checkpoint and by everybody else's commits, so what is in it stays in order. */
async function openUnseenWriter(file: string): Promise<Kysely<Schema>> {
  const writing = await connect(file)
  writing.exec('pragma synchronous = normal')
  writing.exec('pragma foreign_keys = on')
  writing.exec(`pragma cache_size = -${UNSEEN_CACHE}`)
  return new Kysely<Schema>({ dialect: new NodeSqliteDialect(writing, 'write') })
}

async function connect(file: string): Promise<DatabaseSync> {
  return await retryWhileBusy(() => new DatabaseSync(file, { timeout: BUSY_TIMEOUT }))
}
