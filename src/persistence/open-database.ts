/** Opens the database that the environment names. */
import { USD } from '#domain/money/currency.ts'
import type { Database } from '#services/repositories.ts'
import { createDatabase } from './create-database.ts'
import type { Engine } from './engine.ts'
import { openPostgres } from './postgres/open-postgres.ts'
import { openSqlite } from './sqlite/open-sqlite.ts'

/** `readUrls` are standbys of the PostgreSQL database. */
export type DatabaseAddress = { databaseFile: string } | { databaseUrl: string; readUrls?: readonly string[] }

/**
 * Opens a SQLite file, which is created with its folder where it is not there, or a PostgreSQL database. `currency` is that of
 * the settings; `prepare`, to be called before anything else, refuses a database of another one.
 * @throws {Error} with one sentence when the file or the server cannot be used; a password in the address is never repeated.
 */
export async function openDatabase(address: DatabaseAddress, currency = USD): Promise<Database> {
  return createDatabase(await openEngine(address), currency)
}

/** The engine alone, as `openDatabase` opens it. */
export async function openEngine(address: DatabaseAddress): Promise<Engine> {
  return 'databaseUrl' in address
    ? await openPostgres(address.databaseUrl, address.readUrls)
    : await openSqlite(address.databaseFile)
}
