import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Currency, currencyOf, isPricedIn, USD } from './currency.ts'
import { minor } from './minor.ts'
import { moneyFormat, type MoneyStyle } from './money-format.ts'
import { moneyStyle } from './money-style.ts'

const WRITTEN: [string, Currency, MoneyStyle][] = [
  ['en-US', USD, { before: '$', after: '', group: ',', point: '.' }],
  ['en-US', { code: 'JPY', digits: 0 }, { before: '¥', after: '', group: ',', point: '' }],
  ['de-DE', { code: 'EUR', digits: 2 }, { before: '', after: '\u00A0€', group: '.', point: ',' }],
  ['es-ES', { code: 'EUR', digits: 2 }, { before: '', after: '\u00A0€', group: '.', point: ',', from: 5 }],
]

it.each(WRITTEN)('spec 9.1: the style of %s', (locale, currency, style) => {
  expect(moneyStyle(currency, locale)).toEqual(style)
})

const LOCALES = ['en-US', 'en-GB', 'en-IN', 'de-DE', 'de-AT', 'de-CH', 'fr-FR', 'es-ES', 'pl-PL', 'pt-BR', 'nl-NL']
const OTHERS = ['sv-SE', 'ja-JP', 'ar-EG', 'ar-AE', 'ar-KW', 'fa-IR', 'he-IL', 'hi-IN', 'bn-BD', 'tr-TR', 'da-DK']
const CODES = ['USD', 'EUR', 'JPY', 'KWD', 'CHF', 'INR', 'GBP', 'ISK']

/** Without the mark that holds a sign and its letters together. */
const bare = (text: string) => text.replaceAll(/(?<=\p{Sc})\u200e/gu, '')

it('spec 9.1: where lines run from right to left, a sign stays behind its letters', () => {
  expect(moneyFormat(USD, moneyStyle(USD, 'ar'))(minor(1250))).toBe('\u200f12.50\u00a0US$\u200e')
  const shekel = currencyOf('ILS')
  expect(moneyFormat(shekel, moneyStyle(shekel, 'he'))(minor(1250))).toBe('\u200f12.50\u00a0\u200f₪')
})

describe.each([...LOCALES, ...OTHERS])('%s', (locale) => {
  it.each(CODES)('spec 9.1: %s is written as the locale writes it', (code) => {
    const currency = currencyOf(code)
    const format = moneyFormat(currency, moneyStyle(currency, locale))
    const reference = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: code,
      minimumFractionDigits: currency.digits,
      maximumFractionDigits: currency.digits,
    })
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (amount) => {
        expect(bare(format(minor(amount)))).toBe(bare(reference.format(amount / 10 ** currency.digits)))
      }),
      {
        numRuns: 60,
        examples: [[0], [5], [99], [100], [-1], [-100], [99_999], [100_000], [1_000_000], [-123_456_789]],
      },
    )
  })
})

it('spec 9.1: decimals of a currency are those of ISO 4217', () => {
  expect(
    ['USD', 'EUR', 'HUF', 'JPY', 'KRW', 'ISK', 'KWD', 'TND', 'IQD'].map((code) => currencyOf(code).digits),
  ).toEqual([2, 2, 2, 0, 0, 0, 3, 3, 3])
})

it('spec 9.1: metals, funds and tests are no money to price goods in', () => {
  expect(['USD', 'EUR', 'JPY', 'KWD'].filter(isPricedIn)).toHaveLength(4)
  expect(['XAU', 'XXX', 'CLF', 'eur', 'EURO', ''].filter(isPricedIn)).toEqual([])
})
