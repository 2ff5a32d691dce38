/** Lets what a payment provider told take effect: the event, the order's state, its stock and its mails in one transaction. */
import { isHosted } from '#domain/order/payment/payment-ways.ts'
import { paymentOutcome, type PaymentStanding } from '#domain/order/payment/payment-outcome.ts'
import type { SettledEvent, Settlement } from '#services/payment/payment-repository.ts'
import type { Engine, Session } from '../engine.ts'
import { appendHistory, lockOrder, moveOrder } from './order-moves.ts'
import { totalOf } from './order-rows.ts'
import type { OrderRow } from './order-rows.ts'

const CAME_LATE = 'Your payment arrived after the order was cancelled and goes back to you.'
const NOT_THE_TOTAL = 'The payment was not what the order costs and goes back to you.'
const CLOSED = 'The time to pay ended before a payment arrived.'
const FAILED = 'The payment did not go through.'

interface Told {
  event: SettledEvent | null
  session: string
  standing: PaymentStanding
}

interface Times {
  at: Date
  askAgainAt: Date
}

/** See `PaymentRepository.settle`. */
export async function settlePayment(
  engine: Engine,
  session: Session,
  number: string,
  told: Told,
  times: Times,
): Promise<Settlement> {
  if (told.event && !(await isNewEvent(session, told.event, number, times.at))) return 'repeated'
  const row = await lockOrder(engine, session, number)
  if (!row || !isHosted(row.payment)) return 'unknown-order'
  const order = { state: row.state, total: totalOf(row), currency: row.currency, session: row.payment_session }
  const payment = told.standing.kind === 'paid' ? told.standing.payment : null
  // An order that its owner has set to paid by hand still learns of the payment that a cancelling must send back.
  const intent = payment !== null && row.payment_intent === null ? { payment_intent: payment } : {}
  switch (paymentOutcome(order, told.session, told.standing)) {
    case 'pay':
      await update(session, number, { ...PAGE_CLOSED, payment_session: told.session, payment_intent: payment })
      await moveOrder(engine, session, number, 'paid', { at: times.at })
      return 'paid'
    case 'refund':
      return await refund(session, row, payment, times.at)
    case 'mismatch':
      await update(session, number, { ...PAGE_CLOSED, payment_intent: payment, refund_due: 1 })
      await moveOrder(engine, session, number, 'cancelled', { at: times.at, note: NOT_THE_TOTAL })
      return 'mismatch'
    case 'wait':
      await update(session, number, { ...PAGE_CLOSED, payment_expires_at: times.askAgainAt.toISOString() })
      return 'waiting'
    case 'cancel': {
      await update(session, number, PAGE_CLOSED)
      const note = told.standing.kind === 'failed' ? FAILED : CLOSED
      await moveOrder(engine, session, number, 'cancelled', { at: times.at, note })
      return 'cancelled'
    }
    case 'nothing':
      if (row.payment_session === told.session) await update(session, number, { ...PAGE_CLOSED, ...intent })
      return 'nothing'
    case 'foreign':
      return 'foreign'
  }
}

/** Whoever knows the address of the page can do nothing with it any longer. */
const PAGE_CLOSED = { payment_url: null }

/** Another transaction with the same event is waited for: it counts in one of them alone. */
async function isNewEvent(session: Session, event: SettledEvent, number: string, at: Date): Promise<boolean> {
  const result = await session
    .insertInto('payment_event')
    .values({ id: event.id, order_number: number, type: event.type, received_at: at.toISOString() })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst()
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n
}

async function refund(session: Session, row: OrderRow, payment: string | null, at: Date): Promise<Settlement> {
  if (payment === null || row.payment_intent !== null) return 'nothing'
  await update(session, row.number, { ...PAGE_CLOSED, payment_intent: payment, refund_due: 1, refunded_at: null })
  await appendHistory(session, row.number, 'cancelled', { at, note: CAME_LATE })
  return 'refund-due'
}

async function update(
  session: Session,
  number: string,
  fields: Partial<
    Pick<
      OrderRow,
      'payment_session' | 'payment_intent' | 'payment_url' | 'payment_expires_at' | 'refund_due' | 'refunded_at'
    >
  >,
): Promise<void> {
  await session.updateTable('shop_order').set(fields).where('number', '=', number).execute()
}
