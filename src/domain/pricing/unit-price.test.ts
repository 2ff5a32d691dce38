import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { minor } from '#domain/money/minor.ts'
import { readMeasure, unitPrice } from './unit-price.ts'

describe('spec 9.2: unit prices', () => {
  it.each([
    ['250 ml', { amount: 0.25, unit: 'l' }],
    ['1,5 kg', { amount: 1.5, unit: 'kg' }],
    ['12 pieces', { amount: 12, unit: 'piece' }],
    ['40cm', { amount: 0.4, unit: 'm' }],
    ['2 m2', { amount: 2, unit: 'm²' }],
  ] as const)('%s is an amount', (text, measure) => {
    expect(readMeasure(text)).toEqual(measure)
  })

  it.each(['', '0 g', '-1 kg', '250', 'ml', 'XL', '3 constructor', '1.2345 kg', '99999999 g', '1e3 g'])(
    '%j is none',
    (text) => {
      expect(readMeasure(text)).toBeNull()
    },
  )

  it('the size that was chosen counts where it is an amount of the same kind', () => {
    expect(unitPrice(minor(1000), '50 ml')).toEqual({ price: 20_000, unit: 'l' })
    expect(unitPrice(minor(1000), '50 ml', '100 ml')).toEqual({ price: 10_000, unit: 'l' })
    expect(unitPrice(minor(1000), '50 ml', '40 g')).toEqual({ price: 20_000, unit: 'l' })
    expect(unitPrice(minor(1000), '50 ml', 'M')).toEqual({ price: 20_000, unit: 'l' })
    expect(unitPrice(minor(1000), undefined, '100 ml')).toBeNull()
  })

  it('is the price of the amount again, to the rounding of a minor unit', () => {
    fc.assert(
      fc.property(
        fc.nat(1e7),
        fc.integer({ min: 1, max: 999_999 }),
        fc.constantFrom('g', 'ml', 'mm'),
        (cents, n, unit) => {
          const found = unitPrice(minor(cents), `${n} ${unit}`)
          expect(Math.abs(((found?.price ?? 0) * n) / 1000 - cents)).toBeLessThanOrEqual(n / 2000 + 1e-3)
        },
      ),
    )
  })
})
