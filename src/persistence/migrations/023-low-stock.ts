/** What is nearly sold out is found at once, whatever there is beside it. */
import { sql } from 'kysely'
import type { Migration } from './migration.ts'

export const lowStockMigration: Migration = {
  name: '023-low-stock',
  async up(session) {
    await sql`create index product_variant_low on product_variant (quantity) where quantity between 1 and 5`.execute(
      session,
    )
  },
}
