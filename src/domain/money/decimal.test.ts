import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Currency, USD } from './currency.ts'
import { decimalToMinor, isDecimalAmount, minorToDecimal } from './decimal.ts'
import { minor } from './minor.ts'

const YEN: Currency = { code: 'JPY', digits: 0 }
const DINAR: Currency = { code: 'KWD', digits: 3 }
/** At most 1e9 whole units of each. */
const CURRENCIES = [YEN, USD, DINAR].map((currency) => ({ currency, most: 1e9 * 10 ** currency.digits }))

const toCents = (decimal: number) => decimalToMinor(decimal, USD)

describe.each(CURRENCIES)('amounts of $currency.code', ({ currency, most }) => {
  const amounts = fc.integer({ min: 0, max: most }).map(minor)

  it('spec 9.1: minor units become decimals and back, exactly', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        const decimal = minorToDecimal(amount, currency)
        expect(decimalToMinor(decimal, currency)).toBe(amount)
        expect(decimalToMinor(0 - decimal, currency)).toBe(0 - amount)
        expect(isDecimalAmount(decimal, currency)).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })

  it('spec 9.1: a decimal as somebody writes it comes back digit by digit', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        const digits = String(amount).padStart(currency.digits + 1, '0')
        const [whole, rest] = [digits.slice(0, digits.length - currency.digits), digits.slice(-currency.digits)]
        const written = currency.digits === 0 ? digits : `${whole}.${rest}`
        const read = decimalToMinor(Number(written), currency)
        expect(read).toBe(amount)
        expect(minorToDecimal(read, currency).toFixed(currency.digits)).toBe(written)
      }),
    )
  })

  it('spec 9.1: one decimal too many is no amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e6 }), fc.integer({ min: 1, max: 9 }), (whole, last) => {
        const decimal = Number(`${whole}.${'0'.repeat(currency.digits)}${last}`)
        expect(isDecimalAmount(decimal, currency)).toBe(false)
      }),
    )
  })
})

describe('decimal amounts', () => {
  it('spec 9.1: more decimals than the currency has are rounded half up to the nearest minor unit', () => {
    expect([1.005, 1.0049, 8.575, 0.285, 19.999].map(toCents)).toEqual([101, 100, 858, 29, 2000])
    expect([-1.25, -0.001, -0].map(toCents)).toEqual([-125, 0, 0])
    expect([0.5, 0.49, 1.5].map((decimal) => decimalToMinor(decimal, YEN))).toEqual([1, 0, 2])
    expect([1.0005, 1.00049, 0.0285].map((decimal) => decimalToMinor(decimal, DINAR))).toEqual([1001, 1000, 29])
  })

  it('spec 9.1: an amount that is not finite is an error that names it', () => {
    expect(() => toCents(Number.NaN)).toThrow(/expected a finite amount in USD, got NaN/)
    expect(() => toCents(Number.POSITIVE_INFINITY)).toThrow(RangeError)
  })

  it('spec 9.1: what is no price of dollars', () => {
    const isDollars = (value: unknown) => isDecimalAmount(value, USD)
    expect([0, 12.99, 1299, 0.1, 1e9, 999_999_999.99].map(isDollars)).not.toContain(false)
    const wrong = [1.005, -1, 1e9 + 1, Number.NaN, Number.POSITIVE_INFINITY, '12', null, undefined]
    expect(wrong.map(isDollars)).not.toContain(true)
  })
})
