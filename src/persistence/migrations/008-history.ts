/** Who changed what when, before and after, in batches; see docs/history.md. */
import { sql } from 'kysely'
import type { Migration } from './migration.ts'

export const historyMigration: Migration = {
  name: '008-history',
  async up(session, kind) {
    const numbered = (table: string, column: string) => {
      const builder = session.schema.createTable(table)
      return kind === 'sqlite'
        ? builder.addColumn(column, 'integer', (one) => one.primaryKey().autoIncrement())
        : builder.addColumn(column, 'bigint', (one) => one.primaryKey().generatedAlwaysAsIdentity())
    }
    await numbered('history_batch', 'number')
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('actor', 'text', (column) =>
        column.notNull().check(sql`actor in ('person', 'cli', 'import', 'agent')`),
      )
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('task', 'text', (column) => column.notNull())
      .addColumn('undoes', 'bigint')
      .execute()
    await numbered('history_change', 'sequence')
      .addColumn('batch', 'bigint', (column) => column.notNull().references('history_batch.number').onDelete('cascade'))
      .addColumn('thing', 'text', (column) => column.notNull())
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('part', 'text')
      .addColumn('before', 'text')
      .addColumn('after', 'text')
      .execute()
    await session.schema.createIndex('history_batch_undoes').on('history_batch').column('undoes').execute()
    await session.schema.createIndex('history_change_batch').on('history_change').column('batch').execute()
  },
}
