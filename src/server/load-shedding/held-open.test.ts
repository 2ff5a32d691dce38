import { describe, expect, it } from 'vitest'
import { createHeldOpen } from './held-open.ts'

describe('what is held open', () => {
  it('is so much of one client: the newest finds room, the oldest goes, others lose nothing', () => {
    const dropped: string[] = []
    const held = createHeldOpen({ each: 2, grace: 0, all: 100 })
    const hold = (client: string, name: string) => held.hold(client, () => dropped.push(name))
    hold('b', 'b1')
    const endFirst = hold('a', 'a1')
    hold('a', 'a2')
    endFirst()
    hold('a', 'a3')
    expect(dropped).toEqual([])
    hold('a', 'a4')
    hold('a', 'a5')
    expect(dropped).toEqual(['a2', 'a3'])
    expect(held).toMatchObject({ count: 3, dropped: 2 })
  })

  it('is more of one client for a moment: a rush is let in, and what is still held after it goes', () => {
    const dropped: number[] = []
    let now = 0
    const held = createHeldOpen({ each: 2, grace: 5000, all: 100 }, { now: () => now })
    const hold = (name: number) => held.hold('a', () => dropped.push(name))
    const ends = Array.from({ length: 50 }, (_, name) => hold(name))
    now = 4999
    hold(50)
    expect(dropped).toEqual([])
    for (const end of ends.slice(5)) end()
    now = 5000
    hold(51)
    expect(dropped).toEqual([0, 1, 2, 3, 4])
    expect(held.count).toBe(2)
  })

  it('is so much in all, whoever holds it', () => {
    const dropped: string[] = []
    const held = createHeldOpen({ each: 10, grace: 1000, all: 3 })
    for (const client of ['a', 'b', 'c', 'd', 'e']) held.hold(client, () => dropped.push(client))
    expect(dropped).toEqual(['a', 'b'])
    expect(held.count).toBe(3)
  })

  it('counts nothing twice: an end after a drop, and an end twice', () => {
    const held = createHeldOpen({ each: 1, grace: 0, all: 10 })
    const ends = [1, 2].map(() => held.hold('a', () => undefined))
    for (const end of [...ends, ...ends]) end()
    expect(held).toMatchObject({ count: 0, dropped: 1 })
  })
})
