/** Tables beside the catalogue's in which an import gathers the next one, unseen: made like the live ones, put in their place, taken away. */
import { sql } from 'kysely'
import type { Engine, Session } from '../engine.ts'
import { ShortSteps } from './short-steps.ts'

/** Parents first. */
const TABLES = ['product', 'product_variant', 'review'] as const

/** Empty tables `product_next` and so on, with the constraints of the live ones. */
export async function createNextTables(engine: Engine, session: Session): Promise<void> {
  for (const table of TABLES)
    await (engine.kind === 'sqlite' ? copyOnSqlite(session, table) : copyOnPostgres(session, table))
}

async function copyOnPostgres(session: Session, table: string): Promise<void> {
  await sql`create table ${sql.table(`${table}_next`)} (like ${sql.table(table)} including all)`.execute(session)
  if (table === 'product') return
  const next = sql.table(`${table}_next`)
  await sql`alter table ${next} add foreign key (product_id) references product_next (id) on delete cascade`.execute(
    session,
  )
}

/** SQLite keeps the statements that made its tables. */
async function copyOnSqlite(session: Session, table: string): Promise<void> {
  const { rows } = await sql<{ type: string; name: string; sql: string }>`
    select type, name, sql from sqlite_master where tbl_name = ${table} and sql is not null order by type desc
  `.execute(session)
  for (const { type, name, sql: statement } of rows) {
    // An index keeps its name when its table gets another, so every second generation has this one.
    const nextName = type === 'table' ? `${table}_next` : name.endsWith('_b') ? name.slice(0, -2) : `${name}_b`
    const named = statement.replace(new RegExp(`"?\\b${name}\\b"?`), `"${nextName}"`)
    const moved = type === 'table' ? named.replaceAll(/references "?product"?/gi, 'references "product_next"') : named
    await sql
      .raw(type === 'table' ? moved : moved.replace(new RegExp(` on "?${table}"?`, 'i'), ` on "${table}_next"`))
      .execute(session)
  }
}

/**
 * Holds off those who write the catalogue on PostgreSQL, and for an exchange those who read it. It waits for nothing while it holds anything, so nobody can wait for it in a circle.
 * @throws {Error} with code 55P03 where somebody is at work just now.
 */
export async function lockTables(
  engine: Engine,
  session: Session,
  mode: 'exclusive' | 'access exclusive',
): Promise<void> {
  if (engine.kind === 'sqlite') return
  await sql`lock table product, product_variant, review in ${sql.raw(mode)} mode nowait`.execute(session)
}

/** Live tables become `_old`, and the next ones live. */
export async function exchangeTables(session: Session): Promise<void> {
  for (const [from, to] of [
    ['', '_old'],
    ['_next', ''],
  ]) {
    for (const table of TABLES) {
      const [before, after] = [sql.table(`${table}${from}`), sql.table(`${table}${to}`)]
      await sql`alter table ${before} rename to ${after}`.execute(session)
    }
  }
}

/** Takes away what an import left: the former catalogue, or one that was never finished. No step of it is long. */
export async function dropTables(engine: Engine, ending: '_next' | '_old'): Promise<void> {
  for (const table of TABLES.toReversed()) {
    const name = `${table}${ending}`
    if (!(await engine.read((session) => isThere(engine, session, name)))) continue
    if (engine.kind === 'sqlite') {
      await new ShortSteps(engine).untilLess((session, most) => deleteSome(session, name, most))
    }
    await engine.writeUnseen(async (session) => {
      await sql`drop table if exists ${sql.table(name)}`.execute(session)
    })
  }
}

/** Dropping a table deletes its rows in one go, which on SQLite is work for everybody to wait for. */
async function deleteSome(session: Session, name: string, most: number): Promise<number> {
  const table = sql.table(name)
  const { numAffectedRows } = await sql`
    delete from ${table} where rowid in (select rowid from ${table} limit ${most})
  `.execute(session)
  return Number(numAffectedRows ?? 0)
}

async function isThere(engine: Engine, session: Session, name: string): Promise<boolean> {
  const { rows } = await (
    engine.kind === 'sqlite'
      ? sql`select 1 from sqlite_master where type = 'table' and name = ${name}`
      : sql`select 1 where to_regclass(${name}) is not null`
  ).execute(session)
  return rows.length > 0
}
