/** A sale price in place of a percentage, and the moments at which reductions begin and end, in order. */
import { sql } from 'kysely'
import type { Migration } from './migration.ts'

export const salesMigration: Migration = {
  name: '020-sales',
  async up(session) {
    for (const table of ['product', 'product_variant']) {
      await session.schema
        .alterTable(table)
        .addColumn('sale_price_cents', 'bigint', (column) => column.check(sql`sale_price_cents >= 0`))
        .execute()
    }
    await sql`create index product_offer_start on product (offer_start) where offer_start is not null`.execute(session)
    await sql`create index product_offer_end on product (offer_end) where offer_end is not null`.execute(session)
  },
}
