/** Long work as many short transactions, so that whoever waits for SQLite's one write lock gets it soon. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Engine, Session } from '../engine.ts'

/** Milliseconds that the statements of a transaction should take; others must never wait for 50, whatever else the machine does. */
const TARGET = 12
/** Milliseconds between two transactions, in which others may take the lock. */
const GAP = 2

const FIRST = 100
const LEAST = 20
const MOST = 4000

/** Measures how long its transactions take, and makes them larger or smaller. Nothing of them may be seen yet (`Engine.writeUnseen`). */
export class ShortSteps {
  readonly #engine: Engine
  readonly #before: (session: Session) => Promise<void>
  #size = FIRST
  #ended = 0

  /** `before` is the first thing that each transaction does. */
  constructor(engine: Engine, before: (session: Session) => Promise<void> = async () => {}) {
    this.#engine = engine
    this.#before = before
  }

  /** Does `work` with all items, some at a time. */
  async each<T>(items: readonly T[], work: (session: Session, some: readonly T[]) => Promise<void>): Promise<void> {
    for (let from = 0; from < items.length;) {
      const some = items.slice(from, from + this.#size)
      from += some.length
      await this.#measure(some.length, (session) => work(session, some))
    }
  }

  /** Whether `count` items are enough for a transaction as long as it may be. */
  isEnough(count: number): boolean {
    return count >= this.#size
  }

  /** Does `work` again and again with the number that it may do, until it returns that it did fewer. */
  async untilLess(work: (session: Session, most: number) => Promise<number>): Promise<void> {
    for (let isMore = true; isMore;) {
      const most = this.#size
      const done = await this.#measure(most, (session) => work(session, most))
      isMore = done === most
    }
  }

  async #measure<T>(count: number, work: (session: Session) => Promise<T>): Promise<T> {
    if (performance.now() - this.#ended < GAP) await sleep(GAP)
    let took = 0
    const result = await this.#engine.writeUnseen(async (session) => {
      const began = performance.now()
      await this.#before(session)
      const done = await work(session)
      // What follows is a short commit, and on SQLite sometimes a checkpoint, which holds nobody up.
      took = performance.now() - began
      return done
    })
    this.#ended = performance.now()
    const fit = (count * TARGET) / Math.max(0.1, took)
    // A short rest at the end of a list says little about the time that many take.
    if (count === this.#size || fit < this.#size) {
      this.#size = Math.round(Math.min(MOST, Math.max(LEAST, this.#size / 2, Math.min(fit, this.#size * 2))))
    }
    return result
  }
}
