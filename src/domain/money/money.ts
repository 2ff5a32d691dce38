/** Owns amounts of money: integer cents inside the code, dollars at the edges, and the only formatter. */
import { formatNumber } from './format-number.ts'

/** An amount in whole cents. */
export type Cents = number

/** The largest amount, in dollars, that an import takes. */
export const MAX_DOLLARS = 1e9

/** Cents by which no amount up to `MAX_DOLLARS` is off in its binary form. */
const FAR_FROM_HALF = 0.001

/**
 * Dollars as whole cents, exact for amounts of at most two decimals; more decimals are rounded half up to the nearest cent.
 * Throws a RangeError on a number that is not finite. Spec 9.1.
 */
export function toCents(dollars: number): Cents {
  if (!Number.isFinite(dollars)) throw new RangeError(`toCents: expected a finite amount in dollars, got ${dollars}`)
  const magnitude = Math.abs(dollars)
  const nearest = Math.round(magnitude * 100)
  // Far from a half, as with two decimals, there is nothing to decide; a catalogue has millions of them.
  if (Math.abs(magnitude * 100 - nearest) < FAR_FROM_HALF) return dollars < 0 && nearest > 0 ? -nearest : nearest
  // 1.005 * 100 is 100.49999999999999: fifteen significant digits drop what only the binary form added.
  const cents = Math.floor(Number((magnitude * 100).toPrecision(15)) + 0.5)
  return dollars < 0 && cents > 0 ? -cents : cents
}

/** Whole cents as dollars. */
export function toDollars(cents: Cents): number {
  return cents / 100
}

/** Whether an imported value is an amount in dollars: finite, 0 to 1e9, at most two decimals. Spec 9.1. */
export function isMoney(value: unknown): value is number {
  return (
    typeof value === 'number' &&
    value >= 0 &&
    value <= MAX_DOLLARS &&
    Number.isFinite(value) &&
    toCents(value) / 100 === value
  )
}

/** `$1,299.00`, the same for everybody; a negative amount is `-$1.00`. Takes whole cents. Spec 9.1. */
export function formatMoney(cents: Cents): string {
  const magnitude = Math.abs(Math.round(cents))
  const dollars = formatNumber(Math.floor(magnitude / 100))
  const rest = String(magnitude % 100).padStart(2, '0')
  return `${cents < 0 && magnitude > 0 ? '-' : ''}$${dollars}.${rest}`
}
