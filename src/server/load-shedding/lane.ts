/** A bounded line before some work: so much goes on at once, so much more may wait, and not for long. */

/** Thrown to whoever cannot be served in time; nothing of the work was begun. */
export class Overloaded extends Error {
  override name = 'Overloaded'
}

/** Thrown to whoever waited in vain because nobody wants the answer any more. */
export class Abandoned extends Error {
  override name = 'Abandoned'
}

export interface LaneLimits {
  /** Pieces of work that go on at the same time, 1 and up. */
  running: number
  /** More of them may wait, 0 and up. */
  waiting: number
  /** Milliseconds that one waits at most. */
  patience: number
}

export interface LaneCounters {
  readonly running: number
  readonly waiting: number
  /** Turned away since the start: too many waited, or one had waited too long. */
  readonly shed: number
  /** Left the line because the client had gone. */
  readonly abandoned: number
}

export interface EnterOptions {
  /** Goes before all others, and has as much room again when the line is full. */
  first?: boolean
  /** Asked when its turn comes; false leaves the line. */
  isWanted?: () => boolean
}

export interface Lane extends LaneCounters {
  /**
   * Resolves when it is this one's turn, with the function that ends it.
   * @throws {Overloaded} at once where the line is full, or after `patience`
   * @throws {Abandoned} where it is not wanted any more
   */
  enter(options?: EnterOptions): Promise<() => void>
  /** The same around a piece of work. */
  run<T>(work: () => Promise<T>, options?: EnterOptions): Promise<T>
}

interface Waiting {
  begin: () => void
  leave: (reason: Error) => void
  isWanted: () => boolean
}

export function createLane(limits: LaneLimits): Lane {
  /** Those who go first, then the others. */
  const lines: [Set<Waiting>, Set<Waiting>] = [new Set(), new Set()]
  let running = 0
  let shed = 0
  let abandoned = 0
  let isTurnDue = false

  /** The next ones begin when the loop has come round, so that what costs little (kept pages, refusals) is answered between two pieces of work. */
  function callNext(): void {
    if (isTurnDue) return
    isTurnDue = true
    setImmediate(() => {
      isTurnDue = false
      for (const line of lines) {
        for (const one of line) {
          if (running >= limits.running) return
          line.delete(one)
          if (one.isWanted()) one.begin()
          else one.leave(new Abandoned('The client has gone'))
        }
      }
    })
  }

  function begin(): () => void {
    running += 1
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      running -= 1
      callNext()
    }
  }

  function wait(line: Set<Waiting>, isWanted: () => boolean): Promise<() => void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        line.delete(one)
        one.leave(new Overloaded(`Its turn did not come within ${limits.patience} ms`))
      }, limits.patience)
      const one: Waiting = {
        isWanted,
        begin() {
          clearTimeout(timer)
          resolve(begin())
        },
        leave(reason) {
          clearTimeout(timer)
          if (reason instanceof Abandoned) abandoned += 1
          else shed += 1
          reject(reason)
        },
      }
      line.add(one)
    })
  }

  const lane: Lane = {
    get running() {
      return running
    },
    get waiting() {
      return lines[0].size + lines[1].size
    },
    get shed() {
      return shed
    },
    get abandoned() {
      return abandoned
    },
    async enter({ first = false, isWanted = () => true } = {}) {
      const line = lines[first ? 0 : 1]
      if (running < limits.running && lane.waiting === 0) return begin()
      if (line.size >= limits.waiting) {
        shed += 1
        throw new Overloaded(`${limits.waiting} wait already`)
      }
      return wait(line, isWanted)
    },
    async run(work, options) {
      const leave = await lane.enter(options)
      try {
        return await work()
      } finally {
        leave()
      }
    },
  }
  return lane
}
