/** Whether a review is shown, and what the shop answers to it. */
import { sql } from 'kysely'
import type { Migration } from './migration.ts'

export const reviewsMigration: Migration = {
  name: '019-reviews',
  async up(session) {
    await session.schema
      .alterTable('review')
      .addColumn('state', 'text', (column) =>
        column
          .notNull()
          .defaultTo('shown')
          .check(sql`state in ('waiting', 'shown', 'hidden')`),
      )
      .execute()
    await session.schema.alterTable('review').addColumn('answer', 'text').execute()
    // The few that the owner asks for, and those that an import carries over; the reviews of a file stand in neither.
    await sql`create index review_unseen on review (state, date) where state <> 'shown'`.execute(session)
    await sql`create index review_written on review (product_id) where position >= 1000000`.execute(session)
  },
}
