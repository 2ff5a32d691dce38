/** What the orders of each day came to. */
import { sql } from 'kysely'
import { minor } from '#domain/money/minor.ts'
import type { RevenueDay } from '#domain/order/desk/revenue.ts'
import type { Session } from '../../engine.ts'

/** See `DeskRepository.revenue`. */
export async function revenueSince(session: Session, from: string): Promise<RevenueDay[]> {
  const { rows } = await sql<{ day: string; amount: number | string; orders: number | string }>`
    select substr(placed_at, 1, 10) as day, sum(total_cents + added_tax_cents - refunded_cents) as amount, count(*) as orders
    from shop_order where placed_at >= ${from} and state <> 'cancelled' group by 1 order by 1
  `.execute(session)
  // PostgreSQL gives sums and counts as text.
  return rows.map(({ day, amount, orders }) => ({ day, amount: minor(Number(amount)), orders: Number(orders) }))
}
