/** Opens the database that the environment names. */
import type { Database } from '#services/repositories.ts'
import { createDatabase } from './create-database.ts'
import { openPostgres } from './postgres/open-postgres.ts'
import { openSqlite } from './sqlite/open-sqlite.ts'

export type DatabaseAddress = { databaseFile: string } | { databaseUrl: string }

/**
 * Opens a SQLite file, which is created with its folder where it is not there, or a PostgreSQL database. Call `prepare` before anything else.
 * @throws {Error} with one sentence when the file or the server cannot be used; a password in the address is never repeated.
 */
export async function openDatabase(address: DatabaseAddress): Promise<Database> {
  return createDatabase(
    'databaseUrl' in address ? await openPostgres(address.databaseUrl) : await openSqlite(address.databaseFile),
  )
}
