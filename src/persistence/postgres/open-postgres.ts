/** The PostgreSQL engine: a pool for transactions and a connection of its own for notifications. */
import { setTimeout as sleep } from 'node:timers/promises'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { DatabaseUnavailable, DatabaseUnwritable } from '#services/database-unavailable.ts'
import { latestChange } from '../change-log.ts'
import type { Engine, Session } from '../engine.ts'
import { OpenWork } from '../open-work.ts'
import type { Schema } from '../schema.ts'
import { errorCode, fullDisk, isConnectionError, reasonOf, withoutPassword } from './connection-errors.ts'
import { openPool } from './open-pool.ts'
import { openReplicas } from './replicas.ts'
import { CHANNEL, watchNotifications } from './watch-notifications.ts'

/** Milliseconds to wait for a connection. */
const CONNECT_TIMEOUT = 10_000
const ATTEMPTS = 10

/** Any two numbers that no other program uses on this database. */
const PREPARATION_LOCK = 8_641_720_001
const CHANGE_LOG_LOCK = 8_641_720_002
const PEOPLE_LOCK = 8_641_720_003
/** The first half of a lock's two numbers, which are never equal to one number. */
const MAILBOX_LOCKS = 864_172

/** Not serializable, deadlock: the transaction is whole when it is run again. */
const RUN_AGAIN = new Set(['40001', '40P01'])

/**
 * Opens the database at `url` and checks that it answers; `readUrls` are standbys that follow it, which may be away.
 * @throws {Error} with one sentence that never repeats the password.
 */
export async function openPostgres(url: string, readUrls: readonly string[] = []): Promise<Engine> {
  const pool = openPool(url, { connectTimeout: CONNECT_TIMEOUT })
  try {
    await pool.query('select 1')
  } catch (error) {
    await pool.end()
    throw new Error(`The database at ${withoutPassword(url)} cannot be used: ${reasonOf(error)}.`, { cause: error })
  }
  const database = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  const replicas = openReplicas(readUrls)
  const open = new OpenWork()

  function read<T>(work: (session: Session) => Promise<T>): Promise<T> {
    return open.run(() =>
      saying(database.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work)),
    )
  }

  function write<T>(work: (session: Session) => Promise<T>): Promise<T> {
    return open.run(() => saying(runAgain(() => database.transaction().execute(work))))
  }

  const feed = watchNotifications(url, () => read(latestChange))
  return {
    kind: 'postgres',
    read,
    readCatalogue: (work) => open.run(() => replicas.read(work, read)),
    noteChange: (session, sequence) => replicas.noteChange(session, sequence),
    replicas: () => read((session) => replicas.states(session)),
    write,
    writeUnseen: (work) =>
      write(async (session) => {
        await sql`set local synchronous_commit to off`.execute(session)
        return await work(session)
      }),
    async lockPreparation(session) {
      await sql`select pg_advisory_xact_lock(${sql.lit(PREPARATION_LOCK)})`.execute(session)
    },
    async lockChangeLog(session) {
      await sql`select pg_advisory_xact_lock(${sql.lit(CHANGE_LOG_LOCK)})`.execute(session)
    },
    async lockMailbox(session, mailbox) {
      await sql`select pg_advisory_xact_lock(${sql.lit(MAILBOX_LOCKS)}, hashtext(${mailbox}))`.execute(session)
    },
    async lockPeople(session) {
      await sql`select pg_advisory_xact_lock(${sql.lit(PEOPLE_LOCK)})`.execute(session)
    },
    async notifyChange(session) {
      await sql`select pg_notify(${sql.lit(CHANNEL)}, '')`.execute(session)
    },
    // Its disk is another machine's affair, of which only a refused write tells.
    async checkRoom() {},
    watch: feed.watch,
    async close() {
      await feed.close()
      await open.close()
      await replicas.close()
      await database.destroy()
      // Kysely leaves a pool open that it has never used.
      if (!pool.ended) await pool.end()
    },
  }
}

/** @throws {DatabaseUnavailable} (as a rejection) where it was the connection or the server's disk that failed. */
async function saying<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    const full = fullDisk(error)
    if (full !== null) throw new DatabaseUnwritable(error, full)
    throw isConnectionError(error) ? new DatabaseUnavailable(error) : error
  }
}

async function runAgain<T>(transaction: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await transaction()
    } catch (error) {
      if (attempt === ATTEMPTS || !RUN_AGAIN.has(errorCode(error))) throw error
    }
    await sleep(attempt * 5 * (0.5 + Math.random()))
  }
}
