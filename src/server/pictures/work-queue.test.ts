import { describe, expect, it } from 'vitest'
import { createWorkQueue, QueueFull } from './work-queue.ts'

/** Work that ends when it is told to. */
function pending() {
  let started = false
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const work = () => {
    started = true
    return promise
  }
  return { work, resolve, reject, isStarted: () => started }
}

describe('the queue before heavy work', () => {
  it('does equal work once, and anew when it is over', async () => {
    const queue = createWorkQueue({ running: 2, waiting: 2 })
    const one = pending()
    let others = 0
    const first = queue.run('a', one.work)
    const second = queue.run('a', async () => `${++others}`)
    one.resolve('made')
    expect(await Promise.all([first, second])).toEqual(['made', 'made'])
    expect(await queue.run('a', async () => `${++others}`)).toBe('1')
  })

  it('starts as much as may run, lets the next wait and refuses what is too much', async () => {
    const queue = createWorkQueue({ running: 1, waiting: 1 })
    const [one, two, three] = [pending(), pending(), pending()]
    const first = queue.run('1', one.work)
    const second = queue.run('2', two.work)
    await expect(queue.run('3', three.work)).rejects.toThrow(QueueFull)
    expect([one.isStarted(), two.isStarted(), three.isStarted()]).toEqual([true, false, false])
    one.reject(new Error('broken'))
    await expect(first).rejects.toThrow('broken')
    two.resolve('second')
    expect(await second).toBe('second')
    three.resolve('third')
    expect(await queue.run('3', three.work)).toBe('third')
  })
})
