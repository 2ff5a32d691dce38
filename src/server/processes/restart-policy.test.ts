import { describe, expect, it } from 'vitest'
import { createRestartPolicy } from './restart-policy.ts'

describe('a serving process that died', () => {
  it('is replaced at once, then after growing pauses, and given up when nobody serves', () => {
    const policy = createRestartPolicy()
    expect([1, 2, 3, 4, 5].map(() => policy.died(50, false))).toEqual([0, 100, 200, 400, null])
  })

  it('is never given up while others serve', () => {
    const policy = createRestartPolicy()
    const delays = Array.from({ length: 12 }, () => policy.died(50, true))
    expect(delays.at(-1)).toBe(10_000)
    expect(delays).not.toContain(null)
  })

  it('one that lived for a while starts the count anew', () => {
    const policy = createRestartPolicy()
    for (let deaths = 0; deaths < 4; deaths += 1) policy.died(50, false)
    expect(policy.died(60_000, false)).toBe(0)
    expect(policy.died(50, false)).toBe(100)
  })
})
