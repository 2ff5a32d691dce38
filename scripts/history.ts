/** `npm run history -- list [--json] | show BATCH | undo BATCH [--force]`: who changed what, and how it is taken back. */
import { parseArgs } from 'node:util'
import {
  COMMAND_LINE,
  type Conflict,
  type HistoryBatch,
  type HistoryChange,
} from '#services/history/history-repository.ts'
import {
  commandResult,
  finish,
  Refusal,
  table,
  undoHint,
  withDatabase,
  type CommandResult,
} from './commands/shop-command.ts'

const USAGE = `Usage: npm run history -- list [--json]
       npm run history -- show BATCH [--json]
       npm run history -- undo BATCH [--force]    (over what was changed since)`

/** Batches that are listed, and changes that are shown, at most. */
const MOST = 1000

/** Runs the command with its arguments; `now` is the moment at which something is taken back. */
export function runHistory(args: string[], env: NodeJS.ProcessEnv, now = new Date()): Promise<CommandResult> {
  return commandResult(async () => {
    const { values, positionals } = parseCommandLine(args)
    const [task, typed, ...rest] = positionals
    if (rest.length > 0) throw new Refusal(USAGE)
    if (task === 'list' && typed === undefined) {
      const batches = await withDatabase(env, ({ history }) => history.list(MOST))
      return values.json ? JSON.stringify(batches) : describeBatches(batches)
    }
    if (typed === undefined) throw new Refusal(USAGE)
    if (task === 'show') return await show(batchNumber(typed), values.json === true, env)
    if (task === 'undo') return await undo(batchNumber(typed), values.force === true, env, now)
    throw new Refusal(USAGE)
  })
}

function parseCommandLine(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { json: { type: 'boolean' }, force: { type: 'boolean' } },
    })
  } catch (error) {
    throw new Refusal(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`)
  }
}

function batchNumber(text: string): number {
  if (/^[1-9]\d{0,14}$/.test(text)) return Number(text)
  throw new Refusal(`A batch is a number such as 12, got "${text}".`)
}

function describeBatches(batches: readonly HistoryBatch[]): string {
  if (batches.length === 0) return 'Nothing was changed yet.'
  return table([['BATCH', 'WHEN', 'WHO', 'CHANGES', 'WHAT'], ...batches.map(cellsOf)])
}

function cellsOf({ number, at, actor, size, task }: HistoryBatch): string[] {
  return [String(number), at, [actor.kind, actor.name].filter(Boolean).join(' '), String(size), task]
}

async function show(number: number, isJson: boolean, env: NodeJS.ProcessEnv): Promise<string> {
  const [batch, changes] = await withDatabase(env, ({ history }) =>
    Promise.all([history.batch(number), history.changes(number, MOST)]),
  )
  if (!batch) throw new Refusal(`There is no batch ${number}.`)
  if (isJson) return JSON.stringify({ ...batch, changes })
  const more = batch.size > changes.length ? [`and ${batch.size - changes.length} more`] : []
  return [describeBatches([batch]), '', ...changes.flatMap(describeChange), ...more].join('\n')
}

function describeChange(change: HistoryChange): string[] {
  const fields = Object.keys(change.after ?? change.before ?? {})
  return fields.map((field) => {
    const [was, is] = [change.before?.[field] ?? null, change.after?.[field] ?? null]
    return `${nameOf(change)}: ${field} ${JSON.stringify(was)} -> ${JSON.stringify(is)}`
  })
}

function nameOf({ thing, key, part }: Pick<HistoryChange, 'thing' | 'key' | 'part'>): string {
  return `${thing} ${key}${part === null || part === '[null,null]' ? '' : ` ${part}`}`
}

async function undo(number: number, force: boolean, env: NodeJS.ProcessEnv, at: Date): Promise<string> {
  const outcome = await withDatabase(env, ({ history }) => history.undo(number, { actor: COMMAND_LINE, at, force }))
  if (outcome.kind === 'unknown') throw new Refusal(`There is no batch ${number}.`)
  if (outcome.kind === 'already') throw new Refusal(`Batch ${number} was undone before, by batch ${outcome.by}.`)
  if (outcome.kind === 'conflicts') {
    const lines = outcome.conflicts.map(describeConflict)
    throw new Refusal(
      `Nothing was changed: this is not as batch ${number} left it. --force undoes it all the same.\n${lines.join('\n')}`,
    )
  }
  const over = outcome.conflicts.map(describeConflict)
  return [`Batch ${number} is undone. ${undoHint(outcome.batch)}`, ...over].join('\n')
}

function describeConflict(conflict: Conflict): string {
  const name = `  ${nameOf(conflict)}`
  if (conflict.field === null) return `${name} is gone`
  return `${name}: ${conflict.field} was left at ${JSON.stringify(conflict.left)}, is ${JSON.stringify(conflict.found)}`
}

if (import.meta.main) finish(await runHistory(process.argv.slice(2), process.env))
