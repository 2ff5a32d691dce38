import { describe, expect, it, vi } from 'vitest'
import { createTurns } from './turns.ts'

function* count(taken: number[], most: number): Generator<undefined, void> {
  for (let step = 0; step < most; step += 1) {
    taken.push(step)
    yield
  }
}

describe('turns', () => {
  it('does all steps, and lets others go on where they take long', async () => {
    let now = 0
    vi.spyOn(performance, 'now').mockImplementation(() => (now += 5))
    const taken: number[] = []
    let seen = -1
    setImmediate(() => (seen = taken.length))
    await createTurns().all(count(taken, 20))
    vi.restoreAllMocks()
    expect(taken).toHaveLength(20)
    expect(seen).toBeGreaterThan(0)
    expect(seen).toBeLessThan(20)
  })

  it('leaves the work off at the end, and waits no longer then', async () => {
    const turns = createTurns()
    const resting = turns.rest(1_000_000)
    turns.end()
    await resting
    await turns.rest(1_000_000)
    const taken: number[] = []
    await turns.all(count(taken, 20))
    expect(taken).toEqual([])
    expect(turns.ended).toBe(true)
  })
})
