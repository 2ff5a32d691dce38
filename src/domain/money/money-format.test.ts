import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Currency, USD } from './currency.ts'
import { minor } from './minor.ts'
import { moneyFormat, type MoneyStyle } from './money-format.ts'

const CASES: [string, Currency, MoneyStyle][] = [
  ['en-US', USD, { before: '$', after: '', group: ',', point: '.' }],
  ['en-US', { code: 'JPY', digits: 0 }, { before: '¥', after: '', group: ',', point: '.' }],
  ['en-US', { code: 'KWD', digits: 3 }, { before: 'KWD\u00A0', after: '', group: ',', point: '.' }],
  ['de-DE', { code: 'EUR', digits: 2 }, { before: '', after: '\u00A0€', group: '.', point: ',' }],
]

describe.each(CASES)('%s, $code', (locale, currency, style) => {
  it('is written as the locale writes it', () => {
    const format = moneyFormat(currency, style)
    const reference = new Intl.NumberFormat(locale, { style: 'currency', currency: currency.code })
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (amount) => {
        expect(format(minor(amount))).toBe(reference.format(amount / 10 ** currency.digits))
      }),
      { numRuns: 500, examples: [[0], [5], [99], [100], [-1], [-100], [99_999], [100_000]] },
    )
  })
})
