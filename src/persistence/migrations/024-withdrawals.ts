/** Withdrawals from orders, as they were declared. */
import type { Migration } from './migration.ts'

export const withdrawalsMigration: Migration = {
  name: '024-withdrawals',
  async up(session) {
    await session.schema
      .createTable('withdrawal')
      .addColumn('order_number', 'text', (column) => column.notNull().references('shop_order.number'))
      .addColumn('id', 'integer', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('lines', 'text')
      .addColumn('late', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('withdrawal_key', ['order_number', 'id'])
      .execute()
  },
}
