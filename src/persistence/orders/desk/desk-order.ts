/** One order as its owner sees it: with account, returns, notes and mails. */
import { accountOf, type OrderMoney } from '#domain/order/desk/order-account.ts'
import type { ReturnableLine } from '#domain/order/desk/returned-lines.ts'
import type { DeskMail, DeskNote, DeskOrder, DeskReturn, MoneyEntry } from '#services/orders/desk/desk-repository.ts'
import type { Session } from '../../engine.ts'
import { readOrderOf } from '../order-reader.ts'
import { type OrderRow, totalOf } from '../order-rows.ts'

/** See `DeskRepository.find`. */
export async function findDeskOrder(session: Session, number: string): Promise<DeskOrder | null> {
  const row = await session.selectFrom('shop_order').selectAll().where('number', '=', number).executeTakeFirst()
  if (!row) return null
  return {
    order: await readOrderOf(session, row),
    account: accountOf(moneyOfRow(row)),
    money: await readMoney(session, number),
    returns: await readReturns(session, number),
    notes: await readNotes(session, number),
    mails: await readMails(session, number),
  }
}

export function moneyOfRow(row: OrderRow): OrderMoney {
  return {
    total: totalOf(row),
    isPaid: row.paid_at !== null,
    isCancelled: row.state === 'cancelled',
    noted: row.noted_cents,
    refunded: row.refunded_cents,
  }
}

/** The order's lines with what has come back of each. */
export async function returnableLines(session: Session, number: string): Promise<ReturnableLine[]> {
  const lines = await session
    .selectFrom('order_line')
    .select(['position', 'product_id', 'sku', 'quantity'])
    .where('order_number', '=', number)
    .orderBy('position')
    .execute()
  const returns = await readReturns(session, number)
  return lines.map((line) => ({
    position: line.position,
    id: line.product_id,
    sku: line.sku,
    quantity: line.quantity,
    returned: returns.reduce((sum, one) => (one.position === line.position ? sum + one.quantity : sum), 0),
  }))
}

async function readMoney(session: Session, number: string): Promise<MoneyEntry[]> {
  const rows = await session
    .selectFrom('order_money')
    .selectAll()
    .where('order_number', '=', number)
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    amount: row.amount_cents,
    at: row.at,
    by: { kind: row.actor_kind, name: row.actor },
    note: row.note,
    state: row.state,
  }))
}

async function readReturns(session: Session, number: string): Promise<DeskReturn[]> {
  const rows = await session
    .selectFrom('order_return')
    .selectAll()
    .where('order_number', '=', number)
    .orderBy('at')
    .orderBy('position')
    .execute()
  return rows.map(({ position, quantity, restock, at }) => ({ position, quantity, restock: restock === 1, at }))
}

async function readNotes(session: Session, number: string): Promise<DeskNote[]> {
  const rows = await session
    .selectFrom('order_note')
    .selectAll()
    .where('order_number', '=', number)
    .orderBy('at')
    .execute()
  return rows.map((row) => ({ at: row.at, by: { kind: row.actor_kind, name: row.actor }, text: row.text }))
}

async function readMails(session: Session, number: string): Promise<DeskMail[]> {
  const rows = await session
    .selectFrom('outbox')
    .select(['kind', 'created_at', 'sent_at', 'last_error'])
    .where('order_number', '=', number)
    .orderBy('created_at')
    .orderBy('kind')
    .execute()
  return rows.map((row) => ({
    kind: row.kind,
    createdAt: row.created_at,
    sentAt: row.sent_at,
    error: row.last_error,
  }))
}
