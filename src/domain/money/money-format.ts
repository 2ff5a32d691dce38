/** Owns how an amount is written for people: one formatter for a locale and a currency, to be made once. */
import type { Currency } from './currency.ts'
import { grouped } from './format-number.ts'
import type { Minor } from './minor.ts'

/**
 * What a locale writes around the digits of a currency's amounts. It is data and not `Intl`, whose first formatter takes a browser 20 ms and
 * more while a page wakes up.
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
  { digits }: Currency,
  { before, after, group, point }: MoneyStyle,
): (amount: Minor) => string {
  return (amount) => {
    const text = String(Math.abs(amount)).padStart(digits + 1, '0')
    const whole = text.length - digits
    const decimals = digits > 0 ? point + text.slice(whole) : ''
    return (amount < 0 ? '-' : '') + before + grouped(text.slice(0, whole), group) + decimals + after
  }
}
