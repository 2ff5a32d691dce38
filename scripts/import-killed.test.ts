import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from '#persistence/open-database.ts'
import { identityOf, ORDER_RULES, orderLine, orderRequest } from '#persistence/testing/order-request.ts'
import { startPostgresServer, type PostgresServer } from '#persistence/testing/postgres-server.ts'
import { runExport } from './catalogue-export.ts'
import { runImport } from './catalogue-import.ts'

const LAMP = { id: 'lamp', title: 'Lamp', price: 10, quantity: 5, productType: 'electronics', img: '/lamp.webp' }
const MANY = 6000

/** What a test asks a database past the store. */
interface Store {
  env: { DATABASE_FILE: string } | { DATABASE_URL: string }
  open: () => ReturnType<typeof openDatabase>
  /** The rows that a statement gives; none where it cannot be run. */
  ask: (statement: string) => Promise<unknown[]>
}

const COUNT = 'select count(*) as count from product_next'
const TABLES = {
  sqlite: `select name from sqlite_master where name like '%!_next' escape '!' or name like '%!_old' escape '!'`,
  postgres: `select tablename from pg_tables where tablename like '%!_next' escape '!' or tablename like '%!_old' escape '!'`,
}

let folder: string
let server: PostgresServer
beforeAll(async () => {
  server = await startPostgresServer()
}, 90_000)
afterAll(() => server.stop())
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'vitrine-killed-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

async function sqliteStore(): Promise<Store> {
  const databaseFile = path.join(folder, 'shop.db')
  return {
    env: { DATABASE_FILE: databaseFile },
    open: () => openDatabase({ databaseFile }),
    async ask(statement) {
      const database = new DatabaseSync(databaseFile, { readOnly: true })
      try {
        return database.prepare(statement).all()
      } catch {
        return []
      } finally {
        database.close()
      }
    },
  }
}

async function postgresStore(): Promise<Store> {
  const databaseUrl = await server.createDatabase()
  return {
    env: { DATABASE_URL: databaseUrl },
    open: () => openDatabase({ databaseUrl }),
    async ask(statement) {
      const client = new pg.Client({ connectionString: databaseUrl })
      await client.connect()
      try {
        return (await client.query<object>(statement)).rows
      } catch {
        return []
      } finally {
        await client.end()
      }
    },
  }
}

/** How many products the unseen catalogue has; -1 while there is none. */
async function gathered({ ask }: Store): Promise<number> {
  const [row] = (await ask(COUNT)) as { count: unknown }[]
  return row ? Number(row.count) : -1
}

describe.each([
  { kind: 'sqlite', makeStore: sqliteStore },
  { kind: 'postgres', makeStore: postgresStore },
] as const)('an import that is killed ($kind)', ({ kind, makeStore }) => {
  it.each([1, MANY / 2])(
    'after %i products leaves the old catalogue and the orders; the next import cleans up',
    async (reached) => {
      const store = await makeStore()
      const env = { PATH: process.env['PATH'], ...store.env }
      const exported = async (name: string) => {
        const file = path.join(folder, name)
        expect((await runExport([file], env)).status).toBe(0)
        return readFileSync(file, 'utf8')
      }
      const small = path.join(folder, 'small.json')
      writeFileSync(small, JSON.stringify([LAMP]))
      expect((await runImport([small], env)).status).toBe(0)
      const before = await exported('before.json')

      const large = path.join(folder, 'large.json')
      const products = Array.from({ length: MANY }, (_, index) => ({ ...LAMP, id: index === 0 ? 'lamp' : `p${index}` }))
      writeFileSync(large, JSON.stringify(products))
      const script = path.join(import.meta.dirname, 'catalogue-import.ts')
      const child = spawn(process.execPath, [script, large, '--replace'], { env, stdio: 'ignore' })
      const gone = once(child, 'exit')
      while ((await gathered(store)) < reached && child.exitCode === null) await sleep(1)
      child.kill('SIGKILL')
      await gone
      expect(child.signalCode).toBe('SIGKILL')
      expect(await exported('after.json')).toBe(before)

      const database = await store.open()
      const request = orderRequest({ lines: [orderLine({ id: 'lamp', quantity: 2 })] })
      const outcome = await database.orders.place(request, ORDER_RULES, identityOf(request))
      await database.close()
      expect(outcome.kind).toBe('placed')

      expect(await runImport([large, '--replace'], env)).toMatchObject({ status: 0 })
      expect(await store.ask(TABLES[kind])).toEqual([])
      const again = await store.open()
      const items = await again.catalogue.items()
      await again.close()
      expect(items).toHaveLength(MANY)
      expect(items.find(({ id }) => id === 'lamp')?.sellCount).toBe(2)
    },
    60_000,
  )
})
