/** The clock of reductions: says when some begin or end, and of which products, so that every process changes them at the same second. */
import type { SaleRepository } from './sale-repository.ts'

/** Products that are read by id at a turn; of more, all are. */
export const MOST_TURNED = 20_000
/** Milliseconds after which the time is looked at again, whatever comes: a machine may have slept, and its clock may be put right. */
const LOOK_AGAIN_MS = 30_000

export interface Turn {
  /** The products whose reduction has begun or ended; null for so many that all of them are to be read. */
  ids: readonly string[] | null
  /** They could not be taken in: the turn is due again. */
  failed(): void
}

export interface SaleClock {
  /** From when on products are read; to be called before they are. */
  start(): Promise<void>
  stop(): void
  /** Looks up which moment comes next, since products have changed. */
  follow(): Promise<void>
  /** What has turned since the last call, null where nothing has. */
  due(): Promise<Turn | null>
  /** Names the last moment that has come; the same in every process. */
  readonly name: string
}

/** A clock without reductions. */
export const NO_SALES: SaleClock = {
  start: async () => {},
  stop: () => {},
  follow: async () => {},
  due: async () => null,
  name: '',
}

/** `onDue` is called when a moment has come. */
export function createSaleClock(sales: SaleRepository, onDue: () => void, now: () => number = Date.now): SaleClock {
  let seen = 0
  let name = ''
  let next: number | null = null
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  async function look(): Promise<void> {
    const moments = await sales.moments(new Date(seen))
    name = moments.last?.toISOString() ?? ''
    next = moments.next?.getTime() ?? null
    arm()
  }

  function arm(): void {
    clearTimeout(timer)
    if (stopped || next === null) return
    const left = next - now()
    // A timer may come a millisecond early, which the next one makes good.
    timer = setTimeout(() => (isDue() ? onDue() : arm()), Math.min(Math.max(left, 1), LOOK_AGAIN_MS)).unref()
  }

  function isDue(): boolean {
    return next !== null && now() >= next
  }

  return {
    async start() {
      seen = now()
      await look()
    },
    stop() {
      stopped = true
      clearTimeout(timer)
    },
    follow: look,
    async due() {
      if (!isDue()) return null
      const from = seen
      const at = now()
      const ids = await sales.turned(new Date(from), new Date(at), MOST_TURNED + 1)
      seen = at
      await look()
      return {
        ids: ids.length > MOST_TURNED ? null : ids,
        failed() {
          seen = from
          next = from
        },
      }
    },
    get name() {
      return name
    },
  }
}
