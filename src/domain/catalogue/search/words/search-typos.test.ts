import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { forgiven, letterMask, mayBeNear, typoDistance } from './search-typos.ts'

const word = fc.string({ unit: fc.constantFrom(...'abcd'), maxLength: 7 })

/** The textbook recursion, without any limit. */
function plainDistance(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length
  const [restA, restB] = [a.slice(1), b.slice(1)]
  const costs = [
    plainDistance(restA, b) + 1,
    plainDistance(a, restB) + 1,
    plainDistance(restA, restB) + (a[0] === b[0] ? 0 : 1),
  ]
  if (a.length > 1 && b.length > 1 && a[0] === b[1] && a[1] === b[0])
    costs.push(plainDistance(a.slice(2), b.slice(2)) + 1)
  return Math.min(...costs)
}

describe('typing errors', () => {
  it('one letter too much, missing, wrong or two swapped is one error', () => {
    const pairs = [
      ['hedphones', 'headphones'],
      ['snekers', 'sneakers'],
      ['perfune', 'perfume'],
      ['neckalce', 'necklace'],
    ] as const
    expect(pairs.map(([a, b]) => typoDistance(a, b, 2))).toEqual([1, 1, 1, 1])
  })

  it('agrees with the textbook up to the limit, and says limit + 1 above it', () => {
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 3 }), (a, b, limit) => {
        expect(typoDistance(a, b, limit)).toBe(Math.min(plainDistance(a, b), limit + 1))
      }),
      { numRuns: 300 },
    )
  })

  it('the letters never rule out a word that is near', () => {
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 3 }), (a, b, limit) => {
        if (plainDistance(a, b) <= limit) expect(mayBeNear(letterMask(a), letterMask(b), limit)).toBe(true)
      }),
    )
  })

  it('short words forgive nothing', () => {
    expect([3, 4, 7, 8].map(forgiven)).toEqual([0, 1, 1, 2])
  })
})
