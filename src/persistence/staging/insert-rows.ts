/** Inserts many rows of one shape: statements of a few fixed lengths, which the database prepares once, instead of one built for every batch. */
import { CompiledQuery } from 'kysely'
import type { Engine, Session } from '../engine.ts'

/** Rows of one statement; more gain nothing. */
const LENGTHS = [64, 8, 1] as const

const statements = new Map<string, string>()

/** The rows have the same fields in the same order. */
export async function insertRows(
  { kind }: Engine,
  session: Session,
  table: string,
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = Object.keys(first)
  let from = 0
  for (const length of LENGTHS) {
    const text = statement(kind, table, columns, length)
    for (; from + length <= rows.length; from += length) {
      const parameters: unknown[] = []
      for (let at = from; at < from + length; at++) parameters.push(...Object.values(rows[at] ?? {}))
      await session.executeQuery(CompiledQuery.raw(text, parameters))
    }
  }
}

function statement(kind: Engine['kind'], table: string, columns: readonly string[], length: number): string {
  const key = `${kind} ${table} ${length} ${columns.join(' ')}`
  const known = statements.get(key)
  if (known !== undefined) return known
  let count = 0
  const mark = () => (kind === 'sqlite' ? '?' : `$${++count}`)
  const row = () => `(${columns.map(mark).join(', ')})`
  const names = columns.map((name) => `"${name}"`).join(', ')
  const text = `insert into "${table}" (${names}) values ${Array.from({ length }, row).join(', ')}`
  statements.set(key, text)
  return text
}
