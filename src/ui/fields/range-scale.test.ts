import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rangeScale } from './range-scale.ts'

describe('range scale', () => {
  it('spec 5.6: a logarithmic scale with floor 0 is an error', () => {
    expect(() => rangeScale({ min: 0, max: 100, scale: 'log' })).toThrow(RangeError)
  })

  it('spec 5.6: a missing floor or ceiling is an error', () => {
    expect(() => rangeScale({ min: undefined, max: 100 })).toThrow(/floor/)
    expect(() => rangeScale({ min: 0, max: undefined })).toThrow(/ceiling/)
    expect(() => rangeScale({ min: Number.NaN, max: 100 })).toThrow(RangeError)
  })

  it('refuses a ceiling below the floor and a step that does not move', () => {
    expect(() => rangeScale({ min: 5, max: 4 })).toThrow(RangeError)
    expect(() => rangeScale({ min: 0, max: 4, step: 0 })).toThrow(RangeError)
  })

  it('spec 5.6: the default step is 1', () => {
    expect(rangeScale({ min: 0, max: 10 }).value(0.33)).toBe(3)
  })

  it('puts the geometric middle in the middle of a logarithmic track', () => {
    const scale = rangeScale({ min: 1, max: 10_000, scale: 'log' })
    expect(scale.share(100)).toBeCloseTo(0.5)
    expect(scale.value(0.5)).toBe(100)
  })

  it('finds every value again and never leaves the range', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 500 }),
        fc.integer({ min: 0, max: 5000 }),
        fc.constantFrom<'linear' | 'log'>('linear', 'log'),
        fc.double({ min: -1, max: 2, noNaN: true }),
        (min, width, kind, share) => {
          const scale = rangeScale({ min, max: min + width, scale: kind })
          const value = scale.value(share)
          expect(value).toBeGreaterThanOrEqual(min)
          expect(value).toBeLessThanOrEqual(min + width)
          expect(scale.value(scale.share(value))).toBe(value)
        },
      ),
    )
  })
})
