/** Keeps what consumers declare when they withdraw from an order; its mails go with it. */
import { mailsOfWithdrawal } from '#domain/order/order-mails.ts'
import type { Withdrawal } from '#domain/order/order.ts'
import { isSameStatement } from '#domain/order/withdrawal.ts'
import type { Engine, Session } from '../engine.ts'
import { lockOrder } from './order-moves.ts'
import { readWithdrawals } from './withdrawal-reader.ts'
import { writeOutbox } from './outbox-writer.ts'

/** The statement as it is kept now, the earlier one where it has been made before; null for an unknown order. */
export async function keepWithdrawal(
  engine: Engine,
  session: Session,
  number: string,
  statement: Omit<Withdrawal, 'id'>,
): Promise<Withdrawal | null> {
  if (!(await lockOrder(engine, session, number))) return null
  const known = await readWithdrawals(session, number)
  const same = known.find((one) => isSameStatement(one, statement))
  if (same) return same
  const kept = { id: known.length + 1, ...statement }
  await session
    .insertInto('withdrawal')
    .values({
      order_number: number,
      id: kept.id,
      at: kept.at,
      name: kept.name,
      lines: kept.lines ? JSON.stringify(kept.lines) : null,
      late: kept.late ? 1 : 0,
    })
    .execute()
  await writeOutbox(session, number, mailsOfWithdrawal(kept.id), new Date(kept.at))
  return kept
}
