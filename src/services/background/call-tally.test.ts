import { describe, expect, it } from 'vitest'
import { createCallTally } from './call-tally.ts'

describe('one count for the processes of a machine', () => {
  it('a window counts its calls, says how long it lasts, and ends', () => {
    let now = 0
    const tally = createCallTally(() => now)
    expect(tally.add('a', 1000)).toEqual({ current: 1, ttl: 1000 })
    now = 400
    expect(tally.add('a', 1000)).toEqual({ current: 2, ttl: 600 })
    expect(tally.add('b', 1000)).toEqual({ current: 1, ttl: 1000 })
    now = 1000
    expect(tally.add('a', 1000)).toEqual({ current: 1, ttl: 1000 })
  })

  it('is bounded: the key that was used longest ago is forgotten', () => {
    const tally = createCallTally(() => 0, 2)
    tally.add('a', 1000)
    tally.add('b', 1000)
    tally.add('a', 1000)
    tally.add('c', 1000)
    expect(tally.add('a', 1000).current).toBe(3)
    expect(tally.add('b', 1000).current).toBe(1)
  })
})
