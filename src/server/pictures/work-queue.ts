/** A bounded queue for heavy work: few pieces at a time, equal ones once, and a refusal instead of an endless wait. */

/** As much waits as may wait. */
export class QueueFull extends Error {}

export interface WorkQueue {
  /** Does `work`, or joins the same work under the same key. @throws {QueueFull} at once. */
  run<T>(key: string, work: () => Promise<T>): Promise<T>
}

/** `running` pieces go on at the same time, `waiting` more may wait; both 1 and up. */
export function createWorkQueue({ running, waiting }: { running: number; waiting: number }): WorkQueue {
  const started = new Map<string, Promise<unknown>>()
  const line: (() => void)[] = []
  let active = 0

  async function take<T>(work: () => Promise<T>): Promise<T> {
    if (active < running) active += 1
    // The one who leaves hands its place on, so the count stays.
    else await new Promise<void>((resolve) => line.push(resolve))
    try {
      return await work()
    } finally {
      const next = line.shift()
      if (next) next()
      else active -= 1
    }
  }

  return {
    run<T>(key: string, work: () => Promise<T>): Promise<T> {
      const known = started.get(key)
      if (known) return known as Promise<T>
      if (active >= running && line.length >= waiting) return Promise.reject(new QueueFull(`${waiting} wait already`))
      const piece = take(work).finally(() => started.delete(key))
      started.set(key, piece)
      return piece
    },
  }
}
