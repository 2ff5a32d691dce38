/** A change that an order made names the order, so that every process learns what is bought together. */
import type { Migration } from './migration.ts'

export const changeOrdersMigration: Migration = {
  name: '005-change-orders',
  async up(session) {
    await session.schema.alterTable('change').addColumn('order_number', 'text').execute()
  },
}
