/** First tables: catalogue, reviews, change log, settings of the database itself. */
import { sql } from 'kysely'
import type { Session } from '../engine.ts'
import type { Migration } from './migration.ts'

export const catalogueMigration: Migration = {
  name: '001-catalogue',
  async up(session, kind) {
    await createProductTables(session)
    await createGroupTables(session)
    await createReviewTable(session)
    const change = session.schema.createTable('change')
    await (
      kind === 'sqlite'
        ? change.addColumn('sequence', 'integer', (column) => column.primaryKey().autoIncrement())
        : change.addColumn('sequence', 'bigint', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    )
      .addColumn('product_id', 'text')
      .addColumn('kind', 'text', (column) =>
        column.notNull().check(sql`kind in ('stock', 'price', 'content', 'catalogue')`),
      )
      .addColumn('at', 'text', (column) => column.notNull())
      .execute()
    await session.schema
      .createTable('meta')
      .addColumn('key', 'text', (column) => column.notNull().primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute()
  },
}

async function createProductTables(session: Session): Promise<void> {
  await session.schema
    .createTable('product')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('sku', 'text', (column) => column.notNull())
    .addColumn('img', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('unit', 'text', (column) => column.notNull())
    .addColumn('parent', 'text', (column) => column.notNull())
    .addColumn('children', 'text', (column) => column.notNull())
    .addColumn('price_cents', 'bigint', (column) => column.notNull().check(sql`price_cents >= 0`))
    .addColumn('discount', 'double precision', (column) =>
      column.notNull().check(sql`discount >= 0 and discount <= 100`),
    )
    .addColumn('brand', 'text', (column) => column.notNull())
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull().check(sql`status in ('in-stock', 'out-of-stock')`))
    .addColumn('product_type', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('featured', 'integer', (column) => column.notNull().check(sql`featured in (0, 1)`))
    .addColumn('sell_count', 'bigint', (column) => column.notNull().check(sql`sell_count >= 0`))
    .addColumn('offer_start', 'text')
    .addColumn('offer_end', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('video_id', 'text')
    .addColumn('image_urls', 'text', (column) => column.notNull())
    .addColumn('additional_information', 'text', (column) => column.notNull())
    .addColumn('tags', 'text', (column) => column.notNull())
    .addColumn('sizes', 'text', (column) => column.notNull())
    .execute()
  await session.schema
    .createTable('product_variant')
    .addColumn('product_id', 'text', (column) => column.notNull().references('product.id').onDelete('cascade'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('color', 'text')
    .addColumn('size', 'text')
    .addColumn('sku', 'text')
    .addColumn('price_cents', 'bigint', (column) => column.check(sql`price_cents >= 0`))
    .addColumn('discount', 'double precision', (column) => column.check(sql`discount >= 0 and discount <= 100`))
    .addColumn('quantity', 'bigint', (column) => column.notNull().check(sql`quantity >= 0`))
    .addPrimaryKeyConstraint('product_variant_key', ['product_id', 'position'])
    .execute()
}

async function createGroupTables(session: Session): Promise<void> {
  await session.schema
    .createTable('category')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('img', 'text', (column) => column.notNull())
    .addColumn('parent', 'text', (column) => column.notNull())
    .addColumn('children', 'text', (column) => column.notNull())
    .addColumn('product_type', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull().check(sql`status in ('Show', 'Hide')`))
    .execute()
  await session.schema
    .createTable('brand')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('website', 'text', (column) => column.notNull())
    .addColumn('location', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull().check(sql`status in ('active', 'inactive')`))
    .addColumn('logo', 'text', (column) => column.notNull())
    .execute()
}

async function createReviewTable(session: Session): Promise<void> {
  await session.schema
    .createTable('review')
    .addColumn('product_id', 'text', (column) => column.notNull().references('product.id').onDelete('cascade'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('user_picture', 'text')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('rating', 'double precision', (column) => column.notNull().check(sql`rating >= 1 and rating <= 5`))
    .addColumn('review', 'text', (column) => column.notNull())
    .addColumn('date', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('review_key', ['product_id', 'position'])
    .execute()
}
