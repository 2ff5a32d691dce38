/** What an owner decides about one product: a change as it is typed is judged and stored, with what follows from it; every answer is a value. */
import { isHarmfulLine } from '#domain/catalogue/product/harmful-characters.ts'
import type { ProductChoice } from '#domain/catalogue/product/product.ts'
import type { Minor } from '#domain/money/minor.ts'
import type { Money } from '#domain/shop/shop-money.ts'
import { priceOf, priceSpread } from '#domain/pricing/sale-price.ts'
import { parseInstant } from '../import/fields/dates.ts'
import { MOST_PIECES, type EditOutcome, type ProductEdit } from '../catalogue/product-edit.ts'
import type { Actor } from '../history/history-repository.ts'
import type { CatalogueRepository } from '../repositories.ts'

/** Characters of a title at most. */
export const LONGEST_TITLE = 500

export type EditedField =
  | 'price'
  | 'discount'
  | 'salePrice'
  | 'saleFrom'
  | 'saleUntil'
  | 'quantity'
  | 'status'
  | 'title'

export type EditProblem =
  /** What was typed for the field cannot be taken. */
  | { kind: 'invalid'; field: EditedField; got: string }
  /** It has control characters. */
  | { kind: 'harmful'; field: EditedField }
  | { kind: 'twice' | 'unknown'; field: string }
  /** A percentage and a price in its place. */
  | { kind: 'both' }
  /** Nothing would be changed. */
  | { kind: 'nothing' }

export type ChangeOutcome =
  | Exclude<EditOutcome, { kind: 'edited' }>
  | {
      kind: 'edited'
      /** The batch of the history. */
      batch: number
      /** What it sells for, where a reduction makes that other than the price that was set. */
      reduced: ReducedPrice | null
      /** Pieces that are left, where their number was changed by some. */
      left: number | null
    }

export interface ReducedPrice {
  /** As `priceOf` gives them. */
  sale: Minor
  list: Minor
  percent: number
  /** The lowest of several prices. */
  isLowest: boolean
}

type Reading = { ok: true; edit: ProductEdit } | { ok: false; problem: EditProblem }

/** Null where the text cannot be taken. */
const READERS: Readonly<Record<EditedField, (text: string, money: Money) => ProductEdit | null>> = {
  price(text, money) {
    const price = numberOf(text)
    return money.isAmount(price) ? { price: money.toMinor(price) } : null
  },
  discount(text) {
    const discount = numberOf(text)
    return discount >= 0 && discount <= 100 && Number(discount.toFixed(2)) === discount ? { discount } : null
  },
  salePrice(text, money) {
    const salePrice = numberOf(text)
    return money.isAmount(salePrice) ? { salePrice: money.toMinor(salePrice) } : null
  },
  saleFrom: (text) => dateOf(text, 'saleFrom'),
  saleUntil: (text) => dateOf(text, 'saleUntil'),
  quantity(text) {
    const [, sign, digits = text] = /^([+-])(\d+)$/.exec(text) ?? []
    const pieces = numberOf(digits)
    if (!Number.isInteger(pieces) || pieces > MOST_PIECES) return null
    if (sign === undefined) return { quantity: pieces }
    return { quantityBy: sign === '-' ? -pieces : pieces }
  },
  status: (text) => (text === 'in-stock' || text === 'out-of-stock' ? { status: text } : null),
  title(text) {
    const title = text.replace(/\s+/g, ' ').trim()
    return title === '' || title.length > LONGEST_TITLE ? null : { title }
  },
}

/**
 * The change that `fields` say, each a name with what was typed for it, or the first thing that is wrong with it. `color` and `size` say which
 * variant is meant; a quantity such as `+10` or `-3` changes it by that.
 */
export function readProductEdit(fields: Iterable<readonly [name: string, text: string]>, money: Money): Reading {
  let edit: ProductEdit = {}
  let choice: ProductChoice | undefined
  const seen = new Set<string>()
  for (const [field, text] of fields) {
    if (seen.has(field)) return refused({ kind: 'twice', field })
    seen.add(field)
    if (field === 'color' || field === 'size') choice = { ...choice, [field]: text }
    else if (!isEdited(field)) return refused({ kind: 'unknown', field })
    else {
      const read = READERS[field](text, money)
      if (!read) return refused({ kind: 'invalid', field, got: text })
      if (read.title !== undefined && isHarmfulLine(read.title)) return refused({ kind: 'harmful', field })
      edit = { ...edit, ...read }
    }
  }
  if (edit.discount !== undefined && edit.salePrice !== undefined) return refused({ kind: 'both' })
  if (Object.keys(edit).length === 0) return refused({ kind: 'nothing' })
  return { ok: true, edit: { ...edit, ...(choice && { choice }) } }
}

function refused(problem: EditProblem): Reading {
  return { ok: false, problem }
}

function isEdited(field: string): field is EditedField {
  return Object.hasOwn(READERS, field)
}

function dateOf(text: string, field: 'saleFrom' | 'saleUntil'): ProductEdit | null {
  if (text === 'none') return { [field]: null }
  const instant = parseInstant(text)
  return instant === null ? null : { [field]: instant }
}

function numberOf(text: string): number {
  return /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : NaN
}

/** Stores the change, also while servers sell; nothing is stored where the outcome is another than `edited`. */
export async function changeProduct(
  catalogue: Pick<CatalogueRepository, 'edit' | 'itemsByIds'>,
  id: string,
  edit: ProductEdit,
  actor: Actor,
): Promise<ChangeOutcome> {
  const outcome = await catalogue.edit(id, edit, actor)
  return outcome.kind === 'edited' ? { ...outcome, ...(await consequences(catalogue, id, edit)) } : outcome
}

/** What the owner did not say and may not know: a reduction that stays, and how many pieces there are after a change. */
async function consequences(
  catalogue: Pick<CatalogueRepository, 'itemsByIds'>,
  id: string,
  { price, discount, salePrice, quantityBy, choice }: ProductEdit,
): Promise<{ reduced: ReducedPrice | null; left: number | null }> {
  const [item] = await catalogue.itemsByIds([id])
  if (!item) return { reduced: null, left: null }
  // Color or size alone may have named it, as in the edit.
  const variant =
    choice && item.variants?.find((one) => isNamed(one.color, choice.color) && isNamed(one.size, choice.size))
  const { list, sale, percent } = variant ? priceOf(item, variant) : priceSpread(item).lowest
  const isLowest = !variant && priceSpread(item).varies
  const isReduced = (price ?? discount ?? salePrice) !== undefined && sale !== list
  return {
    reduced: isReduced ? { sale, list, percent, isLowest } : null,
    left: quantityBy === undefined ? null : (variant?.quantity ?? item.quantity),
  }
}

function isNamed(own: string | undefined, named: string | undefined): boolean {
  return named === undefined || named === own
}
