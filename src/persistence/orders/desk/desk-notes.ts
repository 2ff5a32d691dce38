/** What is written about an order: notes of the house, and mails that go out once more. */
import { mailAgain } from '#domain/order/order-mails.ts'
import type { Act, DeskOutcome } from '#services/orders/desk/desk-repository.ts'
import type { Engine, Session } from '../../engine.ts'
import { lockOrder } from '../order-moves.ts'
import { writeOutbox } from '../outbox-writer.ts'

/** See `DeskRepository.addNote`. */
export async function noteOrder(session: Session, number: string, text: string, { at, by }: Act): Promise<DeskOutcome> {
  const row = await session.selectFrom('shop_order').select('number').where('number', '=', number).executeTakeFirst()
  if (!row) return { kind: 'unknown' }
  await session
    .insertInto('order_note')
    .values({ order_number: number, at: at.toISOString(), actor_kind: by.kind, actor: by.name, text })
    .execute()
  return { kind: 'done' }
}

/** See `DeskRepository.sendAgain`. */
export async function sendMailAgain(
  engine: Engine,
  session: Session,
  number: string,
  kind: string,
  at: Date,
): Promise<DeskOutcome> {
  const row = await lockOrder(engine, session, number)
  if (!row) return { kind: 'unknown' }
  const mails = await session.selectFrom('outbox').select('kind').where('order_number', '=', number).execute()
  const kinds = mails.map((mail) => mail.kind)
  const again = kinds.includes(kind) ? mailAgain(kind, kinds) : null
  if (again === null) return { kind: 'refused', refusal: { why: 'no-mail', kind } }
  await writeOutbox(session, number, [again], at)
  return { kind: 'done' }
}
