/** `npm run searches -- list | days`: what shoppers search for, how often, and what they do not find. */
import { parseArgs } from 'node:util'
import { formatNumber } from '#domain/money/format-number.ts'
import { OTHER_SEARCHES } from '#domain/catalogue/search/words/search-count.ts'
import type { Database } from '#services/repositories.ts'
import { SEARCH_DAYS, searchDay } from '#services/search/search-counts.ts'
import { commandResult, finish, Refusal, table, withDatabase, type CommandResult } from './commands/shop-command.ts'

const DEFAULT_DAYS = 30
const DEFAULT_LIMIT = 50

const USAGE = `Usage: npm run searches -- list [--days NUMBER] [--without-result] [--limit NUMBER] [--json]
       npm run searches -- days [--days NUMBER] [--json]
--days looks back 1 to ${SEARCH_DAYS} days, ${DEFAULT_DAYS} by default; they are days in UTC, today among them.`

function parseCommandLine(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        days: { type: 'string' },
        limit: { type: 'string' },
        'without-result': { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
      },
    })
  } catch (error) {
    throw new Refusal(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`)
  }
}

function readNumber(name: string, text: string | undefined, initial: number, most: number): number {
  if (text === undefined) return initial
  if (/^[1-9]\d{0,5}$/.test(text) && Number(text) <= most) return Number(text)
  throw new Refusal(`--${name} must be a whole number from 1 to ${most}, got "${text}".`)
}

/** Runs the command with its arguments; `now` is the last day that it looks at. */
export function runSearches(args: string[], env: NodeJS.ProcessEnv, now = new Date()): Promise<CommandResult> {
  return commandResult(async () => {
    const { values, positionals } = parseCommandLine(args)
    const [task, ...rest] = positionals
    const days = readNumber('days', values.days, DEFAULT_DAYS, SEARCH_DAYS)
    const limit = readNumber('limit', values.limit, DEFAULT_LIMIT, 100_000)
    const from = searchDay(now, days - 1)
    const { json, 'without-result': without } = values
    if (rest.length > 0) throw new Refusal(USAGE)
    if (task === 'list') {
      return await withDatabase(env, ({ searches }) => list(searches, { from, days, limit, without, json }))
    }
    if (task === 'days' && !without && values.limit === undefined) {
      return await withDatabase(env, async ({ searches }) => describeDays(await searches.days(from), json))
    }
    throw new Refusal(USAGE)
  })
}

interface ListOptions {
  from: string
  days: number
  limit: number
  without: boolean
  json: boolean
}

async function list(
  searches: Database['searches'],
  { from, days, limit, without, json }: ListOptions,
): Promise<string> {
  const byDay = await searches.days(from)
  // One more, since the others are no text of their own.
  const totals = await searches.totals(from, { limit: limit + 1, without })
  const own = totals.filter(({ text }) => text !== OTHER_SEARCHES).slice(0, limit)
  const found = sumOf(byDay, 'found')
  const missed = sumOf(byDay, 'missed')
  if (json) {
    const texts = own.map(({ text, found: withResult, missed: withoutResult, days: onDays, last }) => ({
      text,
      withResult,
      withoutResult,
      days: onDays,
      last,
    }))
    return JSON.stringify({ from, days, searches: found + missed, withoutResult: missed, texts }, null, 2)
  }
  if (found + missed === 0) return `Nobody has searched within ${days} days.`
  const sum = `${formatNumber(found + missed, 'en')} searches within ${days} days, ${formatNumber(missed, 'en')} of them without a result.`
  if (own.length === 0) return sum
  const rows = own.map(({ text, found: withResult, missed: withoutResult, days: onDays, last }) => [
    formatNumber(withResult, 'en'),
    formatNumber(withoutResult, 'en'),
    String(onDays),
    last,
    text,
  ])
  return `${sum}\n\n${table([['FOUND', 'NOT FOUND', 'DAYS', 'LAST', 'TEXT'], ...rows])}`
}

function describeDays(days: Awaited<ReturnType<Database['searches']['days']>>, json: boolean): string {
  if (json) {
    const rows = days.map(({ day, found, missed }) => ({ day, withResult: found, withoutResult: missed }))
    return JSON.stringify(rows, null, 2)
  }
  if (days.length === 0) return 'Nobody has searched yet.'
  const rows = days.map(({ day, found, missed }) => [day, formatNumber(found, 'en'), formatNumber(missed, 'en')])
  return table([['DAY', 'FOUND', 'NOT FOUND'], ...rows])
}

function sumOf<K extends string>(rows: readonly Record<K, number>[], key: K): number {
  return rows.reduce((sum, row) => sum + row[key], 0)
}

if (import.meta.main) finish(await runSearches(process.argv.slice(2), process.env))
