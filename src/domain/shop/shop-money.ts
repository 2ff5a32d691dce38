/** The money of this shop: the one place that says in which currency it sells and how amounts are written. */
import { type Currency, minorPerUnit, USD } from '#domain/money/currency.ts'
import { decimalToMinor, isDecimalAmount, minorToDecimal } from '#domain/money/decimal.ts'
import { type DecimalAmount, minor, type Minor } from '#domain/money/minor.ts'
import { moneyFormat, type MoneyStyle } from '#domain/money/money-format.ts'

export const CURRENCY: Currency = USD

/** One whole unit, such as a dollar. */
export const WHOLE_UNIT: Minor = minor(minorPerUnit(CURRENCY))

export const MONEY_STYLE: MoneyStyle = { before: '$', after: '', group: ',', point: '.' }

/** `$1,299.00`, the same for everybody; a negative amount is `-$1.00`. Spec 9.1. */
export const formatMoney = moneyFormat(CURRENCY, MONEY_STYLE)

/** A decimal amount from outside. @throws {RangeError} where it is not finite. */
export function toMinor(decimal: DecimalAmount): Minor {
  return decimalToMinor(decimal, CURRENCY)
}

/** An amount as it goes outside. */
export function toDecimal(amount: Minor): DecimalAmount {
  return minorToDecimal(amount, CURRENCY)
}

/** Whether a value from outside is an amount of the shop's currency. Spec 9.1. */
export function isAmount(value: unknown): value is DecimalAmount {
  return isDecimalAmount(value, CURRENCY)
}
