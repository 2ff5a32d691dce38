/** Takes a batch of the history back, whole or not at all, as a batch of its own. */
import { sql } from 'kysely'
import { takeBack, type Fields } from '#domain/history/changed-fields.ts'
import { statusAfter } from '#domain/inventory/status-after.ts'
import type { Actor, Conflict, HistoryChange, UndoOutcome } from '#services/history/history-repository.ts'
import { appendChange } from '../change-log.ts'
import type { Engine, Session } from '../engine.ts'
import { lockProducts } from '../orders/stock-moves.ts'
import { keepPrices, readPrices } from '../prices/price-changes.ts'
import { openBatch, readChanges, recordChange } from './history-rows.ts'
import { productChanges, readProductState, type ProductState } from './product-state.ts'

export async function undoBatch(
  engine: Engine,
  session: Session,
  number: number,
  { actor, at, force }: { actor: Actor; at: Date; force: boolean },
): Promise<UndoOutcome> {
  const query = session.selectFrom('history_batch').select('number').where('number', '=', number)
  // Of two who take it back at once the second waits here, and sees that it is done.
  const batch = await (engine.kind === 'postgres' ? query.forUpdate() : query).executeTakeFirst()
  if (!batch) return { kind: 'unknown' }
  const by = await standingUndo(session, number)
  if (by !== null) return { kind: 'already', by }
  const changes = (await readChanges(session, number)).toReversed()
  const ids = [...new Set(changes.map(({ key }) => key))]
  await lockProducts(engine, session, ids)
  const before = new Map<string, ProductState | null>()
  for (const id of ids) before.set(id, await readProductState(session, id))
  const plans = changes.map((change) => planOf(change, before.get(change.key) ?? null))
  const conflicts = plans.flatMap((plan) => plan.conflicts)
  if (conflicts.length > 0 && !force) return { kind: 'conflicts', conflicts }
  const prices = await readPrices(session, ids)
  for (const { change, set } of plans) await setFields(session, change, set)
  await keepPrices(session, prices, at)
  const undo = await openBatch(session, { actor, task: `undo ${number}`, at, undoes: number })
  for (const [id, state] of before) if (state) await settle(engine, session, { undo, id, state, changes })
  return { kind: 'undone', batch: undo, conflicts }
}

/** The batch that took this one back and was not taken back itself. */
async function standingUndo(session: Session, number: number): Promise<number | null> {
  const row = await session
    .selectFrom('history_batch')
    .select('number')
    .where('undoes', '=', number)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return null
  return (await standingUndo(session, row.number)) === null ? row.number : null
}

interface Plan {
  change: HistoryChange
  set: Fields
  conflicts: Conflict[]
}

function planOf(change: HistoryChange, state: ProductState | null): Plan {
  const { thing, key, part, before, after } = change
  const parts = thing === 'review' ? state?.reviews : state?.variants
  const now = thing === 'product' ? state?.product : parts?.get(part ?? '')
  if (!now || !before || !after) {
    return { change, set: {}, conflicts: [{ thing, key, part, field: null, left: null, found: null }] }
  }
  const { set, against } = takeBack({ before, after }, now)
  return { change, set, conflicts: against.map((one) => ({ thing, key, part, ...one })) }
}

async function setFields(session: Session, { thing, key, part }: HistoryChange, set: Fields): Promise<void> {
  const values = Object.entries(set).map(([field, value]) => sql`${sql.ref(field)} = ${value}`)
  if (values.length === 0) return
  if (thing === 'product') {
    await sql`update product set ${sql.join(values)} where id = ${key}`.execute(session)
    return
  }
  if (thing === 'review') {
    const place = Number(part)
    await sql`update review set ${sql.join(values)} where product_id = ${key} and position = ${place}`.execute(session)
    return
  }
  const [color, size]: (string | null)[] = JSON.parse(part ?? '[]')
  await sql`
    update product_variant set ${sql.join(values)} where product_id = ${key}
      and color is not distinct from ${color ?? null} and size is not distinct from ${size ?? null}
  `.execute(session)
}

/** The last piece takes a product out of stock here too, unless the batch itself says what its status is. */
async function settle(
  engine: Engine,
  session: Session,
  { undo, id, state, changes }: { undo: number; id: string; state: ProductState; changes: readonly HistoryChange[] },
): Promise<void> {
  const moved = await readProductState(session, id)
  if (!moved) return
  const saysStatus = changes.some(({ key, before }) => key === id && before?.['status'] !== undefined)
  const { status } = moved.product
  if (!saysStatus && (status === 'in-stock' || status === 'out-of-stock')) {
    const next = statusAfter(status, piecesOf(state), piecesOf(moved))
    await session.updateTable('product').set({ status: next }).where('id', '=', id).execute()
    moved.product = { ...moved.product, status: next }
  }
  for (const change of productChanges(id, state, moved)) await recordChange(session, undo, change)
  await appendChange(engine, session, { productId: id, kind: 'content' })
}

function piecesOf({ variants }: ProductState): number {
  return [...variants.values()].reduce((sum, { quantity }) => sum + Number(quantity), 0)
}
