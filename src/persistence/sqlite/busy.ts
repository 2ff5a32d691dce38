/** Waiting for another process's lock without freezing this process's event loop. */
import { setTimeout as sleep } from 'node:timers/promises'

/** SQLite's own wait blocks the thread, so it is kept short; milliseconds. */
export const BUSY_TIMEOUT = 5
/** After this many milliseconds a lock counts as stuck. */
const DEADLINE = 30_000
const FIRST_PAUSE = 2
const LONGEST_PAUSE = 40

const SQLITE_BUSY = 5

export function isBusy(error: unknown): boolean {
  // The low byte is the primary code, the rest says which kind of busy it is.
  return sqliteCode(error) === SQLITE_BUSY
}

/** SQLite's primary result code of an error that `node:sqlite` threw, else null. */
export function sqliteCode(error: unknown): number | null {
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number') return null
  return error.errcode & 0xff
}

/**
 * Runs `attempt` until it is not refused because of another connection's lock, with growing pauses of random length between.
 * @throws {Error} what `attempt` threw, or the last refusal after 30 seconds.
 */
export async function retryWhileBusy<T>(attempt: () => T): Promise<T> {
  const end = performance.now() + DEADLINE
  for (let pause = FIRST_PAUSE; ; pause = Math.min(pause * 2, LONGEST_PAUSE)) {
    try {
      return attempt()
    } catch (error) {
      if (!isBusy(error)) throw error
      if (performance.now() > end) {
        throw new Error(`The database stayed locked by another process for ${DEADLINE / 1000} seconds.`, {
          cause: error,
        })
      }
    }
    await sleep(pause * (0.5 + Math.random()))
  }
}
