import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isGivenUp, PARKED_AT, retryDelay } from './retry-delay.ts'

describe('retries', () => {
  it('five seconds, doubled each time, up to an hour', () => {
    expect([1, 2, 3, 10, 11, 1000].map((attempts) => retryDelay(attempts, 0.5))).toEqual([
      5_000, 10_000, 20_000, 2_560_000, 3_600_000, 3_600_000,
    ])
  })

  it('is spread from half to one and a half, and never shorter for a later attempt of the same chance', () => {
    const attempts = fc.integer({ min: 1, max: 10_000 })
    const chance = fc.double({ min: 0, max: 1, noNaN: true })
    fc.assert(
      fc.property(attempts, chance, (count, luck) => {
        const delay = retryDelay(count, luck)
        expect(delay).toBeGreaterThanOrEqual(retryDelay(count, 0))
        expect(delay).toBeLessThanOrEqual(retryDelay(count, 0) * 3)
        expect(retryDelay(count + 1, luck)).toBeGreaterThanOrEqual(delay)
      }),
    )
  })

  it('gives up after a week; parked is later than any clock', () => {
    const created = '2026-11-23T10:00:00.000Z'
    const week = Date.parse('2026-11-30T10:00:00.000Z')
    expect([isGivenUp(created, week - 1), isGivenUp(created, week)]).toEqual([false, true])
    expect(PARKED_AT > new Date(8.64e13).toISOString()).toBe(true)
  })
})
