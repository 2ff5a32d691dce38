/** What products cost before: each row is a price that was in force until a moment. */
import { sql } from 'kysely'
import type { Migration } from './migration.ts'

export const priceHistoryMigration: Migration = {
  name: '021-price-history',
  async up(session, kind) {
    const table = session.schema.createTable('price_change')
    await (
      kind === 'sqlite'
        ? table.addColumn('sequence', 'integer', (column) => column.primaryKey().autoIncrement())
        : table.addColumn('sequence', 'bigint', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    )
      .addColumn('product_id', 'text', (column) => column.notNull())
      .addColumn('color', 'text')
      .addColumn('size', 'text')
      .addColumn('until', 'text')
      .addColumn('import', 'text')
      .addColumn('list_cents', 'bigint', (column) => column.notNull())
      .addColumn('discount', 'double precision', (column) => column.notNull())
      .addColumn('sale_price_cents', 'bigint')
      .addColumn('offer_start', 'text')
      .addColumn('offer_end', 'text')
      .execute()
    await session.schema.createIndex('price_change_product').on('price_change').column('product_id').execute()
    await sql`create index price_change_import on price_change (import, product_id) where import is not null`.execute(
      session,
    )
    await session.schema
      .createTable('price_import')
      .addColumn('import', 'text', (column) => column.notNull().primaryKey())
      .addColumn('at', 'text', (column) => column.notNull())
      .execute()
  },
}
