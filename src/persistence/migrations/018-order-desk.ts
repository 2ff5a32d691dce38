/** What the owner's desk keeps of orders: parcels, parts of money, returns, notes, and the words by which an order is found. */
import { sql } from 'kysely'
import { orderWords } from '#domain/order/desk/order-words.ts'
import { rowBatches } from '../batches.ts'
import type { Engine, Session } from '../engine.ts'
import type { Migration } from './migration.ts'

/** Orders that are read and written in one go. */
const STEP = 500

export const orderDeskMigration: Migration = {
  name: '018-order-desk',
  async up(session, kind) {
    await widenOrders(session)
    await createDeskTables(session, kind)
    await sql`update shop_order set paid_at =
      (select min(at) from order_history where order_number = shop_order.number and state = 'paid')`.execute(session)
    await sql`update shop_order set refunded_cents = total_cents + added_tax_cents
      where refunded_at is not null and paid_at is not null`.execute(session)
    await fillWords(session)
  },
}

async function widenOrders(session: Session): Promise<void> {
  for (const column of ['carrier', 'tracking', 'tracking_url', 'paid_at']) {
    await session.schema.alterTable('shop_order').addColumn(column, 'text').execute()
  }
  for (const column of ['noted_cents', 'refunded_cents']) {
    await session.schema
      .alterTable('shop_order')
      .addColumn(column, 'bigint', (built) =>
        built
          .notNull()
          .defaultTo(0)
          .check(sql`${sql.ref(column)} >= 0`),
      )
      .execute()
  }
  await session.schema
    .createIndex('shop_order_state')
    .on('shop_order')
    .columns(['state', 'placed_at', 'number'])
    .execute()
  await sql`create index shop_order_open on shop_order (placed_at, number)
    where paid_at is null and state <> 'cancelled'`.execute(session)
}

async function createDeskTables(session: Session, kind: Engine['kind']): Promise<void> {
  const money = session.schema.createTable('order_money')
  await (
    kind === 'sqlite'
      ? money.addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
      : money.addColumn('id', 'bigint', (column) => column.primaryKey().generatedAlwaysAsIdentity())
  )
    .addColumn('order_number', 'text', (column) => column.notNull().references('shop_order.number'))
    .addColumn('key', 'text', (column) => column.notNull().unique())
    .addColumn('kind', 'text', (column) => column.notNull().check(sql`kind in ('payment', 'refund')`))
    .addColumn('amount_cents', 'bigint', (column) => column.notNull().check(sql`amount_cents > 0`))
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('actor_kind', 'text', (column) => column.notNull())
    .addColumn('actor', 'text', (column) => column.notNull())
    .addColumn('note', 'text')
    .addColumn('state', 'text', (column) => column.notNull().check(sql`state in ('due', 'done')`))
    .execute()
  await session.schema.createIndex('order_money_order').on('order_money').columns(['order_number']).execute()
  await sql`create index order_money_due on order_money (id) where state = 'due'`.execute(session)
  await session.schema
    .createTable('order_return')
    .addColumn('order_number', 'text', (column) => column.notNull().references('shop_order.number'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('quantity', 'bigint', (column) => column.notNull().check(sql`quantity > 0`))
    .addColumn('restock', 'integer', (column) => column.notNull().check(sql`restock in (0, 1)`))
    .addColumn('at', 'text', (column) => column.notNull())
    .execute()
  await session.schema.createIndex('order_return_order').on('order_return').columns(['order_number']).execute()
  await session.schema
    .createTable('order_note')
    .addColumn('order_number', 'text', (column) => column.notNull().references('shop_order.number'))
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('actor_kind', 'text', (column) => column.notNull())
    .addColumn('actor', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .execute()
  await session.schema.createIndex('order_note_order').on('order_note').columns(['order_number']).execute()
  // Beginnings of words are ranges, so they are ordered by their bytes on every database.
  const word = kind === 'sqlite' ? sql`text` : sql`text collate "C"`
  await session.schema
    .createTable('order_word')
    .addColumn('word', word, (column) => column.notNull())
    .addColumn('order_number', 'text', (column) => column.notNull().references('shop_order.number'))
    .addPrimaryKeyConstraint('order_word_key', ['word', 'order_number'])
    .execute()
}

async function fillWords(session: Session): Promise<void> {
  let after = ''
  for (;;) {
    const orders = await session
      .selectFrom('shop_order')
      .select(['number', 'email', 'phone', 'name', 'postcode', 'city'])
      .where('number', '>', after)
      .orderBy('number')
      .limit(STEP)
      .execute()
    const last = orders.at(-1)
    if (!last) return
    after = last.number
    const lines = await session
      .selectFrom('order_line')
      .select(['order_number', 'product_id as id', 'sku', 'title'])
      .where(
        'order_number',
        'in',
        orders.map(({ number }) => number),
      )
      .execute()
    const byOrder = Map.groupBy(lines, (line) => line.order_number)
    const rows = orders.flatMap(({ phone, ...order }) =>
      orderWords({ ...order, phone: phone ?? '', lines: byOrder.get(order.number) ?? [] }).map((word) => ({
        word,
        order_number: order.number,
      })),
    )
    for (const batch of rowBatches(rows, 2, 10_000)) await session.insertInto('order_word').values(batch).execute()
  }
}
