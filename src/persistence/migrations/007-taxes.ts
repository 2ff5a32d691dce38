/** The tax class of products, the tax lines that orders keep, and what of it is added to their sum. */
import { sql } from 'kysely'
import type { Migration } from './migration.ts'

export const taxesMigration: Migration = {
  name: '007-taxes',
  async up(session) {
    await session.schema.alterTable('product').addColumn('tax_class', 'text').execute()
    await session.schema
      .alterTable('shop_order')
      .addColumn('added_tax_cents', 'bigint', (column) =>
        column
          .notNull()
          .defaultTo(0)
          .check(sql`added_tax_cents >= 0`),
      )
      .execute()
    await session.schema
      .alterTable('shop_order')
      .addColumn('taxes', 'text', (column) => column.notNull().defaultTo('[]'))
      .execute()
  },
}
