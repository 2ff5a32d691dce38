/** Long work beside a server's requests: it takes turns with them, and ends when the server does. */
import type { Steps } from '#domain/catalogue/index/steps.ts'

/** Milliseconds of work before others get their turn; a request waits at most so long. */
const TURN_MS = 8

export interface Turns {
  /** Between two small steps of the work: lets others go on where the turn is over. */
  next(): Promise<void> | undefined
  /** All steps of a generator, each of some milliseconds at most; left off where the work ends. */
  all(steps: Steps<void>): Promise<void>
  /** Waits, but not beyond the end of the work. */
  rest(milliseconds: number): Promise<void>
  readonly ended: boolean
  end(): void
}

/** What the work gives in the end, with others' turns between its steps. Rejects once `ending` is aborted. */
export async function takeTurns<T>(work: Steps<T>, ending: AbortSignal): Promise<T> {
  const turns = createTurns()
  for (;;) {
    ending.throwIfAborted()
    const step = work.next()
    if (step.done) return step.value
    await turns.next()
  }
}

export function createTurns(): Turns {
  let began = performance.now()
  let ended = false
  let wake: (() => void) | undefined

  async function others(): Promise<void> {
    await new Promise<void>((resolve) => setImmediate(resolve))
    began = performance.now()
  }
  const next = () => (performance.now() - began > TURN_MS ? others() : undefined)

  return {
    next,
    async all(steps) {
      while (!ended && !steps.next().done) await next()
    },
    rest(milliseconds) {
      if (ended) return Promise.resolve()
      return new Promise((resolve) => {
        const timer = setTimeout(resolve, milliseconds)
        wake = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    },
    get ended() {
      return ended
    },
    end() {
      ended = true
      wake?.()
    },
  }
}
