/** One `node:sqlite` connection as Kysely uses it. */
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'

const KEPT_STATEMENTS = 100

export class SqliteConnection implements DatabaseConnection {
  readonly #database: DatabaseSync
  /** The order of a Map is that of insertion: the first key is the one used longest ago. */
  readonly #statements = new Map<string, { statement: StatementSync; returnsRows: boolean }>()

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  get database(): DatabaseSync {
    return this.#database
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { statement, returnsRows } = this.#prepare(query.sql)
    const parameters = query.parameters as readonly SQLInputValue[]
    if (returnsRows) return { rows: statement.all(...parameters) as R[] }
    const { changes, lastInsertRowid } = statement.run(...parameters)
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) }
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    const statement = this.#database.prepare(query.sql)
    for (const row of statement.iterate(...(query.parameters as readonly SQLInputValue[]))) yield { rows: [row as R] }
  }

  #prepare(sql: string): { statement: StatementSync; returnsRows: boolean } {
    const kept = this.#statements.get(sql)
    this.#statements.delete(sql)
    const statement = kept?.statement ?? this.#database.prepare(sql)
    const entry = kept ?? { statement, returnsRows: statement.columns().length > 0 }
    this.#statements.set(sql, entry)
    if (this.#statements.size > KEPT_STATEMENTS) {
      for (const oldest of this.#statements.keys()) {
        this.#statements.delete(oldest)
        break
      }
    }
    return entry
  }
}
