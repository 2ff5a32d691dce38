/** A Kysely dialect over one `node:sqlite` connection whose transactions begin without freezing the process. */
import type { DatabaseSync } from 'node:sqlite'
import {
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type Dialect,
  type Driver,
  type DatabaseIntrospector,
  type Kysely,
  type QueryCompiler,
} from 'kysely'
import { retryWhileBusy } from './busy.ts'
import { SqliteConnection } from './sqlite-connection.ts'

/** `read` begins on a snapshot, `write` takes the write lock at once, so that no statement is refused later. */
export type TransactionMode = 'read' | 'write'

/** The adapter says that there is one connection: Kysely queues transactions on it, so writers of one process wait in turn. */
export class NodeSqliteDialect implements Dialect {
  readonly #database: DatabaseSync
  readonly #mode: TransactionMode

  constructor(database: DatabaseSync, mode: TransactionMode) {
    this.#database = database
    this.#mode = mode
  }

  createDriver(): Driver {
    return new NodeSqliteDriver(this.#database, this.#mode)
  }

  createQueryCompiler(): QueryCompiler {
    return new SqliteQueryCompiler()
  }

  createAdapter(): SqliteAdapter {
    return new SqliteAdapter()
  }

  // The signature is Kysely's.
  createIntrospector(database: Kysely<unknown>): DatabaseIntrospector {
    return new SqliteIntrospector(database)
  }
}

class NodeSqliteDriver implements Driver {
  readonly #database: DatabaseSync
  readonly #begin: () => void
  readonly #connection: SqliteConnection

  constructor(database: DatabaseSync, mode: TransactionMode) {
    this.#database = database
    this.#begin = mode === 'write' ? () => database.exec('begin immediate') : () => beginSnapshot(database)
    this.#connection = new SqliteConnection(database)
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<SqliteConnection> {
    return this.#connection
  }

  async beginTransaction(): Promise<void> {
    await retryWhileBusy(this.#begin)
  }

  async commitTransaction(): Promise<void> {
    this.#database.exec('commit')
  }

  async rollbackTransaction(): Promise<void> {
    // A full disk and some other errors have rolled back already; a second rollback would hide them behind its own error.
    if (this.#database.isTransaction) this.#database.exec('rollback')
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    if (this.#database.isOpen) this.#database.close()
  }
}

/** A plain `begin` takes its snapshot with the first read only, which is where it could be refused. */
function beginSnapshot(database: DatabaseSync): void {
  database.exec('begin')
  try {
    database.prepare('select 1 from sqlite_master limit 1').get()
  } catch (error) {
    database.exec('rollback')
    throw error
  }
}
