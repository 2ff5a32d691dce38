import { describe, expect, it } from 'vitest'
import { progressText, showProgress } from './import-progress.ts'

function run(isTTY: boolean, steps: number, total: number): string[] {
  const written: string[] = []
  let now = 0
  const show = showProgress({ isTTY, write: (text: string) => written.push(text) }, () => now)
  for (let step = 1; step <= steps; step++) {
    now += 50
    show((total / steps) * step, total)
  }
  return written
}

describe('any catalogue: the progress of an import', () => {
  it('says rate and time left', () => {
    expect(progressText(500_000, 1_000_000, 25)).toBe(
      '[###############...............] 50 %  500,000 of 1,000,000, 20,000/s, 25 s left',
    )
    expect(progressText(0, 10_000, 0)).toBe('[..............................] 0 %  0 of 10,000, 0/s')
  })

  it('is a line for each tenth where there is no terminal', () => {
    const lines = run(false, 100, 10_000)
    expect(lines).toHaveLength(10)
    expect(lines.every((line) => line.endsWith('\n') && !line.includes('\r'))).toBe(true)
  })

  it('is one line that is drawn again on a terminal, and ended at the end', () => {
    const drawn = run(true, 10, 10_000)
    expect(drawn.length).toBeLessThan(10)
    expect(drawn.every((text) => text.startsWith('\r'))).toBe(true)
    expect(drawn.filter((text) => text.endsWith('\n'))).toEqual([drawn.at(-1)])
    expect(drawn.at(-1)).toContain('100 %')
  })

  it('a small import says nothing', () => {
    expect(run(true, 10, 100)).toEqual([])
  })
})
