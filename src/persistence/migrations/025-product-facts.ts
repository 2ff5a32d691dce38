/** How much of something a product is, who made it, and who answers for it. */
import type { Migration } from './migration.ts'

export const productFactsMigration: Migration = {
  name: '025-product-facts',
  async up(session) {
    for (const column of ['unit_measure', 'manufacturer', 'responsible_person'])
      await session.schema.alterTable('product').addColumn(column, 'text').execute()
  },
}
