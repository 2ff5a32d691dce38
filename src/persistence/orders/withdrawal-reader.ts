/** Reads what buyers have declared of an order. */
import type { Withdrawal } from '#domain/order/order.ts'
import type { Session } from '../engine.ts'

/** Oldest first. */
export async function readWithdrawals(session: Session, number: string): Promise<Withdrawal[]> {
  const rows = await session
    .selectFrom('withdrawal')
    .selectAll()
    .where('order_number', '=', number)
    .orderBy('id')
    .execute()
  return rows.map(({ id, at, name, lines, late }) => ({
    id,
    at,
    name,
    ...(lines !== null && { lines: JSON.parse(lines) as number[] }),
    late: late !== 0,
  }))
}
