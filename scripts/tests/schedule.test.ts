/** The order in which the test run works through its steps. */
import { describe, expect, it } from 'vitest'
import type { Outcome, Scheduled } from './schedule.ts'
import { schedule } from './schedule.ts'

function step(name: string, needs: string[] = [], cores = 1): Scheduled {
  return { name, needs, cores }
}

async function play(steps: Scheduled[], cores: number, failing: string[] = []) {
  const outcomes: Record<string, Outcome> = {}
  const begun: string[] = []
  let busy = 0
  let most = 0
  await schedule(
    steps,
    cores,
    async (one) => {
      begun.push(one.name)
      busy += Math.min(one.cores, cores)
      most = Math.max(most, busy)
      await Promise.resolve()
      busy -= Math.min(one.cores, cores)
      return !failing.includes(one.name)
    },
    (one, outcome) => {
      outcomes[one.name] = outcome
    },
  )
  return { outcomes, begun, most }
}

describe('schedule', () => {
  it('runs every step once and needs first', async () => {
    const { outcomes, begun } = await play([step('e2e', ['build']), step('lint'), step('build')], 2)
    expect(outcomes).toEqual({ e2e: 'passed', lint: 'passed', build: 'passed' })
    expect(begun).toHaveLength(3)
    expect(begun.indexOf('build')).toBeLessThan(begun.indexOf('e2e'))
  })

  it('goes on after a failure and skips what needs it, however far', async () => {
    const steps = [step('build'), step('e2e', ['build']), step('report', ['e2e']), step('lint')]
    const { outcomes } = await play(steps, 2, ['build'])
    expect(outcomes).toEqual({ build: 'failed', e2e: 'skipped', report: 'skipped', lint: 'passed' })
  })

  it('never uses more cores than there are, and runs a larger step alone', async () => {
    const steps = [step('a'), step('b'), step('c', [], 2), step('d')]
    expect((await play(steps, 2)).most).toBe(2)
    expect((await play(steps, 1)).most).toBe(1)
  })

  it('names a need that does not exist and steps that wait for each other', async () => {
    await expect(play([step('a', ['b'])], 2)).rejects.toThrow('No step is called b.')
    await expect(play([step('a', ['b']), step('b', ['a'])], 2)).rejects.toThrow('wait for each other: a, b')
  })
})
