/** One streaming standby that answers reads, as far as it has replayed what this process knows of. */
import { setTimeout as sleep } from 'node:timers/promises'
import { Kysely, PostgresDialect, sql } from 'kysely'
import type { Session } from '../engine.ts'
import type { Schema } from '../schema.ts'
import { withoutPassword } from './connection-errors.ts'
import { openPool } from './open-pool.ts'

/** Milliseconds for which a read waits for a standby that is just a little behind, and between its looks. */
const SHORT_WAIT = 60
const LOOK_INTERVAL = 10
/** Milliseconds for which a standby that is behind, or away, is not asked. */
const BEHIND_PAUSE = 500
const AWAY_PAUSE = 5000
const CONNECT_TIMEOUT = 1000
const QUERY_TIMEOUT = 5000

export interface Replica {
  /** Host, port and database. */
  readonly name: string
  /** How many reads it has answered, and how many went to the primary instead. */
  readonly reads: { served: number; passed: number }
  /**
   * Runs `work` on a snapshot that holds everything up to `position` of the write-ahead log. Null where the standby is away, too far behind or
   * failed: then the primary answers, so `work` does nothing but read.
   */
  tryRead<T>(position: string, work: (session: Session) => Promise<T>): Promise<{ value: T } | null>
  /** Bytes of the log that it has not replayed of what stands before `position`; null where it is away. */
  lag(position: string): Promise<number | null>
  close(): Promise<void>
}

/** Connects with the first read; a standby that is away at the start is asked again later. */
export function openReplica(url: string): Replica {
  const pool = openPool(url, { connectTimeout: CONNECT_TIMEOUT, queryTimeout: QUERY_TIMEOUT })
  const database = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  const reads = { served: 0, passed: 0 }
  let restUntil = 0
  let reached: string | null = null
  let reaching: { position: string; done: Promise<boolean> } | null = null

  async function hasReplayed(position: string): Promise<boolean> {
    // One that was promoted is no standby any longer: it goes its own way.
    const { rows } = await sql<{ reached: boolean | null }>`
      select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= ${position}::pg_lsn as reached`.execute(database)
    return rows[0]?.reached === true
  }

  async function wait(position: string): Promise<boolean> {
    const until = performance.now() + SHORT_WAIT
    while (!(await hasReplayed(position))) {
      if (performance.now() > until) {
        restUntil = performance.now() + BEHIND_PAUSE
        return false
      }
      await sleep(LOOK_INTERVAL)
    }
    reached = position
    return true
  }

  /** Asked in a statement of its own, since a snapshot that was taken before the answer could be older than it. */
  function reaches(position: string): Promise<boolean> {
    if (reached === position) return Promise.resolve(true)
    if (reaching?.position !== position) {
      const done = wait(position).finally(() => {
        if (reaching?.position === position) reaching = null
      })
      reaching = { position, done }
    }
    return reaching.done
  }

  return {
    name: withoutPassword(url),
    reads,
    async tryRead(position, work) {
      if (performance.now() >= restUntil) {
        try {
          if (await reaches(position)) {
            const transaction = database.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
            const value = await transaction.execute(work)
            reads.served += 1
            return { value }
          }
        } catch {
          // Another server may answer at this address next, so what is known of it is forgotten.
          reached = null
          restUntil = performance.now() + AWAY_PAUSE
        }
      }
      reads.passed += 1
      return null
    },
    async lag(position) {
      try {
        const { rows } = await sql<{ lag: string | null }>`
          select greatest(pg_wal_lsn_diff(${position}::pg_lsn, pg_last_wal_replay_lsn()), 0) as lag`.execute(database)
        const lag = rows[0]?.lag ?? null
        return lag === null ? null : Number(lag)
      } catch {
        return null
      }
    },
    async close() {
      await database.destroy()
      // Kysely leaves a pool open that it has never used.
      if (!pool.ended) await pool.end()
    },
  }
}
