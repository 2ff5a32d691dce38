/** The append-only change table, by which every process learns what the others did. */
import type { Change, ChangeKind } from '#services/repositories.ts'
import { WRITTEN } from './catalogue/catalogue-writer.ts'
import type { Engine, Session } from './engine.ts'

/** The newest sequence, 0 where nothing has changed yet. */
export async function latestChange(session: Session): Promise<number> {
  const row = await session
    .selectFrom('change')
    .select((eb) => eb.fn.max('sequence').as('sequence'))
    .executeTakeFirst()
  return row?.sequence ?? 0
}

/** The newest sequence of all but pieces in stock, 0 where there is none. */
export async function latestShownChange(session: Session): Promise<number> {
  const row = await session
    .selectFrom('change')
    .select('sequence')
    .where('kind', '!=', 'stock')
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.sequence ?? 0
}

/** The changes after `sequence`, oldest first. */
export async function changesSince(session: Session, sequence: number): Promise<Change[]> {
  const rows = await session
    .selectFrom('change')
    .select(['sequence', 'product_id', 'kind'])
    .where('sequence', '>', sequence)
    .orderBy('sequence')
    .execute()
  return rows.map((row) => ({ sequence: row.sequence, productId: row.product_id, kind: row.kind }))
}

/** See `ChangeFeed.mark`: when and of what the change was, and when a catalogue was last stored. */
export async function changeMark(session: Session, sequence: number): Promise<string | null> {
  const row = await session.selectFrom('change').selectAll().where('sequence', '=', sequence).executeTakeFirst()
  if (!row) return null
  const written = await session.selectFrom('meta').select('value').where('key', '=', WRITTEN).executeTakeFirst()
  return JSON.stringify([row.at, row.kind, row.product_id, written?.value ?? null])
}

/** Appends what an order moved, naming the order once. */
export async function appendOrderChanges(
  engine: Engine,
  session: Session,
  orderNumber: string,
  products: Iterable<string>,
): Promise<void> {
  let named: string | undefined = orderNumber
  for (const productId of products) {
    await appendChange(engine, session, { productId, kind: 'stock', orderNumber: named })
    named = undefined
  }
}

/** Appends one change; the last thing a transaction does, because writers of the log wait for each other. */
export async function appendChange(
  engine: Engine,
  session: Session,
  change: { productId: string | null; kind: ChangeKind; orderNumber?: string | undefined },
): Promise<void> {
  await engine.lockChangeLog(session)
  await session
    .insertInto('change')
    .values({
      product_id: change.productId,
      kind: change.kind,
      at: new Date().toISOString(),
      order_number: change.orderNumber ?? null,
    })
    .execute()
  await engine.notifyChange(session)
}
