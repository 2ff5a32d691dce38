/** Cuts long lists into statements that stay within the databases' limits on bound parameters. */

/** SQLite takes 32,766 parameters in a statement, PostgreSQL 65,535. */
const MAX_PARAMETERS = 30_000
const MAX_ROWS = 500

/** The rows in groups whose parameters fit one statement; `columns` is the number of parameters of a row. */
export function* rowBatches<T>(rows: readonly T[], columns: number, most = MAX_ROWS): Generator<T[]> {
  const size = Math.max(1, Math.min(most, Math.floor(MAX_PARAMETERS / columns)))
  for (let start = 0; start < rows.length; start += size) yield rows.slice(start, start + size)
}

/** Ids without repeats in groups for `where id in (...)`. */
export function* idBatches(ids: readonly string[]): Generator<string[]> {
  yield* rowBatches([...new Set(ids)], 1)
}
