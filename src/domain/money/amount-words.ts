/** Owns the words for amounts in messages to owners and developers: what an amount is counted in, and how far it is divided. */
import type { Currency } from './currency.ts'

const NAMES: Readonly<Record<string, string>> = { USD: 'dollars' }
const COUNTS = ['no', 'at most one', 'at most two', 'at most three']

/** `dollars`; the code of a currency that has no word here. */
export function amountName({ code }: Currency): string {
  return NAMES[code] ?? code
}

/** `at most two decimals`. */
export function decimalsAllowed({ digits }: Currency): string {
  return `${COUNTS[digits]} decimal${digits === 1 ? '' : 's'}`
}
