import * as fc from 'fast-check'
import { expect, expectTypeOf, it } from 'vitest'
import { type DecimalAmount, lesser, minor, type Minor, minus, plus, sumOf, times, ZERO } from './minor.ts'

const amount = fc.integer({ min: -1e11, max: 1e11 }).map(minor)

it('sums are whole, in whatever order and grouping', () => {
  fc.assert(
    fc.property(fc.array(amount, { maxLength: 200 }), fc.nat(200), (amounts, at) => {
      const exact = amounts.reduce((sum, one) => sum + BigInt(one), 0n)
      expect(BigInt(sumOf(amounts))).toBe(exact)
      expect(plus(sumOf(amounts.slice(0, at)), sumOf(amounts.slice(at)))).toBe(sumOf(amounts))
      expect(sumOf(amounts.toReversed())).toBe(sumOf(amounts))
    }),
  )
})

it('so many of an amount are its sum, and what is added can be taken away', () => {
  fc.assert(
    fc.property(amount, amount, fc.nat(500), (one, other, count) => {
      expect(times(one, count) + 0).toBe(sumOf(Array.from({ length: count }, () => one)))
      expect(minus(plus(one, other), other)).toBe(one)
      expect([one, other]).toContain(lesser(one, other))
      expect(lesser(one, other) <= one && lesser(one, other) <= other).toBe(true)
    }),
  )
  expect(sumOf([])).toBe(ZERO)
})

it('neither a plain number nor a decimal is taken for minor units, and these for no decimal', () => {
  expectTypeOf<number>().not.toExtend<Minor>()
  expectTypeOf<DecimalAmount>().not.toExtend<Minor>()
  expectTypeOf<Minor>().not.toExtend<DecimalAmount>()
  expectTypeOf<number>().toExtend<DecimalAmount>()
  expectTypeOf<Minor>().toExtend<number>()
})
