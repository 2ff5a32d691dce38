/** Orders and uses of codes know their mailbox, those of before as well. */
import { sql } from 'kysely'
import { emailKey } from '#domain/order/email-identity.ts'
import type { Session } from '../engine.ts'
import type { Migration } from './migration.ts'

/** Orders that are read and written in one statement each. */
const STEP = 500

export const mailboxesMigration: Migration = {
  name: '003-mailboxes',
  async up(session) {
    await session.schema
      .alterTable('shop_order')
      .addColumn('email_key', 'text', (column) => column.notNull().defaultTo(''))
      .execute()
    await fillMailboxes(session)
    await sql`update promotion_use set email =
      (select email_key from shop_order where shop_order.number = promotion_use.order_number)`.execute(session)
    await session.schema
      .createIndex('shop_order_mailbox')
      .on('shop_order')
      .columns(['email_key', 'placed_at'])
      .execute()
  },
}

async function fillMailboxes(session: Session): Promise<void> {
  let after = ''
  for (;;) {
    const orders = await session
      .selectFrom('shop_order')
      .select(['number', 'email'])
      .where('number', '>', after)
      .orderBy('number')
      .limit(STEP)
      .execute()
    const last = orders.at(-1)
    if (!last) return
    after = last.number
    const keys = sql.join(orders.map(({ number, email }) => sql`(${number}, ${emailKey(email)})`))
    await sql`update shop_order set email_key = known.column2 from (values ${keys}) as known
      where shop_order.number = known.column1`.execute(session)
  }
}
