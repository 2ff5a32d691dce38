/** Owns how a locale writes the amounts of a currency, asked of `Intl` once: on the server, where settings are read. */
import type { Currency } from './currency.ts'
import type { MoneyStyle } from './money-format.ts'

/** Large enough for three groups. */
const EXAMPLE = 123_456_789

/** Marks of no width that say which way is read. */
const RIGHT_TO_LEFT = '\u200f'
const LEFT_TO_RIGHT = '\u200e'

/** Where lines run from right to left a sign behind letters (`US$`) would be taken to the other end of them: a mark keeps it there. */
function heldTogether(text: string): string {
  return text.replace(/^[A-Z]+\p{Sc}$/u, `$&${LEFT_TO_RIGHT}`)
}

/** @param locale a BCP 47 tag that `Intl` takes. */
export function moneyStyle({ code, digits }: Currency, locale: string): MoneyStyle {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: code,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  const parts = format.formatToParts(EXAMPLE)
  const isBackward = parts.some(({ value }) => value.includes(RIGHT_TO_LEFT))
  const around = (amount: number): [string, string] => {
    const all = format.formatToParts(amount)
    const first = all.findIndex(({ type }) => type === 'integer')
    const last = all.findLastIndex(({ type }) => type === 'integer' || type === 'fraction')
    const text = (some: typeof all) => some.map(({ value }) => (isBackward ? heldTogether(value) : value)).join('')
    return [text(all.slice(0, first)), text(all.slice(last + 1))]
  }
  const [before, after] = around(EXAMPLE)
  const negative = around(-EXAMPLE)
  const groups = parts.filter(({ type }) => type === 'integer').map(({ value }) => [...value].length)
  const zero = format.formatToParts(0).find(({ type }) => type === 'integer')?.value ?? '0'
  const isGrouped = (amount: number) => format.formatToParts(amount).some(({ type }) => type === 'group')
  const from = [4, 5, 6].find((whole) => isGrouped(10 ** (whole - 1))) ?? 4
  const wide = groups.at(-2) ?? 3
  return {
    before,
    after,
    ...((negative[0] !== `-${before}` || negative[1] !== after) && { negative }),
    group: parts.find(({ type }) => type === 'group')?.value ?? '',
    point: parts.find(({ type }) => type === 'decimal')?.value ?? '',
    ...(groups.length > 2 && wide !== 3 && { wide }),
    ...(from !== 4 && { from }),
    ...(zero !== '0' && { zero }),
  }
}
