/** Owns how an amount is written for people: one formatter for a locale and a currency, to be made once. */
import { type Currency, minorPerUnit } from './currency.ts'
import { grouped } from './format-number.ts'
import type { Minor } from './minor.ts'

/**
 * What a locale writes around the digits of a currency's amounts. It is data and not `Intl`, whose first formatter takes a browser as long
 * as some twenty frames of a page that wakes up.
 */
export interface MoneyStyle {
  before: string
  after: string
  /** Between thousands. */
  group: string
  /** Before the decimals. */
  point: string
}

/** A negative amount has its sign before all else; a currency without decimals is written without a point. Spec 9.1. */
export function moneyFormat(
  currency: Currency,
  { before, after, group, point }: MoneyStyle,
): (amount: Minor) => string {
  const { digits } = currency
  const unit = minorPerUnit(currency)
  return (amount) => {
    const size = Math.abs(amount)
    const decimals = digits > 0 ? point + String(size % unit).padStart(digits, '0') : ''
    return `${amount < 0 ? '-' : ''}${before}${grouped(Math.floor(size / unit), group)}${decimals}${after}`
  }
}
