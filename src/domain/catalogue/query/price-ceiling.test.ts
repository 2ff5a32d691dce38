import { minor, ZERO } from '#domain/money/minor.ts'
import { expect, it } from 'vitest'
import { priceCeiling } from './price-ceiling.ts'

it('spec 5.6: the slider ends at the highest list price, rounded up to a whole step', () => {
  expect(priceCeiling(minor(324_995), minor(100))).toBe(325_000)
  expect(priceCeiling(minor(324_995), minor(1))).toBe(324_995)
  expect(priceCeiling(minor(32_900), minor(100))).toBe(32_900)
  expect(priceCeiling(ZERO, minor(100))).toBe(0)
})
