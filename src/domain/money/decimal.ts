/** Owns the way between minor units and the decimal numbers that stand at the edges: API, files, browser storage, addresses, structured data. */
import { type Currency, minorPerUnit } from './currency.ts'
import { type DecimalAmount, minor, type Minor } from './minor.ts'

/** The largest amount, in whole units of a currency, that is taken from outside. */
export const MAX_AMOUNT = 1e9

/**
 * A decimal amount in whole minor units, exact where it has no more decimals than the currency; more are rounded half up to the nearest
 * minor unit. Throws a RangeError on a number that is not finite. Spec 9.1.
 */
export function decimalToMinor(decimal: DecimalAmount, currency: Currency): Minor {
  if (!Number.isFinite(decimal)) throw new RangeError(`expected a finite amount in ${currency.code}, got ${decimal}`)
  // 1.005 * 100 is 100.49999999999999: fifteen significant digits drop what only the binary form added.
  const whole = Math.round(Number((Math.abs(decimal) * minorPerUnit(currency)).toPrecision(15)))
  // Nothing below zero is nothing.
  return minor(Math.sign(decimal) * whole || 0)
}

/** Whole minor units as a decimal number. */
export function minorToDecimal(amount: Minor, currency: Currency): DecimalAmount {
  return amount / minorPerUnit(currency)
}

/** Whether a value from outside is an amount: finite, 0 to `MAX_AMOUNT`, with no more decimals than the currency. Spec 9.1. */
export function isDecimalAmount(value: unknown, currency: Currency): value is DecimalAmount {
  return (
    typeof value === 'number' &&
    value >= 0 &&
    value <= MAX_AMOUNT &&
    minorToDecimal(decimalToMinor(value, currency), currency) === value
  )
}
