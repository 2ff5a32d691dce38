import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { minor, ZERO } from '#domain/money/minor.ts'
import type { TaxRate, TaxSettings } from '#domain/shop/tax-settings.ts'
import { addedTax, orderTaxes, taxRateOf } from './tax.ts'

const GERMAN: readonly TaxRate[] = [
  { name: 'MwSt', percent: 19 },
  { name: 'MwSt', percent: 7, class: 'reduced' },
  { name: 'USt', percent: 20, countries: ['AT'] },
  { name: 'USt', percent: 10, countries: ['AT'], class: 'reduced' },
  { name: 'none', percent: 0, countries: ['at'], regions: ['Tirol'] },
]

describe('spec 9.8: tax', () => {
  it('the most specific rate wins: region, then country, then class', () => {
    const percent = (taxClass?: string, country?: string, region?: string) =>
      taxRateOf(GERMAN, taxClass, { country, region })?.percent
    expect([percent(), percent('reduced'), percent('unknown')]).toEqual([19, 7, 19])
    expect([percent(undefined, 'AT'), percent('reduced', 'at'), percent('reduced', 'AT', ' tirol ')]).toEqual([
      20, 10, 0,
    ])
    expect(taxRateOf([{ name: 'VAT', percent: 5, countries: ['FR'] }], undefined, {})).toBeNull()
  })

  it('included: what is in the prices, shipping in proportion', () => {
    const goods = [{ amount: minor(11_900) }, { amount: minor(10_700), taxClass: 'reduced' }]
    const taxes = orderTaxes(
      { goods, discount: ZERO, shipping: minor(2260), place: { country: 'DE' } },
      { mode: 'included', rates: GERMAN },
    )
    // A tenth more of each: 130.90 with 19 % and 117.70 with 7 %.
    expect(taxes).toEqual([
      { name: 'MwSt', percent: 19, amount: 2090 },
      { name: 'MwSt', percent: 7, amount: 770 },
    ])
  })

  it('added: on top, a code first, shipping by its class, rounded half up once a rate', () => {
    const rates = [{ name: 'Sales tax', percent: 8.875, countries: ['US'] }]
    const order = {
      goods: [{ amount: minor(1000) }, { amount: minor(1000) }],
      discount: minor(500),
      shipping: minor(100),
    }
    const settings: TaxSettings = { mode: 'added', rates }
    expect(orderTaxes({ ...order, place: { country: 'US' } }, settings)).toEqual([
      { name: 'Sales tax', percent: 8.875, amount: 142 },
    ])
    expect(orderTaxes({ ...order, place: { country: 'CA' } }, settings)).toEqual([])
    expect(addedTax(orderTaxes({ ...order, place: { country: 'US' } }, settings), settings)).toBe(142)
  })

  it('goods that cost nothing leave shipping the rate of all goods', () => {
    const order = { goods: [{ amount: ZERO }], discount: ZERO, shipping: minor(1190), place: {} }
    expect(orderTaxes(order, { mode: 'included', rates: GERMAN })).toEqual([{ name: 'MwSt', percent: 19, amount: 190 }])
  })

  it('is off where it is off', () => {
    const order = { goods: [{ amount: minor(1190) }], discount: ZERO, shipping: ZERO, place: {} }
    expect(orderTaxes(order, { mode: 'none', rates: GERMAN })).toEqual([])
    expect(orderTaxes(order, { mode: 'included', rates: [] })).toEqual([])
  })

  const carts = fc.record({
    goods: fc.array(
      fc.record({
        amount: fc.integer({ min: 0, max: 1e12 }).map(minor),
        taxClass: fc.constantFrom(undefined, 'reduced', 'other'),
      }),
      { minLength: 1, maxLength: 20 },
    ),
    part: fc.double({ min: 0, max: 1, noNaN: true }),
    shipping: fc.integer({ min: 0, max: 1e6 }).map(minor),
    place: fc.record({ country: fc.constantFrom(undefined, 'DE', 'AT'), region: fc.constantFrom(undefined, 'Tirol') }),
  })
  const modes = fc.constantFrom<TaxSettings['mode']>('included', 'added')
  const classes = fc.constantFrom(undefined, 'reduced')

  it('lines, tax and total add up: each tax is whole, and no further from the exact one than half a minor unit', () => {
    fc.assert(
      fc.property(carts, modes, classes, ({ goods, part, shipping, place }, mode, shippingClass) => {
        const subtotal = goods.reduce((sum, { amount }) => sum + amount, 0)
        const discount = minor(Math.floor(subtotal * part))
        const settings: TaxSettings = { mode, rates: GERMAN, ...(shippingClass && { shippingClass }) }
        const taxes = orderTaxes({ goods, discount, shipping, place }, settings)
        const total = subtotal - discount + shipping
        for (const { amount } of taxes) expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true)
        const sum = taxes.reduce((all, { amount }) => all + amount, 0)
        expect(new Set(taxes.map(({ name, percent }) => `${name} ${percent}`)).size).toBe(taxes.length)
        // Said plainly, in floating point.
        const left = subtotal === 0 ? 0 : (subtotal - discount) / subtotal
        const taxOf = (amount: number, taxClass?: string) => {
          const percent = taxRateOf(GERMAN, taxClass, place)?.percent ?? 0
          return mode === 'included' ? (amount * percent) / (100 + percent) : (amount * percent) / 100
        }
        const proportional = mode === 'included' && !shippingClass && subtotal > 0
        const exact = goods.reduce(
          (all, { amount, taxClass }) =>
            all + taxOf(amount * left + (proportional ? (shipping * amount) / subtotal : 0), taxClass),
          proportional ? 0 : taxOf(shipping, shippingClass),
        )
        expect(Math.abs(sum - exact)).toBeLessThanOrEqual(taxes.length / 2 + 1e-3 + exact * 1e-12)
        if (mode === 'included') expect(sum).toBeLessThanOrEqual(total + taxes.length)
      }),
      { numRuns: 500 },
    )
  })
})
