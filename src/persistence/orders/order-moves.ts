/** Moves an order from state to state, with everything that hangs on it, inside a transaction that somebody else has opened. */
import { mailsOfMove } from '#domain/order/order-mails.ts'
import { canMove, stateAfter, type OrderState } from '#domain/order/order-states.ts'
import { isHosted, type PaymentMethod } from '#domain/order/payment/payment-ways.ts'
import type { MoveResult } from '#services/orders/order-service.ts'
import { appendOrderChanges } from '../change-log.ts'
import type { Engine, Session } from '../engine.ts'
import { issueCreditNote, issueInvoice } from '../invoices/invoices.ts'
import { readOrder } from './order-reader.ts'
import { type OrderRow, totalOf } from './order-rows.ts'
import { writeOutbox } from './outbox-writer.ts'
import { releasePromotion } from './promotion-store.ts'
import { returnPieces } from './stock-moves.ts'

/**
 * Moves order `number` to `to` where the table of states allows it: the move is appended to the history with its note, its mails go into the
 * outbox, an order that is paid or shipped gets its invoice, and a cancelled order gives back its pieces and its use of a code; `refund_due` is set where it was paid on a provider's page. Call it last in
 * the transaction: it may end with the change log's lock. Spec 10.7.
 */
export async function moveOrder(
  engine: Engine,
  session: Session,
  number: string,
  to: OrderState,
  event: { at: Date; note?: string },
): Promise<MoveResult> {
  const row = await lockOrder(engine, session, number)
  if (!row) return { kind: 'unknown' }
  const history = await session.selectFrom('order_history').select('state').where('order_number', '=', number).execute()
  if (!canMove({ ...row, history }, to)) return { kind: 'refused', state: row.state }
  const payment = row.payment as PaymentMethod
  const refundDue = to === 'cancelled' && row.state === 'paid' && isHosted(payment)
  await session
    .updateTable('shop_order')
    .set({
      state: stateAfter(row.state, to),
      ...(to === 'paid' && { paid_at: event.at.toISOString() }),
      ...(refundDue && { refund_due: 1, refunded_cents: totalOf(row) }),
    })
    .where('number', '=', number)
    .execute()
  await appendHistory(session, number, to, event)
  if (to === 'paid' || to === 'shipped') await issueInvoice(session, number, totalOf(row), event.at)
  if (to === 'cancelled') await issueCreditNote(session, number, 'rest', event.at)
  await writeOutbox(session, number, mailsOfMove(payment, row.state, to), event.at)
  if (to === 'cancelled') await giveBack(engine, session, number)
  const order = await readOrder(session, number)
  return order ? { kind: 'moved', order } : { kind: 'unknown' }
}

/** One row of the append-only history. */
export async function appendHistory(
  session: Session,
  number: string,
  state: OrderState,
  { at, note }: { at: Date; note?: string },
): Promise<void> {
  await session
    .insertInto('order_history')
    .values({ order_number: number, state, at: at.toISOString(), note: note ?? null })
    .execute()
}

/** The order's row, held until the transaction ends. */
export async function lockOrder(engine: Engine, session: Session, number: string): Promise<OrderRow | undefined> {
  const query = session.selectFrom('shop_order').selectAll().where('number', '=', number)
  return await (engine.kind === 'postgres' ? query.forUpdate() : query).executeTakeFirst()
}

async function giveBack(engine: Engine, session: Session, number: string): Promise<void> {
  const lines = await session
    .selectFrom('order_line')
    .select(['product_id', 'variant_color', 'variant_size', 'quantity'])
    .where('order_number', '=', number)
    .orderBy('position')
    .execute()
  const pieces = lines.map((line) => ({
    productId: line.product_id,
    color: line.variant_color,
    size: line.variant_size,
    quantity: line.quantity,
  }))
  const products = await returnPieces(engine, session, pieces)
  await releasePromotion(session, number)
  await appendOrderChanges(engine, session, number, products)
}
