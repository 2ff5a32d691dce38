import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { minor } from '#domain/money/minor.ts'
import { creditedTaxes, INVOICE_PREFIX, invoiceNumber } from './invoice.ts'

describe('invoices', () => {
  it('spec 10.13: the number is the prefix, the year and four digits or more', () => {
    expect(invoiceNumber('RE-', 2026, 1)).toBe('RE-2026-0001')
    expect(invoiceNumber('', 2027, 12_345)).toBe('2027-12345')
  })

  it('spec 10.13: a prefix may stand in an address', () => {
    expect(['', 'RE-', 'Shop_1.'].every((one) => INVOICE_PREFIX.test(one))).toBe(true)
    expect(['a b', '../', 'Ü', 'x'.repeat(21)].some((one) => INVOICE_PREFIX.test(one))).toBe(false)
  })

  it('spec 10.13: the taxes of a part are its share, and those of the whole are all of it', () => {
    const amounts = fc.array(fc.nat(100_000), { maxLength: 4 })
    fc.assert(
      fc.property(amounts, fc.integer({ min: 1, max: 1_000_000 }), fc.nat(1000), (taxes, net, share) => {
        const lines = taxes.map((amount, at) => ({ name: `T${at}`, percent: at, amount: minor(amount) }))
        const tax = taxes.reduce((sum, one) => sum + one, 0)
        const total = minor(net + tax)
        expect(creditedTaxes(lines, total, total)).toEqual(lines)
        const amount = minor(Math.floor((total * share) / 1000))
        const parts = creditedTaxes(lines, total, amount)
        expect(parts.reduce((sum, one) => sum + one.amount, 0)).toBe(Math.round((tax * amount) / total))
        parts.forEach((part, at) => {
          expect(part.amount).toBeGreaterThanOrEqual(0)
          expect(part.amount).toBeLessThanOrEqual((lines[at]?.amount ?? 0) + 1)
        })
      }),
    )
  })
})
