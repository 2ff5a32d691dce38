/** Payments on a provider's page: the page, what was told about it, what is due. The order's row is held while one of them is decided. */
import { mailOfRefund } from '#domain/order/order-mails.ts'
import { HOSTED_METHODS, isHosted } from '#domain/order/payment/payment-ways.ts'
import type {
  DuePayment,
  DueRefund,
  PaymentBegin,
  PaymentHold,
  PaymentRepository,
} from '#services/payment/payment-repository.ts'
import type { PaymentPage } from '#services/payment/payment-provider.ts'
import type { Engine, Session } from '../engine.ts'
import { appendHistory, lockOrder, moveOrder } from './order-moves.ts'
import { readOrderOf } from './order-reader.ts'
import { writeOutbox } from './outbox-writer.ts'
import { settlePayment } from './payment-settlement.ts'

const REFUNDED = 'Your payment has been sent back.'
const NEVER_PAID = 'The time to pay ended before a payment arrived.'

export function createPayments(engine: Engine): PaymentRepository {
  return {
    begin: (number, hold) => engine.write((session) => beginPayment(engine, session, number, hold)),
    keepPage: (number, page, expiresAt) => engine.write((session) => keepPage(session, number, page, expiresAt)),
    settle: (number, told, times) => engine.write((session) => settlePayment(engine, session, number, told, times)),
    giveUp: (number, times) => engine.write((session) => giveUp(engine, session, number, times)),
    due: (times, limit) => engine.read((session) => duePayments(session, times, limit)),
    refundsDue: (limit) => engine.read((session) => dueRefunds(session, limit)),
    markRefunded: (refund, at) => engine.write((session) => markRefunded(engine, session, refund, at)),
  }
}

async function beginPayment(
  engine: Engine,
  session: Session,
  number: string,
  hold: PaymentHold,
): Promise<PaymentBegin> {
  const row = await lockOrder(engine, session, number)
  if (!row) return { kind: 'unknown' }
  const { payment_session: page, payment_url: url, payment_expires_at: kept } = row
  if (!isHosted(row.payment) || row.state !== 'placed') return { kind: 'not-payable', state: row.state }
  if (page !== null) {
    if (kept === null || kept <= hold.now) return { kind: 'ended', method: row.payment, session: page }
    // Without an address the page was filled in, and the payment is with the bank.
    return url === null
      ? { kind: 'not-payable', state: row.state }
      : { kind: 'open', page: { session: page, url }, expiresAt: kept }
  }
  const expiresAt = kept !== null && kept >= hold.atLeast ? kept : hold.until
  await session.updateTable('shop_order').set({ payment_expires_at: expiresAt }).where('number', '=', number).execute()
  return { kind: 'begun', order: await readOrderOf(session, row), expiresAt }
}

async function keepPage(session: Session, number: string, page: PaymentPage, expiresAt: string): Promise<boolean> {
  const result = await session
    .updateTable('shop_order')
    .set({ payment_session: page.session, payment_url: page.url, payment_expires_at: expiresAt })
    .where('number', '=', number)
    .where('state', '=', 'placed')
    .where((eb) => eb.or([eb('payment_session', 'is', null), eb('payment_session', '=', page.session)]))
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

async function giveUp(
  engine: Engine,
  session: Session,
  number: string,
  { at, placedBefore }: { at: Date; placedBefore: Date },
): Promise<boolean> {
  const row = await lockOrder(engine, session, number)
  const timeIsUp =
    row &&
    (row.payment_expires_at === null
      ? row.placed_at <= placedBefore.toISOString()
      : row.payment_expires_at <= at.toISOString())
  if (!timeIsUp || !isHosted(row.payment) || row.payment_session !== null) return false
  const moved = await moveOrder(engine, session, number, 'cancelled', { at, note: NEVER_PAID })
  return moved.kind === 'moved'
}

async function duePayments(
  session: Session,
  { now, placedBefore }: { now: Date; placedBefore: Date },
  limit: number,
): Promise<DuePayment[]> {
  const rows = await session
    .selectFrom('shop_order')
    .select(['number', 'payment', 'payment_session'])
    .where('payment', 'in', HOSTED_METHODS)
    .where((eb) =>
      eb.or([
        eb.and([eb('state', '=', 'placed'), eb('payment_expires_at', '<=', now.toISOString())]),
        eb.and([
          eb('state', '=', 'placed'),
          eb('payment_expires_at', 'is', null),
          eb('placed_at', '<=', placedBefore.toISOString()),
        ]),
        // The address of a page is forgotten once nothing can be paid there.
        eb.and([eb('state', '!=', 'placed'), eb('payment_url', 'is not', null)]),
      ]),
    )
    .orderBy('placed_at')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ number: row.number, method: row.payment, session: row.payment_session }))
}

async function dueRefunds(session: Session, limit: number): Promise<DueRefund[]> {
  const rows = await session
    .selectFrom('shop_order')
    .select(['number', 'payment', 'payment_intent'])
    .where('refund_due', '=', 1)
    .where('refunded_at', 'is', null)
    .orderBy('placed_at')
    .limit(limit)
    .execute()
  const whole = rows.map((row) => ({ number: row.number, method: row.payment, payment: row.payment_intent }))
  // Parts first: what is left goes back after them.
  return [...(await duePartsOf(session, limit)), ...whole]
}

async function duePartsOf(session: Session, limit: number): Promise<DueRefund[]> {
  const rows = await session
    .selectFrom('order_money')
    .innerJoin('shop_order', 'shop_order.number', 'order_money.order_number')
    .select(['number', 'payment', 'payment_intent', 'currency', 'order_money.id', 'amount_cents'])
    .where('order_money.state', '=', 'due')
    .orderBy('order_money.id')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    number: row.number,
    method: row.payment,
    payment: row.payment_intent,
    part: { id: row.id, amount: row.amount_cents, currency: row.currency },
  }))
}

async function markPartRefunded(session: Session, number: string, id: number, at: Date): Promise<boolean> {
  const result = await session
    .updateTable('order_money')
    .set({ state: 'done' })
    .where('id', '=', id)
    .where('order_number', '=', number)
    .where('state', '=', 'due')
    .executeTakeFirst()
  if (result.numUpdatedRows === 0n) return false
  await writeOutbox(session, number, [mailOfRefund(id)], at)
  return true
}

async function markRefunded(engine: Engine, session: Session, refund: DueRefund, at: Date): Promise<boolean> {
  if (refund.part) return await markPartRefunded(session, refund.number, refund.part.id, at)
  const row = await lockOrder(engine, session, refund.number)
  if (!row || row.refund_due !== 1 || row.refunded_at !== null) return false
  await session
    .updateTable('shop_order')
    .set({ refunded_at: at.toISOString() })
    .where('number', '=', refund.number)
    .execute()
  if (refund.payment !== null) {
    await appendHistory(session, refund.number, row.state, { at, note: REFUNDED })
    await writeOutbox(session, refund.number, ['refunded'], at)
  }
  return true
}
