/** What an owner does with one order, each act in one transaction in which the order is held: judged and stored in one breath. */
import { type Minor, plus } from '#domain/money/minor.ts'
import { accountOf } from '#domain/order/desk/order-account.ts'
import { trackingWords } from '#domain/order/desk/order-words.ts'
import { wholeParcel, type Parcel } from '#domain/order/desk/parcel.ts'
import { checkPieces, type LinePieces } from '#domain/order/desk/returned-lines.ts'
import { mailOfRefund } from '#domain/order/order-mails.ts'
import { nextStates } from '#domain/order/order-states.ts'
import { isHosted } from '#domain/order/payment/payment-ways.ts'
import type { DeskOutcome, DeskRefusal, PayAct, RefundAct, ReturnAct } from '#services/orders/desk/desk-repository.ts'
import { appendChange } from '../../change-log.ts'
import type { Engine, Session } from '../../engine.ts'
import { issueCreditNote } from '../../invoices/invoices.ts'
import { lockOrder, moveOrder } from '../order-moves.ts'
import type { OrderRow } from '../order-rows.ts'
import { writeOutbox } from '../outbox-writer.ts'
import { returnPieces } from '../stock-moves.ts'
import { moneyOfRow, returnableLines } from './desk-order.ts'
import { noteOrder } from './desk-notes.ts'
import { writeOrderWords } from './order-words.ts'

const DONE: DeskOutcome = { kind: 'done' }

/** See `DeskRepository.pay`. */
export async function payOrder(engine: Engine, session: Session, number: string, act: PayAct): Promise<DeskOutcome> {
  const row = await lockOrder(engine, session, number)
  if (!row) return { kind: 'unknown' }
  if (await isKnownPress(session, number, act.key)) return DONE
  const { open } = accountOf(moneyOfRow(row))
  if (row.paid_at !== null) return refused({ why: 'paid-already' })
  const amount = act.amount ?? open
  if (amount <= 0 || amount > open) {
    return row.state === 'cancelled'
      ? refused({ why: 'state', state: row.state, next: [] })
      : refused({ why: 'amount', asked: amount, most: open })
  }
  const noted = plus(row.noted_cents, amount)
  await addMoney(session, number, { kind: 'payment', amount, state: 'done', act })
  await update(session, number, { noted_cents: noted })
  if (amount < open) return DONE
  const moved = await moveOrder(engine, session, number, 'paid', { at: act.at })
  if (moved.kind !== 'moved') throw new Error(`Order ${number} was paid in parts and cannot be paid.`)
  return DONE
}

/** See `DeskRepository.ship`. */
export async function shipOrder(
  engine: Engine,
  session: Session,
  number: string,
  { at, parcel, note }: { at: Date; parcel: Parcel; note?: string },
): Promise<DeskOutcome> {
  const row = await lockOrder(engine, session, number)
  if (!row) return { kind: 'unknown' }
  const isUnderway = row.state === 'shipped' || row.state === 'delivered'
  const whole = wholeParcel(parcel)
  if (isUnderway && whole === null) return refused(await stateRefusal(session, row))
  if (whole) {
    const { carrier = null, tracking = null, url = null } = whole
    await update(session, number, { carrier, tracking, tracking_url: url })
    await writeOrderWords(session, number, trackingWords(tracking ?? ''))
  }
  if (isUnderway) return DONE
  const moved = await moveOrder(engine, session, number, 'shipped', { at, ...(note !== undefined && { note }) })
  if (moved.kind === 'moved') return DONE
  // Nothing of what was written before may stay.
  throw new ActRefused(await stateRefusal(session, row))
}

/** See `DeskRepository.refund`. */
export async function refundOrder(
  engine: Engine,
  session: Session,
  number: string,
  act: RefundAct,
): Promise<DeskOutcome> {
  const row = await lockOrder(engine, session, number)
  if (!row) return { kind: 'unknown' }
  if (await isKnownPress(session, number, act.key)) return DONE
  const { refundable, refunded } = accountOf(moneyOfRow(row))
  if (act.refundedBefore !== undefined && act.refundedBefore !== refunded) {
    return refused({ why: 'refunded-since', refunded })
  }
  if (act.amount <= 0 || act.amount > refundable) {
    return refused({ why: 'amount', asked: act.amount, most: refundable })
  }
  const found = checkPieces(await returnableLines(session, number), act.pieces)
  if (found.kind === 'too-many') return refused({ why: 'pieces', ...found })
  const isCard = isHosted(row.payment) && row.payment_intent !== null
  const state = isCard ? 'due' : 'done'
  const id = await addMoney(session, number, { kind: 'refund', amount: act.amount, state, act })
  await update(session, number, { refunded_cents: plus(row.refunded_cents, act.amount) })
  await issueCreditNote(session, number, act.amount, act.at)
  // What goes back by card is told once it has gone.
  if (!isCard) await writeOutbox(session, number, [mailOfRefund(id)], act.at)
  if (act.restock) await keepReturn(engine, session, number, found.pieces, act)
  return DONE
}

