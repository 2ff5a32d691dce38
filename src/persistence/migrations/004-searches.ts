/** How often what was searched for each day, with and without a result. */
import { sql } from 'kysely'
import type { Migration } from './migration.ts'

export const searchesMigration: Migration = {
  name: '004-searches',
  async up(session) {
    await session.schema
      .createTable('search_count')
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('found', 'bigint', (column) => column.notNull().check(sql`found >= 0`))
      .addColumn('missed', 'bigint', (column) => column.notNull().check(sql`missed >= 0`))
      .addPrimaryKeyConstraint('search_count_key', ['day', 'text'])
      .execute()
  },
}
