/** Owns how an amount is written for people: one formatter for a locale and a currency, to be made once. */
import type { Currency } from './currency.ts'
import type { Minor } from './minor.ts'

/**
 * What a locale writes around the digits of a currency's amounts. It is data and not `Intl`, whose first formatter takes a browser 20 ms and
 * more while a page wakes up.
 */
export interface MoneyStyle {
  before: string
  after: string
  /** The same around a negative amount, where that is no `-` before all else. */
  negative?: readonly [before: string, after: string]
  /** Between thousands. */
  group: string
  /** Before the decimals. */
  point: string
  /** Digits of the groups left of the first, where they are not three: two in India. */
  wide?: number
  /** Whole digits from which they are grouped, where that is not four: five in Spain. */
  from?: number
  /** The digit 0, where the ten digits are others than ours. */
  zero?: string
}

/** A currency without decimals is written without a point. Spec 9.1. */
export function moneyFormat({ digits }: Currency, style: MoneyStyle): (amount: Minor) => string {
  const { before, after, negative = [`-${before}`, after], group, point, wide = 3, from = 4, zero } = style
  const groups = new RegExp(`\\B(?=(\\d{${wide}})*\\d{3}$)`, 'g')
  const figures = (text: string) =>
    zero ? text.replace(/\d/g, (digit) => String.fromCodePoint((zero.codePointAt(0) ?? 48) + Number(digit))) : text
  return (amount) => {
    const text = String(Math.abs(amount)).padStart(digits + 1, '0')
    const end = text.length - digits
    const whole = end < from ? text.slice(0, end) : text.slice(0, end).replace(groups, group)
    const written = figures(digits > 0 ? whole + point + text.slice(end) : whole)
    return amount < 0 ? negative[0] + written + negative[1] : before + written + after
  }
}
