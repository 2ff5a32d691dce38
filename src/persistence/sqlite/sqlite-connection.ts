/** One `node:sqlite` connection as Kysely uses it. */
import type { DatabaseSync, SQLInputValue, SQLOutputValue, StatementSync } from 'node:sqlite'
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'

const KEPT_STATEMENTS = 100

interface PreparedStatement {
  statement: StatementSync
  /** None where the statement returns no rows. */
  columns: readonly string[]
}

export class SqliteConnection implements DatabaseConnection {
  readonly #database: DatabaseSync
  /** The order of a Map is that of insertion: the first key is the one used longest ago. */
  readonly #statements = new Map<string, PreparedStatement>()

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  get database(): DatabaseSync {
    return this.#database
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { statement, columns } = this.#prepare(query.sql)
    const parameters = query.parameters as readonly SQLInputValue[]
    if (columns.length > 0) return { rows: rowsOf<R>(columns, statement.all(...parameters)) }
    const { changes, lastInsertRowid } = statement.run(...parameters)
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) }
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    const statement = this.#database.prepare(query.sql)
    for (const row of statement.iterate(...(query.parameters as readonly SQLInputValue[]))) yield { rows: [row as R] }
  }

  #prepare(sql: string): PreparedStatement {
    const kept = this.#statements.get(sql)
    this.#statements.delete(sql)
    const entry = kept ?? prepare(this.#database, sql)
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

function prepare(database: DatabaseSync, sql: string): PreparedStatement {
  const statement = database.prepare(sql)
  const columns = statement.columns().map(({ name }) => name)
  // As lists, from which objects are made here in half the time that `node:sqlite` takes to make them.
  if (columns.length > 0) statement.setReturnArrays(true)
  return { statement, columns }
}

function rowsOf<R>(columns: readonly string[], lists: unknown): R[] {
  return (lists as SQLOutputValue[][]).map((values) => {
    const row: Record<string, SQLOutputValue | undefined> = {}
    for (let at = 0; at < columns.length; at += 1) row[columns[at] ?? ''] = values[at]
    return row as R
  })
}
