/** The standbys of one primary: which read goes where, and up to which position of the log they must have come. */
import { sql } from 'kysely'
import type { ReplicaState } from '#services/repositories.ts'
import type { Session } from '../engine.ts'
import { openReplica } from './replica.ts'

type Work<T> = (session: Session) => Promise<T>

export interface Replicas {
  /** Runs `work` on a standby that has replayed every change that was noted, else by `readPrimary`. */
  read<T>(work: Work<T>, readPrimary: (work: Work<T>) => Promise<T>): Promise<T>
  /** Notes, in a session on the primary, that this process knows of changes up to `sequence`. */
  noteChange(session: Session, sequence: number): Promise<void>
  states(session: Session): Promise<ReplicaState[]>
  close(): Promise<void>
}

export function openReplicas(urls: readonly string[]): Replicas {
  const replicas = urls.map(openReplica)
  let noted = -1
  let position: string | null = null
  let turn = 0

  return {
    async read(work, readPrimary) {
      turn += 1
      if (position !== null) {
        for (let tried = 0; tried < replicas.length; tried += 1) {
          const answer = await replicas[(turn + tried) % replicas.length]?.tryRead(position, work)
          if (answer) return answer.value
        }
      }
      return await readPrimary(work)
    },
    async noteChange(session, sequence) {
      if (replicas.length === 0 || sequence <= noted) return
      // Taken after the change was seen, so the change's commit stands before it.
      position = await currentPosition(session)
      noted = sequence
    },
    async states(session) {
      if (replicas.length === 0) return []
      const now = await currentPosition(session)
      return await Promise.all(
        replicas.map(async ({ name, reads, lag }) => ({ name, ...reads, lagBytes: await lag(now) })),
      )
    },
    async close() {
      await Promise.all(replicas.map((replica) => replica.close()))
    },
  }
}

/** The insert position: a commit may be seen before the log that holds it is written out. */
async function currentPosition(session: Session): Promise<string> {
  const { rows } = await sql<{ position: string }>`select pg_current_wal_insert_lsn()::text as position`.execute(
    session,
  )
  if (!rows[0]) throw new Error('The database does not tell its position.')
  return rows[0].position
}
