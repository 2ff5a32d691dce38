/** Puts mails of an order into the outbox, one row an order and name, in the transaction that gives the reason for them. */
import type { OutboxKind } from '#domain/order/order-mails.ts'
import type { Session } from '../engine.ts'

/** A mail that is there already, sent or not, is not written again. */
export async function writeOutbox(
  session: Session,
  number: string,
  kinds: readonly OutboxKind[],
  at: Date,
): Promise<void> {
  const now = at.toISOString()
  const rows = kinds.map((kind) => ({
    order_number: number,
    kind,
    created_at: now,
    attempts: 0,
    next_attempt_at: now,
  }))
  if (rows.length === 0) return
  await session
    .insertInto('outbox')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['order_number', 'kind']).doNothing())
    .execute()
}
