/** The currency of orders, and of the database; what was stored before shops could choose is in dollars. */
import { wasCatalogueWritten } from '../catalogue/catalogue-writer.ts'
import { noteCurrency } from '../shop-currency.ts'
import type { Migration } from './migration.ts'

const BEFORE = 'USD'

export const currencyMigration: Migration = {
  name: '006-currency',
  async up(session) {
    await session.schema
      .alterTable('shop_order')
      .addColumn('currency', 'text', (column) => column.notNull().defaultTo(BEFORE))
      .execute()
    const product = await session.selectFrom('product').select('id').limit(1).executeTakeFirst()
    const order = await session.selectFrom('shop_order').select('number').limit(1).executeTakeFirst()
    if (product || order || (await wasCatalogueWritten(session))) await noteCurrency(session, BEFORE)
  },
}
