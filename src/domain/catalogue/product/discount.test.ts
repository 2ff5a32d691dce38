import { expect, it } from 'vitest'
import { highestDiscount, isOnSale } from './discount.ts'

it('spec 4.3: on sale is a discount above 0, its own or of a variant', () => {
  expect(isOnSale({ discount: 0 })).toBe(false)
  expect(isOnSale({ discount: 15 })).toBe(true)
  expect(isOnSale({ discount: 0, variants: [{ quantity: 1 }, { quantity: 1, discount: 5 }] })).toBe(true)
})

it('spec 9.2: a discount below 0 is none', () => {
  expect(highestDiscount({ discount: -5, variants: [{ quantity: 1, discount: -1 }] })).toBe(0)
})
