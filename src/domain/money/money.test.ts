import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatMoney, isMoney, toCents, toDollars } from './money.ts'

const cents = fc.integer({ min: 0, max: 100_000_000_000 })

describe('money', () => {
  it('spec 9.1: dollars become whole cents and back, exactly', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        expect(toCents(toDollars(amount))).toBe(amount)
      }),
    )
  })

  it('spec 9.1: more than two decimals are rounded half up to the nearest cent', () => {
    expect([1.005, 1.0049, 8.575, 0.285, 19.999].map(toCents)).toEqual([101, 100, 858, 29, 2000])
    expect([-1.25, -0.001, -0].map(toCents)).toEqual([-125, 0, 0])
  })

  it('spec 9.1: an amount that is not finite is an error that names it', () => {
    expect(() => toCents(Number.NaN)).toThrow(/expected a finite amount in dollars, got NaN/)
    expect(() => toCents(Number.POSITIVE_INFINITY)).toThrow(RangeError)
  })

  it('spec 9.1: a price with more than two decimals is no money', () => {
    expect([0, 12.99, 1299, 0.1, 1e9, 999_999_999.99].map(isMoney)).not.toContain(false)
    const wrong = [1.005, -1, 1e9 + 1, Number.NaN, Number.POSITIVE_INFINITY, '12', null, undefined]
    expect(wrong.map(isMoney)).not.toContain(true)
  })

  it('spec 9.1: every amount of whole cents is money', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        expect(isMoney(toDollars(amount))).toBe(true)
      }),
    )
  })

  it('spec 9.1: an amount is shown with the dollar sign and two decimals', () => {
    expect([0, 5, 2000, 129_900, 123_456_789, -100, -129_950].map(formatMoney)).toEqual([
      '$0.00',
      '$0.05',
      '$20.00',
      '$1,299.00',
      '$1,234,567.89',
      '-$1.00',
      '-$1,299.50',
    ])
  })

  it('spec 9.1: what is shown reads back as the same amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e11, max: 1e11 }), (amount) => {
        const shown = formatMoney(amount)
        expect(shown).toMatch(/^-?\$\d{1,3}(,\d{3})*\.\d\d$/)
        expect(toCents(Number(shown.replace(/[$,]/g, '')))).toBe(amount)
      }),
    )
  })
})
