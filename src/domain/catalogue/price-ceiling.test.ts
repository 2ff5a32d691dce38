import { expect, it } from 'vitest'
import { priceCeiling } from './price-ceiling.ts'

it('section 5: the slider ends at the highest list price, rounded up to a whole step', () => {
  const items = [{ price: 12.99 }, { price: 3249.95 }, { price: 329 }]
  expect(priceCeiling(items)).toBe(325_000)
  expect(priceCeiling(items, 1)).toBe(324_995)
  expect(priceCeiling([{ price: 329 }])).toBe(32_900)
  expect(priceCeiling([])).toBe(0)
})
