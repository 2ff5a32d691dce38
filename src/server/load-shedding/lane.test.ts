import fc from 'fast-check'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { Abandoned, createLane, Overloaded } from './lane.ts'

/** Work that ends when told to. */
function pieces() {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const piece = (name: string) => () =>
    new Promise<string>((resolve) => {
      begun.push(name)
      ends.set(name, () => resolve(name))
    })
  return {
    begun,
    piece,
    /** Ends a piece once it has begun. */
    async end(name: string) {
      await vi.waitFor(() => expect(begun).toContain(name), { interval: 1 })
      ends.get(name)?.()
    },
  }
}

const turn = () => new Promise((resolve) => setImmediate(resolve))

describe('a bounded line', () => {
  it('so much goes on at once, so much waits in order, the rest is refused at once', async () => {
    const lane = createLane({ running: 2, waiting: 2, patience: 60_000, short: 0 })
    const { begun, piece, end } = pieces()
    const work = ['a', 'b', 'c', 'd'].map((name) => lane.run(piece(name)))
    await expect(lane.run(piece('e'))).rejects.toBeInstanceOf(Overloaded)
    await vi.waitFor(() => expect(begun).toEqual(['a', 'b']), { interval: 1 })
    expect(lane).toMatchObject({ running: 2, waiting: 2, shed: 1 })
    for (const name of ['a', 'b', 'c', 'd']) await end(name)
    expect(await Promise.all(work)).toEqual(['a', 'b', 'c', 'd'])
    expect(begun).toEqual(['a', 'b', 'c', 'd'])
    expect(lane).toMatchObject({ running: 0, waiting: 0 })
  })

  it('who waits longer than the patience is refused, and work that fails gives its place on', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const lane = createLane({ running: 1, waiting: 5, patience: 700, short: 0 })
    const { piece, end } = pieces()
    const first = lane.run(piece('first'))
    const late = lane.run(piece('late')).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(699)
    expect(lane.waiting).toBe(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(await late).toBeInstanceOf(Overloaded)
    expect(lane).toMatchObject({ running: 1, waiting: 0, shed: 1 })
    vi.useRealTimers()
    await end('first')
    await first
    await expect(lane.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(await lane.run(async () => 'next')).toBe('next')
  })

  it('a short line waits as long as it takes', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const lane = createLane({ running: 1, waiting: 5, patience: 700, short: 1 })
    const { piece, end } = pieces()
    const work = ['first', 'second'].map((name) => lane.run(piece(name)).catch(() => 'refused'))
    await vi.advanceTimersByTimeAsync(5000)
    expect(lane).toMatchObject({ waiting: 1, shed: 0 })
    work.push(lane.run(piece('third')).catch(() => 'refused'))
    await vi.advanceTimersByTimeAsync(700)
    expect(lane).toMatchObject({ waiting: 1, shed: 1 })
    vi.useRealTimers()
    await end('first')
    await Promise.any([end('second'), end('third')])
    expect((await Promise.all(work)).toSorted()).toEqual(['first', 'refused', expect.stringMatching(/second|third/)])
  })

  it('a client that has gone leaves the line when its turn comes, and its work never begins', async () => {
    const lane = createLane({ running: 1, waiting: 5, patience: 60_000, short: 0 })
    const { begun, piece, end } = pieces()
    const first = lane.run(piece('first'))
    const gone = lane.run(piece('gone'), { isWanted: () => false }).catch((error: unknown) => error)
    const last = lane.run(piece('last'))
    await end('first')
    await first
    expect(await gone).toBeInstanceOf(Abandoned)
    await end('last')
    await last
    expect(begun).toEqual(['first', 'last'])
    expect(lane).toMatchObject({ abandoned: 1, shed: 0 })
  })

  it('those who go first pass the others, and have room where the line is full', async () => {
    const lane = createLane({ running: 1, waiting: 1, patience: 60_000, short: 0 })
    const { begun, piece, end } = pieces()
    const work = [lane.run(piece('a'))]
    await vi.waitFor(() => expect(begun).toEqual(['a']), { interval: 1 })
    work.push(lane.run(piece('b')), lane.run(piece('c'), { first: true }))
    for (const name of ['a', 'c', 'b']) await end(name)
    await Promise.all(work)
    expect(begun).toEqual(['a', 'c', 'b'])
  })

  it('work stands back for what is more urgent', async () => {
    // It does so for a while only, which on a busy machine would be over before the turns are.
    const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now())
    onTestFinished(() => clock.mockRestore())
    let isHeld = true
    const lane = createLane({ running: 1, waiting: 0, patience: 60_000, short: 0 }, { isHeld: () => isHeld })
    const { begun, piece, end } = pieces()
    const work = lane.run(piece('a'))
    for (let n = 0; n < 20; n += 1) await turn()
    expect(begun).toEqual([])
    isHeld = false
    await end('a')
    await work
  })

  it('work waits while the server lets others in, but not for ever', async () => {
    let arrived = 0
    let turns = 0
    const lane = createLane({ running: 1, waiting: 0, patience: 60_000, short: 0 }, { arrivals: () => arrived })
    const { piece, begun, end } = pieces()
    const work = lane.run(piece('a'))
    for (; begun.length === 0 && turns < 1000; turns += 1) {
      if (turns < 10) arrived += 1
      await turn()
    }
    expect(turns).toBeGreaterThanOrEqual(10)
    await end('a')
    await work
    const endless = lane.run(piece('b'))
    for (turns = 0; begun.length === 1 && turns < 1000; turns += 1) {
      arrived += 1
      await turn()
    }
    expect(turns).toBeLessThan(200)
    await end('b')
    await endless
  })

  it('property: never more at once than allowed, everybody is answered, and every place comes back', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 4 }),
        fc.integer({ min: 0, max: 6 }),
        fc.array(fc.record({ turns: fc.integer({ min: 0, max: 3 }), isWanted: fc.boolean(), first: fc.boolean() })),
        async (running, waiting, wishes) => {
          const lane = createLane({ running, waiting, patience: 60_000, short: 0 })
          let active = 0
          const answers = await Promise.allSettled(
            wishes.map(({ turns, isWanted, first }) =>
              lane.run(
                async () => {
                  active += 1
                  expect(active).toBeLessThanOrEqual(running)
                  for (let n = 0; n < turns; n += 1) await turn()
                  active -= 1
                },
                { first, isWanted: () => isWanted },
              ),
            ),
          )
          const refused = answers.filter(({ status }) => status === 'rejected')
          expect(refused.length).toBe(lane.shed + lane.abandoned)
          expect(lane).toMatchObject({ running: 0, waiting: 0 })
        },
      ),
      { numRuns: 50 },
    )
  })
})
