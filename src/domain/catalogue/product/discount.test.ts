import { describe, expect, it } from 'vitest'
import { minor } from '#domain/money/minor.ts'
import { highestDiscount, isOnSale, offerEnd } from './discount.ts'

const price = minor(2000)

describe('what is on sale', () => {
  it('spec 4.3: on sale is a discount above 0, its own or of a variant', () => {
    expect(isOnSale({ price, discount: 0 })).toBe(false)
    expect(isOnSale({ price, discount: 15 })).toBe(true)
    expect(isOnSale({ price, discount: 0, variants: [{ quantity: 1 }, { quantity: 1, discount: 5 }] })).toBe(true)
  })

  it('spec 9.2: a discount below 0 is none', () => {
    expect(highestDiscount({ price, discount: -5, variants: [{ quantity: 1, discount: -1 }] })).toBe(0)
  })

  it('spec 9.2: a sale price counts as the percentage that it makes, of the product or of a variant', () => {
    expect(highestDiscount({ price, discount: 0, salePrice: minor(1500) })).toBe(25)
    const variants = [
      { size: 'S', quantity: 1 },
      { size: 'L', quantity: 1, price: minor(4000), salePrice: minor(1000) },
    ]
    expect(highestDiscount({ price, discount: 10, variants })).toBe(75)
    expect(isOnSale({ price, discount: 0, salePrice: price })).toBe(false)
  })

  it('spec 9.2: a reduction that does not hold now is none', () => {
    expect(highestDiscount({ price, discount: 15, offSale: true })).toBe(0)
    expect(isOnSale({ price, discount: 0, salePrice: minor(1), offSale: true })).toBe(false)
  })

  it('spec 4.14: only a running offer with an end is counted down', () => {
    const offerDate = { startDate: '2026-11-01T00:00:00.000Z', endDate: '2026-11-30T00:00:00.000Z' }
    expect(offerEnd({ offerDate })).toBe(offerDate.endDate)
    expect(offerEnd({ offerDate, offSale: true })).toBeUndefined()
    expect(offerEnd({ offerDate: { startDate: offerDate.startDate } })).toBeUndefined()
    expect(offerEnd({})).toBeUndefined()
  })
})
