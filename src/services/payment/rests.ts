/** How long what a provider did not do is left alone. */
import { LONGEST_WAIT, retryDelay } from '../background/retry-delay.ts'

/** What failed is left alone for longer and longer, each order for itself. */
export function createRests(clock: () => Date, chance: () => number) {
  const rests = new Map<string, { failures: number; until: number }>()
  return {
    async unless(key: string, attempt: () => Promise<boolean>): Promise<void> {
      const rest = rests.get(key)
      const wait = rest ? rest.until - clock().getTime() : 0
      if (wait > 0 && wait <= LONGEST_WAIT) return
      if (await attempt()) {
        rests.delete(key)
        return
      }
      const failures = (rest?.failures ?? 0) + 1
      rests.set(key, { failures, until: clock().getTime() + retryDelay(failures, chance()) })
    },
  }
}
