/** Places of a column in the order of its numbers. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sortedPlaces } from './sorted-places.ts'

it('places are sorted as by comparing, equal numbers in the order of their places', () => {
  const number = fc.oneof(
    fc.double({ noNaN: true }),
    fc.integer(),
    fc.constantFrom(0, -0, 1, -1, Infinity, -Infinity, 2 ** 53, -1e12),
  )
  fc.assert(
    fc.property(fc.array(number, { maxLength: 300 }), (numbers) => {
      const keys = Float64Array.from(numbers)
      const compared = numbers.map((_, place) => place).toSorted((a, b) => compare(numbers, a, b))
      expect([...sortedPlaces(keys)]).toEqual(compared)
      expect([...keys]).toEqual(numbers)
    }),
    { numRuns: 500 },
  )
})

function compare(numbers: readonly number[], a: number, b: number): number {
  const [one = 0, other = 0] = [numbers[a], numbers[b]]
  return Number(one > other) - Number(one < other) || a - b
}
