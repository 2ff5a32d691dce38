/** `npm run codes -- add CODE ... | list | end CODE`: the shop's promotion codes. */
import { parseArgs } from 'node:util'
import type { Minor } from '#domain/money/minor.ts'
import { amountName } from '#domain/money/amount-words.ts'
import { CURRENCY, formatMoney, isAmount, toMinor } from '#domain/shop/shop-money.ts'
import { isCode, normalizeCode, type PromotionCode, type PromotionEffect } from '#domain/order/promotion.ts'
import { commandResult, finish, Refusal, table, withDatabase, type CommandResult } from './commands/shop-command.ts'

const USAGE = `Usage: npm run codes -- add CODE (--percent NUMBER | --amount DOLLARS | --free-shipping)
                               [--minimum DOLLARS] [--from DAY] [--until DAY] [--uses NUMBER] [--uses-per-email NUMBER]
       npm run codes -- list
       npm run codes -- end CODE
A DAY is 2026-12-31 (in UTC; --until includes it) or an instant such as 2026-12-31T18:00:00Z.`

const OPTIONS = {
  percent: { type: 'string' },
  amount: { type: 'string' },
  'free-shipping': { type: 'boolean' },
  minimum: { type: 'string' },
  from: { type: 'string' },
  until: { type: 'string' },
  uses: { type: 'string' },
  'uses-per-email': { type: 'string' },
} as const

const AMOUNT = /^\d+(?:\.(\d+))?$/
const DAY = /^\d{4}-\d{2}-\d{2}$/
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/
const DAY_MILLISECONDS = 86_400_000

type Values = ReturnType<typeof parseCommandLine>['values']

function parseCommandLine(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: OPTIONS })
  } catch (error) {
    throw new Refusal(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`)
  }
}

/** Runs the command with its arguments; `now` is the moment at which a code is added or ended. */
export function runCodes(args: string[], env: NodeJS.ProcessEnv, now = new Date()): Promise<CommandResult> {
  return commandResult(async () => {
    const { values, positionals } = parseCommandLine(args)
    const [task, typed, ...rest] = positionals
    if (task === 'list' && typed === undefined) {
      return await withDatabase(env, async ({ promotions }) => describeCodes(await promotions.list(), now))
    }
    if (task === 'add' && typed !== undefined && rest.length === 0) {
      const code = readCode(typed, values)
      const added = await withDatabase(env, ({ promotions }) => promotions.add(code, now))
      if (!added) throw new Refusal(`The code ${code.code} is there already.`)
      return `The code ${code.code} was added: ${effectOf(code)}.`
    }
    if (task === 'end' && typed !== undefined && rest.length === 0) {
      const code = normalizeCode(typed)
      if (await withDatabase(env, ({ promotions }) => promotions.end(code, now))) return `The code ${code} has ended.`
      throw new Refusal(`There is no code ${code}.`)
    }
    throw new Refusal(USAGE)
  })
}

function readCode(typed: string, values: Values): PromotionCode {
  const code = normalizeCode(typed)
  if (!isCode(code)) throw new Refusal(`A code is 1 to 40 of A-Z, 0-9, - and _, got "${typed}".`)
  const startsAt = readMoment('from', values.from, 0)
  const endsAt = readMoment('until', values.until, DAY_MILLISECONDS)
  if (startsAt !== undefined && endsAt !== undefined && startsAt >= endsAt) {
    throw new Refusal('--from must be before --until.')
  }
  const maxUses = readCount('uses', values.uses)
  const maxUsesPerEmail = readCount('uses-per-email', values['uses-per-email'])
  return {
    code,
    ...readEffect(values),
    minimum: readMoney('minimum', values.minimum ?? '0'),
    ...(startsAt !== undefined && { startsAt }),
    ...(endsAt !== undefined && { endsAt }),
    ...(maxUses !== undefined && { maxUses }),
    ...(maxUsesPerEmail !== undefined && { maxUsesPerEmail }),
    uses: 0,
  }
}

function readEffect({ percent, amount, 'free-shipping': free }: Values): PromotionEffect {
  if ([percent, amount, free].filter((value) => value !== undefined).length !== 1) {
    throw new Refusal(`One of --percent, --amount and --free-shipping says what the code does.\n${USAGE}`)
  }
  if (percent !== undefined) {
    const value = /^\d{1,3}(?:\.\d{1,2})?$/.test(percent) ? Number(percent) : 0
    if (value > 0 && value <= 100) return { kind: 'percent', value }
    throw new Refusal(`--percent must be above 0 and up to 100 with at most two decimals, got "${percent}".`)
  }
  if (amount === undefined) return { kind: 'free-shipping', value: 0 }
  const value = readMoney('amount', amount)
  if (value > 0) return { kind: 'amount', value }
  throw new Refusal(`--amount must be above 0, got "${amount}".`)
}

function readMoney(name: string, text: string): Minor {
  const [, decimals = ''] = AMOUNT.exec(text) ?? []
  const decimal = AMOUNT.test(text) && decimals.length <= CURRENCY.digits ? Number(text) : NaN
  if (isAmount(decimal)) return toMinor(decimal)
  throw new Refusal(`--${name} must be ${amountName(CURRENCY)} such as 19.99, got "${text}".`)
}

function readCount(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text)
  throw new Refusal(`--${name} must be a whole number of 1 or more, got "${text}".`)
}

/** `dayLength` is what a day without a time reaches over, in milliseconds. */
function readMoment(name: string, text: string | undefined, dayLength: number): string | undefined {
  if (text === undefined) return undefined
  const time = DAY.test(text) || INSTANT.test(text) ? Date.parse(text) : NaN
  // Date.parse takes 31 February for a day in March.
  const isDay =
    !Number.isNaN(time) && new Date(`${text.slice(0, 10)}T00:00:00Z`).toISOString().startsWith(text.slice(0, 10))
  if (!isDay) throw new Refusal(`--${name} must be a day such as 2026-12-31, got "${text}".`)
  return new Date(DAY.test(text) ? time + dayLength : time).toISOString()
}

function effectOf(code: PromotionCode): string {
  if (code.kind === 'percent') return `${code.value} % off`
  return code.kind === 'amount' ? `${formatMoney(code.value)} off` : 'free shipping'
}

function describeCodes(codes: readonly PromotionCode[], now: Date): string {
  if (codes.length === 0) return 'There are no codes.'
  const rows = codes.map((code) => [
    code.code,
    effectOf(code),
    code.minimum > 0 ? formatMoney(code.minimum) : '-',
    code.startsAt ?? '-',
    code.endsAt === undefined ? '-' : `${code.endsAt}${now >= new Date(code.endsAt) ? ' (ended)' : ''}`,
    `${code.uses} of ${code.maxUses ?? 'any'}`,
    String(code.maxUsesPerEmail ?? 'any'),
  ])
  return table([['CODE', 'EFFECT', 'MINIMUM', 'FROM', 'UNTIL', 'USES', 'PER E-MAIL'], ...rows])
}

if (import.meta.main) finish(await runCodes(process.argv.slice(2), process.env))
