import { describe, expect, it } from 'vitest'
import { repeatWork } from './repeated-work.ts'

/** Work that ends when it is told to. */
function heldWork() {
  const ends: (() => void)[] = []
  const work = () => new Promise<void>((resolve) => ends.push(resolve))
  return { work, ends }
}

const settle = () => new Promise((resolve) => setImmediate(resolve))
const LONG = { interval: 1e9, onError: () => undefined }

describe('repeated work', () => {
  it('is never under way twice; waking it meanwhile makes it run once more', async () => {
    const { work, ends } = heldWork()
    const loop = repeatWork(work, LONG)
    loop.start()
    loop.wake()
    loop.wake()
    expect(ends).toHaveLength(1)
    ends[0]?.()
    await settle()
    expect(ends).toHaveLength(2)
    ends[1]?.()
    await settle()
    expect(ends).toHaveLength(2)
    loop.wake()
    expect(ends).toHaveLength(3)
    ends[2]?.()
    await loop.stop()
  })

  it('stopping waits for what runs, and nothing begins after it', async () => {
    const { work, ends } = heldWork()
    const loop = repeatWork(work, LONG)
    loop.start()
    loop.wake()
    let stopped = false
    const stopping = loop.stop().then(() => (stopped = true))
    await settle()
    expect([stopped, loop.stopping]).toEqual([false, true])
    ends[0]?.()
    await stopping
    loop.wake()
    expect(ends).toHaveLength(1)
  })

  it('a failure is told and the next run tries again; before the start it cannot be woken', async () => {
    const errors: unknown[] = []
    let runs = 0
    const work = async () => {
      runs += 1
      if (runs === 1) throw new Error('away')
    }
    const loop = repeatWork(work, { interval: 1e9, onError: (error) => errors.push(error) })
    loop.wake()
    expect(runs).toBe(0)
    await loop.run()
    await loop.run()
    expect([runs, errors]).toEqual([2, [new Error('away')]])
  })
})
