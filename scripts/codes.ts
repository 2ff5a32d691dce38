/** `npm run codes -- add CODE ... | list | end CODE`: the shop's promotion codes. */
import { parseArgs } from 'node:util'
import { type Money, moneyOf } from '#domain/shop/shop-money.ts'
import type { PromotionCode } from '#domain/order/promotion.ts'
import { addCode, endCode, readCode, type CodeProblem, type TypedCode } from '#services/owner/codes.ts'
import {
  commandResult,
  finish,
  Refusal,
  settingsOf,
  table,
  withDatabase,
  type CommandResult,
} from './commands/shop-command.ts'

const USAGE = `Usage: npm run codes -- add CODE (--percent NUMBER | --amount AMOUNT | --free-shipping)
                               [--minimum AMOUNT] [--from DAY] [--until DAY] [--uses NUMBER] [--uses-per-email NUMBER]
       npm run codes -- list
       npm run codes -- end CODE
An AMOUNT is in the shop's currency, such as 19.99; a DAY is 2026-12-31 (in UTC; --until includes it) or an instant such as 2026-12-31T18:00:00Z.`

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

const EXPECTED: Readonly<
  Record<Extract<CodeProblem, { kind: 'invalid' }>['field'], string | ((money: Money) => string)>
> = {
  code: 'A code is 1 to 40 of A-Z, 0-9, - and _',
  percent: '--percent must be above 0 and up to 100 with at most two decimals',
  amount: (money) => `--amount must be ${exampleOf(money)}`,
  minimum: (money) => `--minimum must be ${exampleOf(money)}`,
  startsAt: '--from must be a day such as 2026-12-31',
  endsAt: '--until must be a day such as 2026-12-31',
  maxUses: '--uses must be a whole number of 1 or more',
  maxUsesPerEmail: '--uses-per-email must be a whole number of 1 or more',
}

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
      return await withDatabase(env, async ({ promotions }, shop) =>
        describeCodes(await promotions.list(), now, moneyOf(shop)),
      )
    }
    if (task === 'add' && typed !== undefined && rest.length === 0) return await add(typed, values, env, now)
    if (task === 'end' && typed !== undefined && rest.length === 0) {
      const { kind, code } = await withDatabase(env, ({ promotions }) => endCode(promotions, typed, now))
      if (kind === 'ended') return `The code ${code} has ended.`
      throw new Refusal(`There is no code ${code}.`)
    }
    throw new Refusal(USAGE)
  })
}

async function add(code: string, values: Values, env: NodeJS.ProcessEnv, now: Date): Promise<string> {
  const typed = typedCode(code, values)
  const money = moneyOf(await settingsOf(env))
  // A code that cannot be taken is refused before there is a database.
  const read = readCode(typed, money)
  if (!read.ok) throw new Refusal(refusalOf(read.problem, money))
  const outcome = await withDatabase(env, ({ promotions }) => addCode(promotions, typed, { money, now }))
  if (outcome.kind === 'refused') throw new Refusal(refusalOf(outcome.problem, money))
  if (outcome.kind === 'taken') throw new Refusal(`The code ${outcome.code.code} is there already.`)
  return `The code ${outcome.code.code} was added: ${effectOf(outcome.code, money)}.`
}

function typedCode(code: string, values: Values): TypedCode {
  return {
    code,
    percent: values.percent,
    amount: values.amount,
    freeShipping: values['free-shipping'],
    minimum: values.minimum,
    startsAt: values.from,
    endsAt: values.until,
    maxUses: values.uses,
    maxUsesPerEmail: values['uses-per-email'],
  }
}

function exampleOf({ name, currency }: Money): string {
  return `${name} such as ${(19.99).toFixed(currency.digits)}`
}

function refusalOf(problem: CodeProblem, money: Money): string {
  if (problem.kind === 'period') return '--from must be before --until.'
  if (problem.kind === 'zero') return `--amount must be above 0, got "${problem.got}".`
  if (problem.kind === 'effect') {
    return `One of --percent, --amount and --free-shipping says what the code does.\n${USAGE}`
  }
  const expected = EXPECTED[problem.field]
  return `${typeof expected === 'string' ? expected : expected(money)}, got "${problem.got}".`
}

function effectOf(code: PromotionCode, money: Money): string {
  if (code.kind === 'percent') return `${code.value} % off`
  return code.kind === 'amount' ? `${money.format(code.value)} off` : 'free shipping'
}

function describeCodes(codes: readonly PromotionCode[], now: Date, money: Money): string {
  if (codes.length === 0) return 'There are no codes.'
  const rows = codes.map((code) => [
    code.code,
    effectOf(code, money),
    code.minimum > 0 ? money.format(code.minimum) : '-',
    code.startsAt ?? '-',
    code.endsAt === undefined ? '-' : `${code.endsAt}${now >= new Date(code.endsAt) ? ' (ended)' : ''}`,
    `${code.uses} of ${code.maxUses ?? 'any'}`,
    String(code.maxUsesPerEmail ?? 'any'),
  ])
  return table([['CODE', 'EFFECT', 'MINIMUM', 'FROM', 'UNTIL', 'USES', 'PER E-MAIL'], ...rows])
}

if (import.meta.main) finish(await runCodes(process.argv.slice(2), process.env))
