/** Batches and their changes as rows; whoever changes something writes them in the transaction of the change. */
import { sql } from 'kysely'
import type { Selectable } from 'kysely'
import type { Actor, HistoryBatch, HistoryChange } from '#services/history/history-repository.ts'
import type { Session } from '../engine.ts'
import type { HistoryBatchTable } from './history-tables.ts'

export interface Opening {
  actor: Actor
  task: string
  at: Date
  undoes?: number
}

/** The number of a new batch. */
export async function openBatch(session: Session, { actor, task, at, undoes }: Opening): Promise<number> {
  const { number } = await session
    .insertInto('history_batch')
    .values({ at: at.toISOString(), actor: actor.kind, name: actor.name, task, undoes: undoes ?? null })
    .returning('number')
    .executeTakeFirstOrThrow()
  return number
}

export async function recordChange(session: Session, batch: number, change: HistoryChange): Promise<void> {
  await session
    .insertInto('history_change')
    .values({
      batch,
      thing: change.thing,
      key: change.key,
      part: change.part,
      before: change.before && JSON.stringify(change.before),
      after: change.after && JSON.stringify(change.after),
    })
    .execute()
}

const SIZE = sql<number>`(select count(*) from history_change c where c.batch = history_batch.number)`

export async function listBatches(session: Session, limit: number): Promise<HistoryBatch[]> {
  const rows = await session
    .selectFrom('history_batch')
    .selectAll()
    .select(SIZE.as('size'))
    .orderBy('number', 'desc')
    .limit(limit)
    .execute()
  return rows.map(batchOf)
}

export async function readBatch(session: Session, number: number): Promise<HistoryBatch | null> {
  const row = await session
    .selectFrom('history_batch')
    .selectAll()
    .select(SIZE.as('size'))
    .where('number', '=', number)
    .executeTakeFirst()
  return row ? batchOf(row) : null
}

/** In the order in which they were made. */
export async function readChanges(session: Session, number: number, limit?: number): Promise<HistoryChange[]> {
  const query = session.selectFrom('history_change').selectAll().where('batch', '=', number).orderBy('sequence')
  const rows = await (limit === undefined ? query : query.limit(limit)).execute()
  return rows.map(({ thing, key, part, before, after }) => ({
    thing,
    key,
    part,
    before: before === null ? null : JSON.parse(before),
    after: after === null ? null : JSON.parse(after),
  }))
}

function batchOf(row: Selectable<HistoryBatchTable> & { size: number }): HistoryBatch {
  return {
    number: row.number,
    at: row.at,
    actor: { kind: row.actor, name: row.name },
    task: row.task,
    undoes: row.undoes,
    size: row.size,
  }
}
