/** The counts of searches as rows: one a day and text, bounded for each day. */
import { sql } from 'kysely'
import type {
  SearchCountRepository,
  SearchDay,
  SearchTally,
  SearchTotal,
  SearchTotalOptions,
} from '#services/search/search-count-repository.ts'
import { idBatches, rowBatches } from './batches.ts'
import type { Engine, Session } from './engine.ts'

/** The text that all others are counted as. */
const OTHERS = ''

export function createSearchCounts(engine: Engine): SearchCountRepository {
  return {
    add: (day, tallies, limits) => engine.write((session) => addTallies(session, day, tallies, limits)),
    days: (from) => engine.read((session) => readDays(session, from)),
    totals: (from, options) => engine.read((session) => readTotals(session, from, options)),
  }
}

async function addTallies(
  session: Session,
  day: string,
  tallies: readonly SearchTally[],
  { most, keepFrom }: { most: number; keepFrom: string },
): Promise<void> {
  // The row of the others first: it is held to the end, so that processes count one after the other and no text is let in twice.
  await addRows(session, day, [{ text: OTHERS, found: 0, missed: 0 }])
  const known = await knownTexts(session, day, tallies)
  const fresh = tallies.filter(({ text }) => !known.has(text)).toSorted((a, b) => sum(b) - sum(a))
  const own = [...tallies.filter(({ text }) => known.has(text)), ...(await letIn(session, day, fresh, most))]
  const isOwn = new Set(own.map(({ text }) => text))
  const others = fresh.filter(({ text }) => !isOwn.has(text))
  await addRows(session, day, others.length > 0 ? [...own, joined(others)] : own)
  await session.deleteFrom('search_count').where('day', '<', keepFrom).execute()
}

async function knownTexts(session: Session, day: string, tallies: readonly SearchTally[]): Promise<Set<string>> {
  const known = new Set([OTHERS])
  for (const texts of idBatches(tallies.map(({ text }) => text))) {
    const rows = await session
      .selectFrom('search_count')
      .select('text')
      .where('day', '=', day)
      .where('text', 'in', texts)
      .execute()
    for (const { text } of rows) known.add(text)
  }
  return known
}

/** Those of new texts, most frequent first, that are counted by themselves: while there is room, and then in the place of rarer ones. */
async function letIn(
  session: Session,
  day: string,
  fresh: readonly SearchTally[],
  most: number,
): Promise<SearchTally[]> {
  if (fresh.length === 0) return []
  const { count } = await session
    .selectFrom('search_count')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where('day', '=', day)
    .where('text', '!=', OTHERS)
    .executeTakeFirstOrThrow()
  const room = Math.max(0, most - Number(count))
  const [inside, beyond] = [fresh.slice(0, room), fresh.slice(room)]
  // One search more says nothing: else a flood of single ones would wash out what is there.
  const frequent = beyond.filter((tally) => sum(tally) > 1)
  if (frequent.length === 0) return inside
  const rarest = await session
    .selectFrom('search_count')
    .selectAll()
    .where('day', '=', day)
    .where('text', '!=', OTHERS)
    .orderBy(sql`found + missed`)
    .orderBy('text')
    .limit(frequent.length)
    .execute()
  const replaced = rarest.filter((row, place) => sum(row) < sum(frequent[place] ?? row))
  for (const texts of idBatches(replaced.map(({ text }) => text))) {
    await session.deleteFrom('search_count').where('day', '=', day).where('text', 'in', texts).execute()
  }
  if (replaced.length > 0) await addRows(session, day, [joined(replaced)])
  return [...inside, ...frequent.slice(0, replaced.length)]
}

function sum({ found, missed }: Pick<SearchTally, 'found' | 'missed'>): number {
  return found + missed
}

function joined(tallies: readonly SearchTally[]): SearchTally {
  return {
    text: OTHERS,
    found: tallies.reduce((all, { found }) => all + found, 0),
    missed: tallies.reduce((all, { missed }) => all + missed, 0),
  }
}

async function addRows(session: Session, day: string, tallies: readonly SearchTally[]): Promise<void> {
  for (const batch of rowBatches(tallies, 4)) {
    await session
      .insertInto('search_count')
      .values(batch.map(({ text, found, missed }) => ({ day, text, found, missed })))
      .onConflict((conflict) =>
        conflict.columns(['day', 'text']).doUpdateSet({
          found: sql`search_count.found + excluded.found`,
          missed: sql`search_count.missed + excluded.missed`,
        }),
      )
      .execute()
  }
}

async function readDays(session: Session, from: string): Promise<SearchDay[]> {
  const rows = await session
    .selectFrom('search_count')
    .select(['day', sql<number | string>`sum(found)`.as('found'), sql<number | string>`sum(missed)`.as('missed')])
    .where('day', '>=', from)
    .groupBy('day')
    .orderBy('day', 'desc')
    .execute()
  return rows.map(({ day, found, missed }) => ({ day, found: Number(found), missed: Number(missed) }))
}

async function readTotals(
  session: Session,
  from: string,
  { limit, without = false, fewestDays = 0, fewest = 0 }: SearchTotalOptions,
): Promise<SearchTotal[]> {
  const rows = await session
    .selectFrom('search_count')
    .select([
      'text',
      sql<number | string>`sum(found)`.as('found'),
      sql<number | string>`sum(missed)`.as('missed'),
      sql<number | string>`count(*)`.as('days'),
      sql<string>`max(day)`.as('last'),
    ])
    .where('day', '>=', from)
    .groupBy('text')
    .having(sql`sum(missed)`, '>=', without ? 1 : 0)
    .having(sql`sum(found)`, '>=', fewest)
    .having(sql`sum(case when found > 0 then 1 else 0 end)`, '>=', fewestDays)
    .orderBy(without ? sql`sum(missed)` : sql`sum(found + missed)`, 'desc')
    .orderBy('text')
    .limit(limit)
    .execute()
  return rows.map(({ text, found, missed, days, last }) => ({
    text,
    found: Number(found),
    missed: Number(missed),
    days: Number(days),
    last,
  }))
}
