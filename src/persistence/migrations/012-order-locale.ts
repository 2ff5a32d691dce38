/** The language that the buyer of an order is written to; orders from before are in the shop's main one. */
import type { Migration } from './migration.ts'

export const orderLocaleMigration: Migration = {
  name: '012-order-locale',
  async up(session) {
    await session.schema.alterTable('shop_order').addColumn('locale', 'text').execute()
  },
}
