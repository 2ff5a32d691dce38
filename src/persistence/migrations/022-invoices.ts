/** Invoices and credit notes, numbered without a gap in each year. */
import type { Migration } from './migration.ts'

export const invoicesMigration: Migration = {
  name: '022-invoices',
  async up(session) {
    await session.schema
      .createTable('invoice_counter')
      .addColumn('year', 'integer', (column) => column.notNull().primaryKey())
      .addColumn('last', 'bigint', (column) => column.notNull())
      .execute()
    await session.schema
      .createTable('invoice')
      .addColumn('year', 'integer', (column) => column.notNull())
      .addColumn('serial', 'bigint', (column) => column.notNull())
      .addColumn('number', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('order_number', 'text', (column) => column.notNull().references('shop_order.number'))
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('amount_cents', 'bigint', (column) => column.notNull())
      .addColumn('issuer', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('invoice_key', ['year', 'serial'])
      .execute()
    await session.schema.createIndex('invoice_order').on('invoice').column('order_number').execute()
    await session.schema.createIndex('invoice_number').unique().on('invoice').column('number').execute()
  },
}
