/** Brings the tables up to date inside a transaction that somebody else has opened and locked. */
import type { Engine, Session } from '../engine.ts'
import { catalogueMigration } from './001-catalogue.ts'
import { ordersMigration } from './002-orders.ts'
import { mailboxesMigration } from './003-mailboxes.ts'
import { searchesMigration } from './004-searches.ts'
import { changeOrdersMigration } from './005-change-orders.ts'
import { currencyMigration } from './006-currency.ts'
import { taxesMigration } from './007-taxes.ts'
import { historyMigration } from './008-history.ts'
import { peopleMigration } from './009-people.ts'
import { orderLocaleMigration } from './012-order-locale.ts'
import { shippingMigration } from './014-shipping.ts'
import { orderDeskMigration } from './018-order-desk.ts'
import { reviewsMigration } from './019-reviews.ts'
import { salesMigration } from './020-sales.ts'
import { priceHistoryMigration } from './021-price-history.ts'
import { invoicesMigration } from './022-invoices.ts'
import { lowStockMigration } from './023-low-stock.ts'
import { withdrawalsMigration } from './024-withdrawals.ts'
import { productFactsMigration } from './025-product-facts.ts'
import { translationsMigration } from './027-translations.ts'
import type { Migration } from './migration.ts'

const MIGRATIONS: readonly Migration[] = [
  catalogueMigration,
  ordersMigration,
  mailboxesMigration,
  searchesMigration,
  changeOrdersMigration,
  currencyMigration,
  taxesMigration,
  historyMigration,
  peopleMigration,
  orderLocaleMigration,
  shippingMigration,
  orderDeskMigration,
  reviewsMigration,
  salesMigration,
  priceHistoryMigration,
  invoicesMigration,
  lowStockMigration,
  withdrawalsMigration,
  productFactsMigration,
  translationsMigration,
]

/**
 * Applies what is missing, in order, and returns the names of what was applied.
 * @throws {Error} when the database knows a migration that this program does not: a newer version wrote it.
 */
export async function migrate(session: Session, kind: Engine['kind'], now: Date): Promise<string[]> {
  await session.schema
    .createTable('migration')
    .ifNotExists()
    .addColumn('name', 'text', (column) => column.notNull().primaryKey())
    .addColumn('applied_at', 'text', (column) => column.notNull())
    .execute()
  const rows = await session.selectFrom('migration').select('name').execute()
  const applied = new Set(rows.map((row) => row.name))
  const known = new Set(MIGRATIONS.map((migration) => migration.name))
  const foreign = [...applied].filter((name) => !known.has(name))
  if (foreign.length > 0) {
    throw new Error(
      `The database was written by a newer version of the store (${foreign.join(', ')}); update the store.`,
    )
  }
  const missing = MIGRATIONS.filter((migration) => !applied.has(migration.name))
  for (const { name, up } of missing) {
    await up(session, kind)
    await session.insertInto('migration').values({ name, applied_at: now.toISOString() }).execute()
  }
  return missing.map((migration) => migration.name)
}
