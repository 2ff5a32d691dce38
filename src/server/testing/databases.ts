/** The two databases for tests that need whole processes around them. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import type { DatabaseAddress } from '#persistence/open-database.ts'
import { startPostgresServer } from '#persistence/testing/postgres-server.ts'

export const DATABASE_KINDS = ['SQLite', 'PostgreSQL'] as const

/** A new, empty database that goes when the test ends. */
export async function newDatabase(kind: (typeof DATABASE_KINDS)[number]): Promise<DatabaseAddress> {
  if (kind === 'PostgreSQL') {
    const server = await startPostgresServer()
    onTestFinished(() => server.stop())
    return { databaseUrl: await server.createDatabase() }
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-orders-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return { databaseFile: path.join(folder, 'shop.db') }
}
