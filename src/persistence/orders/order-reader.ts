/** Reads orders: one with its lines and history, or a list of summaries. */
import type { Order, OrderRefund } from '#domain/order/order.ts'
import type { OrderState } from '#domain/order/order-states.ts'
import type { OrderSummary } from '#services/orders/order-service.ts'
import type { Session } from '../engine.ts'
import { readInvoices } from '../invoices/invoices.ts'
import { orderFromRows, type OrderRow, totalOf } from './order-rows.ts'
import { readWithdrawals } from './withdrawal-reader.ts'

/** The order of this number, or null. */
export async function readOrder(session: Session, number: string): Promise<Order | null> {
  const row = await session.selectFrom('shop_order').selectAll().where('number', '=', number).executeTakeFirst()
  return row ? await readOrderOf(session, row) : null
}

/** The order that a row belongs to. */
export async function readOrderOf(session: Session, row: OrderRow): Promise<Order> {
  const lines = await session
    .selectFrom('order_line')
    .selectAll()
    .where('order_number', '=', row.number)
    .orderBy('position')
    .execute()
  const history = await session
    .selectFrom('order_history')
    .selectAll()
    .where('order_number', '=', row.number)
    .orderBy('sequence')
    .execute()
  const order = orderFromRows(row, lines, history)
  const reviewed = order.state === 'delivered' ? await reviewedProducts(session, order.number) : []
  const refunds = row.refunded_cents > 0 ? await doneRefunds(session, order.number) : []
  const invoices = await readInvoices(session, order.number)
  const withdrawals = await readWithdrawals(session, order.number)
  return {
    ...order,
    ...(reviewed.length > 0 && { reviewed }),
    ...(refunds.length > 0 && { refunds }),
    ...(invoices.length > 0 && { invoices }),
    ...(withdrawals.length > 0 && { withdrawals }),
  }
}

async function doneRefunds(session: Session, number: string): Promise<OrderRefund[]> {
  const rows = await session
    .selectFrom('order_money')
    .select(['id', 'amount_cents', 'at'])
    .where('order_number', '=', number)
    .where('kind', '=', 'refund')
    .where('state', '=', 'done')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ id: row.id, amount: row.amount_cents, at: row.at }))
}

async function reviewedProducts(session: Session, number: string): Promise<string[]> {
  const rows = await session
    .selectFrom('review')
    .select('product_id')
    .where('order_number', '=', number)
    .orderBy('product_id')
    .execute()
  return rows.map((row) => row.product_id)
}

/** Newest first; `state` keeps only orders that are in it. */
export async function listOrders(
  session: Session,
  { limit, state }: { limit: number; state?: OrderState },
): Promise<OrderSummary[]> {
  let query = session
    .selectFrom('shop_order')
    .select(['number', 'state', 'placed_at', 'total_cents', 'added_tax_cents', 'email', 'paid_at'])
    .select((eb) =>
      eb
        .selectFrom('order_line')
        .whereRef('order_line.order_number', '=', 'shop_order.number')
        .select((line) => line.fn.sum<number | string>('quantity').as('pieces'))
        .as('pieces'),
    )
    .orderBy('placed_at', 'desc')
    .orderBy('number')
    .limit(limit)
  if (state) query = query.where('state', '=', state)
  const rows = await query.execute()
  return rows.map((row) => ({
    number: row.number,
    state: row.state,
    placedAt: row.placed_at,
    total: totalOf(row),
    // PostgreSQL gives sums as text.
    pieces: Number(row.pieces),
    email: row.email,
    paid: row.paid_at !== null,
  }))
}
