/** `npm run products -- set ID price=... quantity=...`: changes single values of one product, also while the store runs; `-- prices ID`: what it has cost; `-- pictures`: what is missing. */
import { type Money, moneyOf } from '#domain/shop/shop-money.ts'
import type { ProductChoice } from '#domain/catalogue/product/product.ts'
import { MOST_PIECES, type ProductEdit } from '#services/catalogue/product-edit.ts'
import {
  changeProduct,
  LONGEST_TITLE,
  readProductEdit,
  type ChangeOutcome,
  type EditedField,
} from '#services/owner/product-changes.ts'
import { COMMAND_LINE } from '#services/history/history-repository.ts'
import { listPrices } from './commands/price-list.ts'
import { listMissingPictures } from './commands/missing-pictures.ts'
import {
  commandResult,
  finish,
  Refusal,
  settingsOf,
  undoHint,
  withDatabase,
  type CommandResult,
} from './commands/shop-command.ts'

const USAGE = `Usage: npm run products -- set ID FIELD=VALUE ...
       npm run products -- prices ID [--json]    (what it costs and has cost)
       npm run products -- pictures    (those that are named but not there)
A FIELD is price, discount, quantity, status or title; color and size say which variant is meant.
quantity=+10 and quantity=-3 change it by that.
salePrice is a price in place of the discount; saleFrom and saleUntil are the moments between which a
reduction holds, such as 2026-11-27 or 2026-11-27T08:00+01:00; saleFrom=none takes them off.`

const EXPECTED: Readonly<Record<Exclude<EditedField, 'price' | 'salePrice'>, string>> = {
  discount: 'a percentage from 0 to 100',
  quantity: `a whole number from 0 to ${MOST_PIECES}, or a change such as +10 or -3`,
  saleFrom: 'a moment such as 2026-11-27 or 2026-11-27T08:00:00+01:00, or none',
  saleUntil: 'a moment such as 2026-11-27 or 2026-11-27T08:00:00+01:00, or none',
  status: 'in-stock or out-of-stock',
  title: `a text of at most ${LONGEST_TITLE} characters`,
}

function expected(field: EditedField, { name, decimals }: Money): string {
  return field === 'price' || field === 'salePrice' ? `${name} >= 0 with ${decimals}` : EXPECTED[field]
}

function readEdit(texts: readonly string[], money: Money): ProductEdit {
  const fields = texts.map((text) => {
    const [, field = '', value = ''] = /^([a-z]+)=(.*)$/is.exec(text) ?? []
    return { text, field, value }
  })
  const read = readProductEdit(
    fields.map(({ field, value }) => [field, value]),
    money,
  )
  if (read.ok) return read.edit
  const { problem } = read
  if (problem.kind === 'nothing') throw new Refusal(`What should be changed?\n${USAGE}`)
  if (problem.kind === 'both')
    throw new Refusal('discount and salePrice are two ways to say one thing; name one of them.')
  if (problem.kind === 'twice') throw new Refusal(`${problem.field} is named twice.`)
  if (problem.kind === 'harmful') throw new Refusal(`${problem.field} must not contain control characters.`)
  if (problem.kind === 'invalid') {
    throw new Refusal(`${problem.field} must be ${expected(problem.field, money)}, got "${problem.got}".`)
  }
  const unread = fields.find(({ field }) => field === problem.field)?.text ?? ''
  throw new Refusal(`"${unread}" is not understood.\n${USAGE}`)
}

/** Runs the command with its arguments. */
export function runProducts(args: string[], env: NodeJS.ProcessEnv): Promise<CommandResult> {
  return commandResult(async () => {
    const [task, id, ...texts] = args
    if (task === 'pictures' && id === undefined) return await listMissingPictures(env)
    if (
      task === 'prices' &&
      id !== undefined &&
      (texts.length === 0 || (texts.length === 1 && texts[0] === '--json'))
    ) {
      return await listPrices(env, id, texts.length > 0)
    }
    if (task !== 'set' || id === undefined) throw new Refusal(USAGE)
    const money = moneyOf(await settingsOf(env))
    const edit = readEdit(texts, money)
    const outcome = await withDatabase(env, ({ catalogue }) => changeProduct(catalogue, id, edit, COMMAND_LINE))
    if (outcome.kind !== 'edited') throw new Refusal(refusal(id, edit, outcome, money))
    return [
      `${id} is changed: ${texts.join(', ')}.`,
      ...consequencesOf(edit, outcome, money),
      undoHint(outcome.batch),
    ].join(' ')
  })
}

function refusal(
  id: string,
  { quantityBy = 0 }: ProductEdit,
  outcome: Exclude<ChangeOutcome, { kind: 'edited' }>,
  money: Money,
): string {
  if (outcome.kind === 'unknown') return `There is no product ${id}.`
  if (outcome.kind === 'choice') return choiceNeeded(id, outcome.choices)
  if (outcome.kind === 'dates') {
    return `The reduction would end (${outcome.until}) before it begins (${outcome.from}). Nothing was changed.`
  }
  if (outcome.kind === 'dearer') {
    return `The price is ${money.format(outcome.price)}, and a sale price must not lie above it. Nothing was changed.`
  }
  const there = `${id} has ${piecesText(outcome.quantity)}`
  return quantityBy < 0
    ? `${there}, so ${-quantityBy} cannot be taken off. Nothing was changed.`
    : `${there}, and more than ${MOST_PIECES} cannot be kept. Nothing was changed.`
}

function consequencesOf(
  { discount, salePrice }: ProductEdit,
  { reduced, left }: Extract<ChangeOutcome, { kind: 'edited' }>,
  money: Money,
) {
  const lines: string[] = []
  if (reduced) {
    const { sale, list, percent, isLowest } = reduced
    lines.push(
      `It sells ${isLowest ? 'from' : 'for'} ${money.format(sale)} now: ${percent} % off ${money.format(list)}${(discount ?? salePrice) === undefined ? ' stay; discount=0 takes them off' : ''}.`,
    )
  }
  if (left !== null) lines.push(`There ${left === 1 ? 'is' : 'are'} ${piecesText(left)} now.`)
  return lines
}

function piecesText(count: number): string {
  return `${count} ${count === 1 ? 'piece' : 'pieces'}`
}

function choiceNeeded(id: string, choices: readonly ProductChoice[]): string {
  const named = choices.map(({ color, size }) =>
    [color !== undefined && `color="${color}"`, size !== undefined && `size="${size}"`].filter(Boolean).join(' '),
  )
  if (named.every((one) => one === '')) return `${id} has no variants; leave out color and size.`
  return `${id} has variants; say which one is meant:\n${named.map((one) => `  ${one}`).join('\n')}`
}

if (import.meta.main) finish(await runProducts(process.argv.slice(2), process.env))
