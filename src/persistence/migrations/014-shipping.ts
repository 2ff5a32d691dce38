/** What products weigh, and the way of shipping as an order was sold with it. */
import { sql } from 'kysely'
import type { Migration } from './migration.ts'

export const shippingMigration: Migration = {
  name: '014-shipping',
  async up(session) {
    await session.schema
      .alterTable('product')
      .addColumn('weight', 'bigint', (column) => column.check(sql`weight >= 0`))
      .execute()
    await session.schema.alterTable('shop_order').addColumn('shipping_title', 'text').execute()
    await session.schema.alterTable('shop_order').addColumn('shipping_days', 'text').execute()
  },
}
