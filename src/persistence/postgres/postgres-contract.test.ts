/** The database contract on PostgreSQL, and what only PostgreSQL must do. */
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { declareDatabaseContract } from '../contract/declare-contract.ts'
import { openDatabase } from '../open-database.ts'
import { startPostgresServer, type PostgresServer } from '../testing/postgres-server.ts'
import { testCatalogue } from '../testing/test-catalogue.ts'

let server: PostgresServer

beforeAll(async () => {
  server = await startPostgresServer()
})

afterAll(async () => {
  await server.stop()
})

declareDatabaseContract('PostgreSQL', async () => ({ databaseUrl: await server.createDatabase() }))

describe('a server of tests', () => {
  it('gives each who asks a database of its own, also two at once', async () => {
    const [one, other] = await Promise.all([server.createDatabase(), server.createDatabase()])
    expect(one).not.toBe(other)
  })
})

describe('PostgreSQL', () => {
  it('hears of changes again after every connection was cut', async () => {
    const databaseUrl = await server.createDatabase()
    const database = await openDatabase({ databaseUrl })
    await database.prepare(() => Promise.resolve(null))
    let heard = () => {}
    const nextCall = () => new Promise<void>((resolve) => (heard = resolve))
    const first = nextCall()
    database.changes.watch(() => heard())
    await first
    const admin = new pg.Client({ connectionString: databaseUrl })
    await admin.connect()
    const { rows } = await admin.query<{ pid: number }>(
      `select pid from pg_stat_activity where datname = current_database() and query like 'listen%'`,
    )
    expect(rows).toHaveLength(1)
    await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where pid = $1', [rows[0]?.pid])
    await admin.end()
    const again = nextCall()
    await database.catalogue.write(testCatalogue(), 'merge')
    await again
    expect(await database.changes.latest()).toBe(1)
    await database.close()
  })

  it('says in one sentence what is wrong, without the password', async () => {
    const databaseUrl = await server.createDatabase()
    const wrong = databaseUrl.replace(':secret@', ':open-sesame@')
    const error = await openDatabase({ databaseUrl: wrong }).then(
      () => new Error('opened'),
      (reason: unknown) => (reason instanceof Error ? reason : new Error(String(reason))),
    )
    expect(error.message).toMatch(/^The database at 127\.0\.0\.1:\d+\/shop\d+ cannot be used: .*vitrine.*\.$/)
    expect(error.message).not.toContain('open-sesame')
    const absent = databaseUrl.replace(/:\d+\//, ':1/')
    await expect(openDatabase({ databaseUrl: absent })).rejects.toThrow(
      /127\.0\.0\.1:1\/shop\d+ cannot be used: connect/,
    )
  })
})
