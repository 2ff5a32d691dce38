/** Reads what Vitest and Playwright print while they run: how many tests have passed, and each failure as it happens. */

export interface TestCounts {
  passed: number
  failed: number
  /** How many there are; null until the tool has said so. */
  total: number | null
}

export interface Progress {
  readonly counts: Readonly<TestCounts>
  /** Takes a part of the output; lines may be cut anywhere. */
  read(chunk: string): void
}

/** `✓ |unit| src/a.test.ts (39 tests | 2 failed | 1 skipped) 610ms`, once a file is through. */
const VITEST_FILE = /^[✓❯×] .*\.test\.tsx? \((\d+) tests?((?: \| \d+ \w+)*)\)/
/** `× what it should do 20ms`, below such a line. */
const VITEST_FAILURE = /^× (.+?)(?: \d+ms)?$/
/** `✓   12 [shop] › e2e/cart/cart.spec.ts:10:3 › what it should do (2.1s)`. */
const PLAYWRIGHT_TEST = /^([✓✘]) +\d+ (.+)$/
const PLAYWRIGHT_TOTAL = /^Running (\d+) tests? using/
/** What the tools say at their end: it counts, whatever was read before. */
const VITEST_END = /^Tests {2}(.+)$/
const PLAYWRIGHT_END = /^(\d+) (passed|failed|flaky|interrupted)\b/
const COLOURS = /\u001b\[[\d;]*m/g

function numberBefore(word: string, text: string): number {
  return Number(new RegExp(`(\\d+) ${word}`).exec(text)?.[1] ?? 0)
}

/** `onFailure` hears the name of each test that fails. */
export function createProgress(onFailure: (test: string) => void): Progress {
  const counts: TestCounts = { passed: 0, failed: 0, total: null }
  let rest = ''
  let hasEnded = false

  function end(passed: number, failed: number): void {
    if (!hasEnded) Object.assign(counts, { passed: 0, failed: 0 })
    hasEnded = true
    counts.passed += passed
    counts.failed += failed
  }

  function line(text: string): void {
    const total = PLAYWRIGHT_TOTAL.exec(text)?.[1]
    const file = VITEST_FILE.exec(text)
    const test = PLAYWRIGHT_TEST.exec(text)
    const failure = VITEST_FAILURE.exec(text)?.[1]
    const vitestEnd = VITEST_END.exec(text)?.[1]
    const playwrightEnd = PLAYWRIGHT_END.exec(text)
    if (total !== undefined) counts.total = Number(total)
    else if (file) {
      const [, all = '0', others = ''] = file
      const failed = numberBefore('failed', others)
      counts.failed += failed
      counts.passed += Number(all) - failed - numberBefore('skipped', others) - numberBefore('todo', others)
    } else if (test) {
      counts[test[1] === '✓' ? 'passed' : 'failed'] += 1
      if (test[1] === '✘') onFailure(test[2] ?? '')
    } else if (failure !== undefined) onFailure(failure)
    else if (vitestEnd !== undefined) end(numberBefore('passed', vitestEnd), numberBefore('failed', vitestEnd))
    else if (playwrightEnd) {
      const isPassed = playwrightEnd[2] === 'passed'
      end(isPassed ? Number(playwrightEnd[1]) : 0, isPassed ? 0 : Number(playwrightEnd[1]))
    }
  }

  return {
    counts,
    read(chunk) {
      const lines = (rest + chunk).replace(COLOURS, '').split('\n')
      rest = lines.pop() ?? ''
      for (const one of lines) line(one.trim())
    },
  }
}
