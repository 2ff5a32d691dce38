/** `npm run products -- set ID price=... quantity=...`: changes single values of one product, also while the store runs; `-- pictures`: what is missing. */
import { isHarmfulLine } from '#domain/catalogue/harmful-characters.ts'
import { amountName, decimalsAllowed } from '#domain/money/amount-words.ts'
import { CURRENCY, formatMoney, isAmount, toMinor } from '#domain/shop/shop-money.ts'
import type { ProductChoice } from '#domain/catalogue/product.ts'
import { priceOf, priceSpread } from '#domain/pricing/sale-price.ts'
import type { CatalogueRepository } from '#services/repositories.ts'
import { MOST_PIECES, type EditOutcome, type ProductEdit } from '#services/product-edit.ts'
import { listMissingPictures } from './commands/missing-pictures.ts'
import { commandResult, finish, Refusal, withDatabase, type CommandResult } from './commands/shop-command.ts'

const USAGE = `Usage: npm run products -- set ID FIELD=VALUE ...
       npm run products -- pictures    (those that are named but not there)
A FIELD is price, discount, quantity, status or title; color and size say which variant is meant.\nquantity=+10 and quantity=-3 change it by that.`

const LONGEST_TITLE = 500

type Reader = (value: string) => ProductEdit

const READERS: Readonly<Record<string, Reader>> = {
  price: (value) => {
    const price = numberOf(value)
    if (!isAmount(price))
      throw expected('price', `${amountName(CURRENCY)} >= 0 with ${decimalsAllowed(CURRENCY)}`, value)
    return { price: toMinor(price) }
  },
  discount: (value) => {
    const discount = numberOf(value)
    if (!(discount >= 0 && discount <= 100) || Number(discount.toFixed(2)) !== discount) {
      throw expected('discount', 'a percentage from 0 to 100', value)
    }
    return { discount }
  },
  quantity: (value) => {
    const [, sign, digits = value] = /^([+-])(\d+)$/.exec(value) ?? []
    const pieces = numberOf(digits)
    if (!Number.isInteger(pieces) || pieces > MOST_PIECES) {
      throw expected('quantity', `a whole number from 0 to ${MOST_PIECES}, or a change such as +10 or -3`, value)
    }
    if (sign === undefined) return { quantity: pieces }
    return { quantityBy: sign === '-' ? -pieces : pieces }
  },
  status: (value) => {
    if (value !== 'in-stock' && value !== 'out-of-stock') throw expected('status', 'in-stock or out-of-stock', value)
    return { status: value }
  },
  title: (value) => {
    const title = value.replace(/\s+/g, ' ').trim()
    if (title === '' || title.length > LONGEST_TITLE) {
      throw expected('title', `a text of at most ${LONGEST_TITLE} characters`, value)
    }
    if (isHarmfulLine(title)) throw new Refusal('title must not contain control characters.')
    return { title }
  },
}

function expected(field: string, what: string, got: string): Refusal {
  return new Refusal(`${field} must be ${what}, got "${got}".`)
}

function numberOf(text: string): number {
  return /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : NaN
}

function readEdit(texts: readonly string[]): ProductEdit {
  let edit: ProductEdit = {}
  let choice: ProductChoice | undefined
  const seen = new Set<string>()
  for (const text of texts) {
    const [, field = '', value = ''] = /^([a-z]+)=(.*)$/s.exec(text) ?? []
    if (seen.has(field)) throw new Refusal(`${field} is named twice.`)
    seen.add(field)
    const read = Object.hasOwn(READERS, field) ? READERS[field] : undefined
    if (read) edit = { ...edit, ...read(value) }
    else if (field === 'color' || field === 'size') choice = { ...choice, [field]: value }
    else throw new Refusal(`"${text}" is not understood.\n${USAGE}`)
  }
  if (Object.keys(edit).length === 0) throw new Refusal(`What should be changed?\n${USAGE}`)
  return { ...edit, ...(choice && { choice }) }
}

/** Runs the command with its arguments. */
export function runProducts(args: string[], env: NodeJS.ProcessEnv): Promise<CommandResult> {
  return commandResult(async () => {
    const [task, id, ...texts] = args
    if (task === 'pictures' && id === undefined) return await listMissingPictures(env)
    if (task !== 'set' || id === undefined) throw new Refusal(USAGE)
    const edit = readEdit(texts)
    return await withDatabase(env, async ({ catalogue }) => {
      const outcome = await catalogue.edit(id, edit)
      if (outcome.kind !== 'edited') throw new Refusal(refusal(id, edit, outcome))
      const said = [`${id} is changed: ${texts.join(', ')}.`, ...(await resultOf(catalogue, id, edit))]
      return said.join(' ')
    })
  })
}

function refusal(
  id: string,
  { quantityBy = 0 }: ProductEdit,
  outcome: Exclude<EditOutcome, { kind: 'edited' }>,
): string {
  if (outcome.kind === 'unknown') return `There is no product ${id}.`
  if (outcome.kind === 'choice') return choiceNeeded(id, outcome.choices)
  const there = `${id} has ${piecesText(outcome.quantity)}`
  return quantityBy < 0
    ? `${there}, so ${-quantityBy} cannot be taken off. Nothing was changed.`
    : `${there}, and more than ${MOST_PIECES} cannot be kept. Nothing was changed.`
}

/** What the owner did not say and may not know: a reduction that stays, and how many pieces there are after a change. */
async function resultOf(
  catalogue: Pick<CatalogueRepository, 'itemsByIds'>,
  id: string,
  { price, discount, quantityBy, choice }: ProductEdit,
): Promise<string[]> {
  const [item] = await catalogue.itemsByIds([id])
  if (!item) return []
  const lines: string[] = []
  // Color or size alone may have named it, as in the edit.
  const variant =
    choice && item.variants?.find((one) => isNamed(one.color, choice.color) && isNamed(one.size, choice.size))
  const { list, sale, percent } = variant ? priceOf(item, variant) : priceSpread(item).lowest
  if ((price !== undefined || discount !== undefined) && sale !== list) {
    const from = !variant && priceSpread(item).varies ? 'from' : 'for'
    lines.push(
      `It sells ${from} ${formatMoney(sale)} now: ${percent} % off ${formatMoney(list)}${discount === undefined ? ' stay; discount=0 takes them off' : ''}.`,
    )
  }
  if (quantityBy !== undefined) {
    const left = variant?.quantity ?? item.quantity
    lines.push(`There ${left === 1 ? 'is' : 'are'} ${piecesText(left)} now.`)
  }
  return lines
}

function isNamed(own: string | undefined, named: string | undefined): boolean {
  return named === undefined || named === own
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
