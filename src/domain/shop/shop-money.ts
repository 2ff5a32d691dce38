/** The money of a shop: in which currency it sells, how its amounts are written, and how they become decimals. */
import { amountName, decimalsAllowed } from '#domain/money/amount-words.ts'
import { type Currency, minorPerUnit, USD } from '#domain/money/currency.ts'
import { decimalToMinor, isDecimalAmount, minorToDecimal } from '#domain/money/decimal.ts'
import { type DecimalAmount, minor, type Minor } from '#domain/money/minor.ts'
import { moneyFormat, type MoneyStyle } from '#domain/money/money-format.ts'

/** What of a shop's settings its amounts are made by; it travels to browsers with them. */
export interface MoneySettings {
  currency: Currency
  style: MoneyStyle
}

export const DOLLARS: MoneySettings = { currency: USD, style: { before: '$', after: '', group: ',', point: '.' } }

export interface Money extends MoneySettings {
  /** One whole unit, such as a dollar. */
  wholeUnit: Minor
  /** `dollars` and `at most two decimals`, for owners and developers. */
  name: string
  decimals: string
  /** `$1,299.00`; a negative amount is `-$1.00`. Spec 9.1. */
  format(amount: Minor): string
  /** `$50`, and `$49.99` where it is no whole number of units. */
  short(amount: Minor): string
  /** A decimal amount from outside. @throws {RangeError} where it is not finite. */
  toMinor(decimal: DecimalAmount): Minor
  /** An amount as it goes outside. */
  toDecimal(amount: Minor): DecimalAmount
  /** Whether a value from outside is an amount. Spec 9.1. */
  isAmount(value: unknown): value is DecimalAmount
}

const made = new WeakMap<MoneySettings, Money>()

/** The money of a shop, made once for the same settings. */
export function moneyOf({ money }: { money: MoneySettings }): Money {
  const known = made.get(money)
  if (known) return known
  const fresh = makeMoney(money)
  made.set(money, fresh)
  return fresh
}

function makeMoney({ currency, style }: MoneySettings): Money {
  const format = moneyFormat(currency, style)
  const formatWhole = moneyFormat({ ...currency, digits: 0 }, style)
  const wholeUnit = minor(minorPerUnit(currency))
  return {
    currency,
    style,
    wholeUnit,
    name: amountName(currency),
    decimals: decimalsAllowed(currency),
    format,
    short: (amount) => (amount % wholeUnit === 0 ? formatWhole(minor(amount / wholeUnit)) : format(amount)),
    toMinor: (decimal) => decimalToMinor(decimal, currency),
    toDecimal: (amount) => minorToDecimal(amount, currency),
    isAmount: (value): value is DecimalAmount => isDecimalAmount(value, currency),
  }
}
