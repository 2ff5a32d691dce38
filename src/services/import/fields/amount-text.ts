/** Reads an amount that names its currency, as price lists write it: `12,50 EUR`, `EUR 1.299,00`, `€12.50`. */
import type { DecimalAmount } from '#domain/money/minor.ts'
import type { Money } from '#domain/shop/shop-money.ts'

const WORDED = /^(?:([A-Z]{3}|[€£])\s*)?(\d[\d.,'\u00A0\u202F\u2019 ]*?)(?:\s*([A-Z]{3}|[€£]))?$/u
/** Signs that are one currency's alone. */
const SIGNS: Readonly<Record<string, string>> = { '€': 'EUR', '£': 'GBP' }
const SPACES = /[\s\u00A0\u202F'\u2019]/g

export type AmountText = { kind: 'amount'; amount: DecimalAmount } | { kind: 'foreign'; amount?: undefined }

/** Null for a text that names no currency, or whose figures can be read in two ways. */
export function readAmountText(text: string, { currency: { code, digits } }: Money): AmountText | null {
  const [, before, figures = '', after] = WORDED.exec(text.trim()) ?? []
  const named = before ?? after
  if (named === undefined || (before !== undefined && after !== undefined)) return null
  if ((SIGNS[named] ?? named) !== code) return { kind: 'foreign' }
  const amount = amountOf(figures.replaceAll(SPACES, ''), digits)
  return amount === null ? null : { kind: 'amount', amount }
}

/** The last of the signs parts the decimals, unless it stands before three figures as the others do. */
function amountOf(figures: string, digits: number): DecimalAmount | null {
  const [, whole = figures, sign, rest = ''] = /^(.*)([.,])(\d*)$/.exec(figures) ?? []
  if (sign === undefined) return Number(figures)
  const groups = whole.split(/[.,]/)
  const isGrouped = groups.slice(1).every((group) => group.length === 3) && (groups[0] ?? '').length <= 3
  if (groups.length > 1 && (!isGrouped || new Set(whole.replaceAll(/\d/g, '')).size > 1)) return null
  const isAlone = groups.length === 1
  const isRepeated = whole.includes(sign)
  if (isRepeated) return rest.length === 3 ? Number(groups.join('') + rest) : null
  // One sign before three figures parts thousands, where the currency has not three decimals itself.
  if (isAlone && rest.length === 3) return digits === 3 || whole.length > 3 ? null : Number(whole + rest)
  return Number(`${groups.join('')}.${rest}`)
}
