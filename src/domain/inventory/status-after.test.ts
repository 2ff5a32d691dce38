import { describe, expect, it } from 'vitest'
import { statusAfter } from './status-after.ts'

describe('status after a sale or a return', () => {
  it.each([
    ['in-stock', 3, 1, 'in-stock'],
    ['in-stock', 1, 0, 'out-of-stock'],
    ['out-of-stock', 0, 1, 'in-stock'],
    ['out-of-stock', 0, 0, 'out-of-stock'],
    ['out-of-stock', 5, 6, 'out-of-stock'],
  ] as const)('spec 4.1: %s, from %i to %i pieces, is %s', (status, before, after, expected) => {
    expect(statusAfter(status, before, after)).toBe(expected)
  })
})
