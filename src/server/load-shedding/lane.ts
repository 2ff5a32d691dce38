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
  /** Milliseconds that one waits at most in a line that has been standing for a while; a quarter of `patience` where left out. */
  standing?: number
  /** A line of up to so many is no rush but a slow machine: nobody is turned away for having waited in it. */
  short: number
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
  /** Counts one that is turned away where the line is full, and says so; false where there is room. */
  refuse(): boolean
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

/** Turns of the event loop in a row that may go to those who arrive before a piece of work gets one. */
const MOST_TURNS = 40
/** Milliseconds that a piece of work stands back for what is more urgent, at most. */
const MOST_HELD = 20
/** A line that nobody saw empty for so many milliseconds is no burst that passes. */
const STANDING_AFTER = 300
/** Share of the patience that is left in a standing line, where nothing else was said: there a long wait for a page serves nobody more than a short one. */
const STANDING_SHARE = 1 / 4

export interface LaneSurroundings {
  /** Counts up with whatever reaches the server. */
  arrivals?: () => number
  /** True while something more urgent goes on. */
  isHeld?: () => boolean
}

export function createLane(limits: LaneLimits, surroundings: LaneSurroundings = {}): Lane {
  const { arrivals = () => 0, isHeld = () => false } = surroundings
  const { standing = limits.patience * STANDING_SHARE } = limits
  /** Those who go first, then the others. */
  const lines: [Set<Waiting>, Set<Waiting>] = [new Set(), new Set()]
  let running = 0
  let shed = 0
  let abandoned = 0
  let isTurnDue = false
  let emptyAt = performance.now()

  /**
   * One begins when everybody who has arrived was let in: the system hands over one connection at each turn of the event loop, and a page
   * takes as long as a hundred turns without one. Else whoever wants little (a kept page, an order) would wait outside, uncounted.
   */
  function callNext(): void {
    if (isTurnDue) return
    isTurnDue = true
    const heldUntil = performance.now() + MOST_HELD
    let seen = arrivals()
    let turns = 0
    const turn = (): void => {
      const count = arrivals()
      turns += 1
      if (count !== seen && turns < MOST_TURNS) {
        seen = count
        setImmediate(turn)
        return
      }
      if (lines[0].size === 0 && isHeld() && performance.now() < heldUntil) {
        setTimeout(turn, 1)
        return
      }
      isTurnDue = false
      beginOne()
      if (running < limits.running && lane.waiting > 0) callNext()
    }
    setImmediate(turn)
  }

  function beginOne(): void {
    if (running >= limits.running) return
    for (const line of lines) {
      for (const one of line) {
        line.delete(one)
        if (one.isWanted()) {
          one.begin()
          return
        }
        one.leave(new Abandoned('The client has gone'))
      }
    }
  }

  function begin(): () => void {
    running += 1
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      running -= 1
      if (lane.waiting > 0) callNext()
    }
  }

  /** A place that is free is still waited for, until the next turn. */
  const room = () => limits.waiting + limits.running - running

  function patience(): number {
    const now = performance.now()
    if (lane.waiting === 0) emptyAt = now
    return now - emptyAt > STANDING_AFTER ? standing : limits.patience
  }

  function wait(line: Set<Waiting>, isWanted: () => boolean): Promise<() => void> {
    return new Promise((resolve, reject) => {
      const longest = patience()
      const despair = (): void => {
        if (lane.waiting <= limits.short) {
          timer = setTimeout(despair, longest)
          return
        }
        line.delete(one)
        one.leave(new Overloaded(`Its turn did not come within ${longest} ms`))
      }
      let timer = setTimeout(despair, longest)
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
    refuse() {
      const isFull = lines[1].size >= room()
      if (isFull) shed += 1
      return isFull
    },
    async enter({ first = false, isWanted = () => true } = {}) {
      const line = lines[first ? 0 : 1]
      if (line.size >= room()) {
        shed += 1
        throw new Overloaded(`${limits.waiting} wait already`)
      }
      const turn = wait(line, isWanted)
      callNext()
      return turn
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