/** See `DeskRepository.takeBack`. */
export async function returnOrder(
  engine: Engine,
  session: Session,
  number: string,
  act: ReturnAct,
): Promise<DeskOutcome> {
  const row = await lockOrder(engine, session, number)
  if (!row) return { kind: 'unknown' }
  if (row.state !== 'shipped' && row.state !== 'delivered') return refused(await stateRefusal(session, row))
  const found = checkPieces(await returnableLines(session, number), act.pieces)
  if (found.kind === 'too-many') return refused({ why: 'pieces', ...found })
  if (act.note !== undefined && act.note !== '') await noteOrder(session, number, act.note, act)
  await keepReturn(engine, session, number, found.pieces, act)
  return DONE
}

/** Ends the transaction without a trace, and is answered as a refusal. */
export class ActRefused extends Error {
  readonly refusal: DeskRefusal

  constructor(refusal: DeskRefusal) {
    super(`refused: ${refusal.why}`)
    this.refusal = refusal
  }
}

function refused(refusal: DeskRefusal): DeskOutcome {
  return { kind: 'refused', refusal }
}

async function stateRefusal(session: Session, row: OrderRow): Promise<DeskRefusal> {
  const history = await session
    .selectFrom('order_history')
    .select('state')
    .where('order_number', '=', row.number)
    .execute()
  return { why: 'state', state: row.state, next: nextStates({ ...row, history }) }
}

/** The pieces of each line go back into the row of stock that they came from. */
async function keepReturn(
  engine: Engine,
  session: Session,
  number: string,
  pieces: readonly LinePieces[],
  { at, restock }: { at: Date; restock: boolean },
): Promise<void> {
  if (pieces.length === 0) return
  const rows = pieces.map(({ position, quantity }) => ({
    order_number: number,
    position,
    quantity,
    restock: restock ? 1 : 0,
    at: at.toISOString(),
  }))
  await session.insertInto('order_return').values(rows).execute()
  if (!restock) return
  const lines = await session
    .selectFrom('order_line')
    .select(['position', 'product_id', 'variant_color', 'variant_size'])
    .where('order_number', '=', number)
    .execute()
  const stock = pieces.flatMap(({ position, quantity }) =>
    lines
      .filter((line) => line.position === position)
      .map((line) => ({
        productId: line.product_id,
        color: line.variant_color,
        size: line.variant_size,
        quantity,
      })),
  )
  const products = await returnPieces(engine, session, stock)
  for (const productId of products) await appendChange(engine, session, { productId, kind: 'stock' })
}

async function isKnownPress(session: Session, number: string, key: string): Promise<boolean> {
  const row = await session.selectFrom('order_money').select('order_number').where('key', '=', key).executeTakeFirst()
  if (row && row.order_number !== number) throw new Error('A press on one order was named as one on another.')
  return row !== undefined
}

async function addMoney(
  session: Session,
  number: string,
  entry: {
    kind: 'payment' | 'refund'
    amount: Minor
    state: 'due' | 'done'
    act: Pick<PayAct, 'at' | 'by' | 'key' | 'note'>
  },
): Promise<number> {
  const { at, by, key, note } = entry.act
  const { id } = await session
    .insertInto('order_money')
    .values({
      order_number: number,
      key,
      kind: entry.kind,
      amount_cents: entry.amount,
      at: at.toISOString(),
      actor_kind: by.kind,
      actor: by.name,
      note: note ?? null,
      state: entry.state,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function update(
  session: Session,
  number: string,
  fields: Partial<Pick<OrderRow, 'carrier' | 'tracking' | 'tracking_url' | 'noted_cents' | 'refunded_cents'>>,
): Promise<void> {
  await session.updateTable('shop_order').set(fields).where('number', '=', number).execute()
}
