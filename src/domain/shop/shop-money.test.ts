import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { minor } from '#domain/money/minor.ts'
import { formatMoney, formatShortMoney, toMinor } from './testing/dollars.ts'

describe('amounts of this shop', () => {
  it('spec 9.1: an amount is shown with the dollar sign and two decimals', () => {
    expect([0, -0, 5, 2000, 129_900, 123_456_789, -100, -129_950].map(minor).map(formatMoney)).toEqual([
      '$0.00',
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
      fc.property(fc.integer({ min: -1e11, max: 1e11 }).map(minor), (amount) => {
        const shown = formatMoney(amount)
        expect(shown).toMatch(/^-?\$\d{1,3}(,\d{3})*\.\d\d$/)
        expect(toMinor(Number(shown.replace(/[$,]/g, '')))).toBe(amount)
      }),
    )
  })

  it('in few characters it has decimals only where it needs them', () => {
    expect([0, 5000, 90_050, 129_900, 1].map(minor).map(formatShortMoney)).toEqual([
      '$0',
      '$50',
      '$900.50',
      '$1,299',
      '$0.01',
    ])
  })
})
