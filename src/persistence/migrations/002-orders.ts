/** Orders, their lines and history, promotion codes, mail to send, and what payment providers told. */
import { sql } from 'kysely'
import type { Engine, Session } from '../engine.ts'
import type { Migration } from './migration.ts'

export const ordersMigration: Migration = {
  name: '002-orders',
  async up(session, kind) {
    await createOrderTables(session)
    await createHistoryTable(session, kind)
    await createPromotionTables(session)
    await createOutboxTables(session)
    await session.schema.alterTable('review').addColumn('order_number', 'text').execute()
    await session.schema
      .createIndex('review_order')
      .on('review')
      .columns(['order_number', 'product_id'])
      .unique()
      .execute()
  },
}

async function createOrderTables(session: Session): Promise<void> {
  await session.schema
    .createTable('shop_order')
    .addColumn('number', 'text', (column) => column.notNull().primaryKey())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('idempotency_key', 'text', (column) => column.notNull().unique())
    .addColumn('request_hash', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) =>
      column.notNull().check(sql`state in ('placed', 'paid', 'packed', 'shipped', 'delivered', 'cancelled')`),
    )
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('phone', 'text')
    .addColumn('country', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('line1', 'text', (column) => column.notNull())
    .addColumn('line2', 'text')
    .addColumn('postcode', 'text', (column) => column.notNull())
    .addColumn('city', 'text', (column) => column.notNull())
    .addColumn('region', 'text')
    .addColumn('shipping_method', 'text', (column) => column.notNull())
    .addColumn('payment', 'text', (column) => column.notNull())
    .addColumn('code', 'text')
    .addColumn('notes', 'text')
    .addColumn('subtotal_cents', 'bigint', (column) => column.notNull().check(sql`subtotal_cents >= 0`))
    .addColumn('discount_cents', 'bigint', (column) =>
      column.notNull().check(sql`discount_cents >= 0 and discount_cents <= subtotal_cents`),
    )
    .addColumn('shipping_cents', 'bigint', (column) => column.notNull().check(sql`shipping_cents >= 0`))
    .addColumn('total_cents', 'bigint', (column) =>
      column.notNull().check(sql`total_cents = subtotal_cents - discount_cents + shipping_cents`),
    )
    .addColumn('placed_at', 'text', (column) => column.notNull())
    .addColumn('payment_session', 'text', (column) => column.unique())
    .addColumn('payment_intent', 'text')
    .addColumn('payment_url', 'text')
    .addColumn('payment_expires_at', 'text')
    .addColumn('refund_due', 'integer', (column) =>
      column
        .notNull()
        .defaultTo(0)
        .check(sql`refund_due in (0, 1)`),
    )
    .addColumn('refunded_at', 'text')
    .execute()
  await session.schema.createIndex('shop_order_placed').on('shop_order').columns(['placed_at', 'number']).execute()
  await session.schema
    .createIndex('shop_order_unpaid')
    .on('shop_order')
    .columns(['state', 'payment', 'payment_expires_at'])
    .execute()
  // A line is a snapshot: it names its product without depending on it.
  await session.schema
    .createTable('order_line')
    .addColumn('order_number', 'text', (column) => column.notNull().references('shop_order.number'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('product_id', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('img', 'text', (column) => column.notNull())
    .addColumn('sku', 'text', (column) => column.notNull())
    .addColumn('color', 'text')
    .addColumn('size', 'text')
    .addColumn('variant_color', 'text')
    .addColumn('variant_size', 'text')
    .addColumn('quantity', 'bigint', (column) => column.notNull().check(sql`quantity > 0`))
    .addColumn('unit_cents', 'bigint', (column) => column.notNull().check(sql`unit_cents >= 0`))
    .addColumn('list_cents', 'bigint', (column) => column.notNull().check(sql`list_cents >= 0`))
    .addPrimaryKeyConstraint('order_line_key', ['order_number', 'position'])
    .execute()
  await session.schema.createIndex('order_line_product').on('order_line').columns(['product_id']).execute()
}

async function createHistoryTable(session: Session, kind: Engine['kind']): Promise<void> {
  const history = session.schema.createTable('order_history')
  await (
    kind === 'sqlite'
      ? history.addColumn('sequence', 'integer', (column) => column.primaryKey().autoIncrement())
      : history.addColumn('sequence', 'bigint', (column) => column.primaryKey().generatedAlwaysAsIdentity())
  )
    .addColumn('order_number', 'text', (column) => column.notNull().references('shop_order.number'))
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('note', 'text')
    .execute()
  await session.schema.createIndex('order_history_order').on('order_history').columns(['order_number']).execute()
}

async function createPromotionTables(session: Session): Promise<void> {
  await session.schema
    .createTable('promotion_code')
    .addColumn('code', 'text', (column) => column.notNull().primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull().check(sql`kind in ('percent', 'amount', 'free-shipping')`))
    .addColumn('value', 'double precision', (column) => column.notNull().check(sql`value >= 0`))
    .addColumn('minimum_cents', 'bigint', (column) => column.notNull().check(sql`minimum_cents >= 0`))
    .addColumn('starts_at', 'text')
    .addColumn('ends_at', 'text')
    .addColumn('max_uses', 'bigint')
    .addColumn('max_uses_per_email', 'bigint')
    .addColumn('uses', 'bigint', (column) =>
      column.notNull().check(sql`uses >= 0 and (max_uses is null or uses <= max_uses)`),
    )
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await session.schema
    .createTable('promotion_use')
    .addColumn('code', 'text', (column) => column.notNull().references('promotion_code.code'))
    .addColumn('order_number', 'text', (column) => column.notNull().references('shop_order.number'))
    .addColumn('email', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('promotion_use_key', ['code', 'order_number'])
    .execute()
  await session.schema.createIndex('promotion_use_email').on('promotion_use').columns(['code', 'email']).execute()
}

async function createOutboxTables(session: Session): Promise<void> {
  await session.schema
    .createTable('outbox')
    .addColumn('order_number', 'text', (column) => column.notNull().references('shop_order.number'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('next_attempt_at', 'text', (column) => column.notNull())
    .addColumn('lease_token', 'text')
    .addColumn('lease_until', 'text')
    .addColumn('sent_at', 'text')
    .addColumn('last_error', 'text')
    .addPrimaryKeyConstraint('outbox_key', ['order_number', 'kind'])
    .execute()
  await session.schema.createIndex('outbox_due').on('outbox').columns(['sent_at', 'next_attempt_at']).execute()
  await session.schema
    .createTable('payment_event')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('order_number', 'text')
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('received_at', 'text', (column) => column.notNull())
    .execute()
}
