import { toMinor } from '#domain/shop/testing/dollars.ts'
import { minor } from '#domain/money/minor.ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { discountBadge, priceOf, priceSpread, salePrice } from './sale-price.ts'

const lists = fc.integer({ min: 0, max: 100_000_000 }).map(minor)
const hundredths = fc.integer({ min: 0, max: 10_000 })

describe('sale price', () => {
  it('spec 9.2: price minus price times discount percent divided by 100', () => {
    expect(salePrice(minor(10_000), 15)).toBe(8500)
    expect(salePrice(minor(1299), 15)).toBe(1104)
    expect(salePrice(minor(999), 12.5)).toBe(874)
  })

  it('spec 9.2: sale price is rounded half up once', () => {
    expect(salePrice(minor(50), 1)).toBe(50)
    expect(salePrice(minor(150), 1)).toBe(149)
    expect(salePrice(minor(10), 25)).toBe(8)
  })

  it('spec 9.2: a discount of 0 or less is no discount, never a higher price', () => {
    expect([0, -5, Number.NaN].map((percent) => salePrice(minor(1299), percent))).toEqual([1299, 1299, 1299])
  })

  it('spec 9.2: the sale price lies between 0 and the list price', () => {
    expect(salePrice(minor(1299), 250)).toBe(0)
    fc.assert(
      fc.property(lists, fc.double({ min: -200, max: 300, noNaN: true }), (list, percent) => {
        const sale = salePrice(list, percent)
        expect(Number.isInteger(sale)).toBe(true)
        expect(sale).toBeGreaterThanOrEqual(0)
        expect(sale).toBeLessThanOrEqual(list)
      }),
    )
  })

  it('spec 9.2: it is the exact quotient rounded half up, for every percent of two decimals', () => {
    fc.assert(
      fc.property(lists, hundredths, (list, share) => {
        const exact = BigInt(list) * BigInt(10_000 - share)
        expect(salePrice(list, share / 100)).toBe(Number((exact + 5000n) / 10_000n))
      }),
    )
  })

  it('spec 9.2: list, sale and saving of a product add up', () => {
    expect(priceOf({ price: toMinor(12.99), discount: 15 })).toEqual({
      list: 1299,
      sale: 1104,
      percent: 15,
      saving: 195,
    })
    expect(priceOf({ price: toMinor(12.99), discount: -3 })).toEqual({ list: 1299, sale: 1299, percent: 0, saving: 0 })
  })

  it('spec 3.2: the chosen variant has its own price and discount where it names them', () => {
    const product = {
      price: toMinor(100),
      discount: 10,
      variants: [
        { size: 'S', quantity: 1 },
        { size: 'L', quantity: 1, price: toMinor(120) },
        { size: 'XL', quantity: 1, price: toMinor(130), discount: 0 },
      ],
    }
    const sale = (size: string) => priceOf(product, { size }).sale
    expect(['S', 'L', 'XL', 'unknown'].map(sale)).toEqual([9000, 10_800, 13_000, 9000])
  })

  it('spec 3.2: "from" is said where prices differ, with the lowest', () => {
    const variants = [
      { size: 'S', quantity: 1, price: toMinor(120) },
      { size: 'L', quantity: 1, price: toMinor(110), discount: 50 },
    ]
    const spread = priceSpread({ price: toMinor(110), discount: 0, variants })
    expect([spread.lowest.sale, spread.varies]).toEqual([5500, true])
    const same = [
      { size: 'S', quantity: 1 },
      { size: 'L', quantity: 0 },
    ]
    expect(priceSpread({ price: toMinor(20), discount: 0, variants: same })).toMatchObject({
      lowest: { sale: 2000 },
      varies: false,
    })
    expect(priceSpread({ price: toMinor(20), discount: 5 })).toMatchObject({ lowest: { sale: 1900 }, varies: false })
    // Before a size is chosen the sizes of the chosen colour count, and those that any colour has.
    const colored = [
      { color: 'Red', size: 'S', quantity: 1, price: toMinor(10) },
      { color: 'Blue', size: 'S', quantity: 1, price: toMinor(30) },
      { size: 'L', quantity: 1, price: toMinor(40) },
    ]
    const ofBlue = priceSpread({ price: toMinor(10), discount: 0, variants: colored }, { color: 'Blue' })
    expect([ofBlue.lowest.sale, ofBlue.varies]).toEqual([3000, true])
  })

  it('spec 9.2: a sale price stands in place of the percentage, and never raises a price', () => {
    const product = {
      price: toMinor(100),
      discount: 0,
      salePrice: toMinor(80),
      variants: [
        { size: 'S', quantity: 1 },
        { size: 'M', quantity: 1, price: toMinor(150), salePrice: toMinor(120) },
        { size: 'L', quantity: 1, discount: 50 },
        { size: 'XL', quantity: 1, price: toMinor(60) },
      ],
    }
    const prices = ['S', 'M', 'L', 'XL'].map((size) => priceOf(product, { size }))
    expect(prices.map(({ sale }) => sale)).toEqual([8000, 12_000, 5000, 6000])
    expect(prices.map(({ percent }) => percent)).toEqual([20, 20, 50, 0])
    expect(priceOf({ price: toMinor(3), discount: 0, salePrice: toMinor(2) }).percent).toBe(33.33)
  })

  it('spec 9.2: while the offer does not run the list price stands, of every variant', () => {
    fc.assert(
      fc.property(lists, hundredths, fc.option(lists, { nil: undefined }), (list, share, fixed) => {
        const product = {
          price: list,
          discount: share / 100,
          ...(fixed !== undefined && { salePrice: fixed }),
          offSale: true as const,
          variants: [{ size: 'S', quantity: 1, discount: 30 }],
        }
        for (const price of [priceOf(product), priceOf(product, { size: 'S' }), priceSpread(product).lowest]) {
          expect(price).toEqual({ list, sale: list, percent: 0, saving: 0 })
        }
      }),
    )
  })

  it('spec 9.2: whatever is given, list, sale, saving and percent agree', () => {
    fc.assert(
      fc.property(lists, lists, (list, fixed) => {
        const { sale, saving, percent } = priceOf({ price: list, discount: 0, salePrice: fixed })
        expect(sale + saving).toBe(list)
        expect(sale).toBe(Math.min(list, fixed))
        expect(percent > 0).toBe(sale < list)
        expect(percent).toBeLessThanOrEqual(100)
      }),
    )
  })

  it('spec 9.2: the badge has a minus sign, a no-break space and whole percent, never more than the price keeps', () => {
    expect([15, 17.66, 99.6, 100, 0.4].map((percent) => discountBadge(percent).replace('\u00A0', ' '))).toEqual([
      '−15 %',
      '−17 %',
      '−99 %',
      '−100 %',
      '−1 %',
    ])
    expect(discountBadge(15)).toContain('\u00A0')
  })
})
