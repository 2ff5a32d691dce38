import { describe, expect, it } from 'vitest'
import { createProgress } from './progress.ts'

function follow(output: string, size = output.length) {
  const failures: string[] = []
  const progress = createProgress((test) => failures.push(test))
  for (let at = 0; at < output.length; at += size) progress.read(output.slice(at, at + size))
  return { counts: progress.counts, failures }
}

const VITEST = `
 RUN  v5.1.0 /shop

 ✓ |unit| src/domain/money/money.test.ts (7 tests) 122ms
 ✓ |unit| src/domain/money/format-number.test.ts (1 test) 16ms
 ❯ |unit| src/domain/odd.test.ts (4 tests | 2 failed | 1 skipped) 281ms
   ❯ outer (3)
     ✓ holds (2 tests) of 12 passed 74ms
     × breaks 190ms
     × breaks as well
     ↓ later
`
const VITEST_END = ` Test Files  1 failed | 2 passed (3)
      Tests  2 failed | 9 passed | 1 skipped (12)
`
const PLAYWRIGHT = `
Running 531 tests using 3 workers

  ✓    2 [shop] › e2e/cart/cart.spec.ts:46:1 › spec 4.8: it stops at the stock (6.4s)
  ✘    1 [shop] › e2e/cart/cart.spec.ts:50:1 › two tabs (30.0s)
  -    3 [shop] › e2e/cart/cart.spec.ts:60:1 › skipped
`
const PLAYWRIGHT_END = `
  1 failed
    [shop] › e2e/cart/cart.spec.ts:50:1 › two tabs
  529 passed (1.6m)
`

describe('how a test run gets on', () => {
  it.each([1, 7, 10_000])('Vitest by its files, and each failure by its name (%i characters at a time)', (size) => {
    expect(follow(VITEST, size)).toEqual({
      counts: { passed: 9, failed: 2, total: null },
      failures: ['breaks', 'breaks as well'],
    })
  })

  it.each([1, 10_000])('Playwright by its tests, of how many (%i characters at a time)', (size) => {
    expect(follow(PLAYWRIGHT, size)).toEqual({
      counts: { passed: 1, failed: 1, total: 531 },
      failures: ['[shop] › e2e/cart/cart.spec.ts:50:1 › two tabs (30.0s)'],
    })
  })

  it('what they say at the end is what counts', () => {
    expect(follow(VITEST + VITEST_END).counts).toEqual({ passed: 9, failed: 2, total: null })
    expect(follow(PLAYWRIGHT + PLAYWRIGHT_END).counts).toEqual({ passed: 529, failed: 1, total: 531 })
  })

  it('colours make no difference, and other tools count nothing', () => {
    expect(follow('\u001b[32m✓\u001b[39m |unit| src/a.test.ts (7 tests) 1ms\n').counts.passed).toBe(7)
    expect(follow('Finished in 429ms on 1261 files\n✓ built in 2.1s\n').counts).toEqual({
      passed: 0,
      failed: 0,
      total: null,
    })
  })
})
