/** Waits for tables that others are at work on. */
import { setTimeout as sleep } from 'node:timers/promises'

const ATTEMPTS = 600
/** Milliseconds between two of them, more or less. */
const PAUSE = 50
/** PostgreSQL: the lock is held by somebody else. */
const LOCK_NOT_AVAILABLE = '55P03'

/** Does `work` as soon as the locks that it takes without waiting are free. */
export async function whenFree(work: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : null
      if (code !== LOCK_NOT_AVAILABLE || attempt === ATTEMPTS) throw error
    }
    await sleep(PAUSE * (0.5 + Math.random()))
  }
}
