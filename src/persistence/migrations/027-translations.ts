/** What goods, categories and brands are called in other languages, as JSON. */
import type { Migration } from './migration.ts'

export const translationsMigration: Migration = {
  name: '027-translations',
  async up(session) {
    for (const table of ['product', 'category', 'brand'])
      await session.schema.alterTable(table).addColumn('translations', 'text').execute()
  },
}
