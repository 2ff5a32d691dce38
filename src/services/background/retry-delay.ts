/** Owns how long something that failed outside (a mail, a refund) waits for its next attempt, and when nobody tries any longer. */

const FIRST_DELAY = 5_000
const LONGEST_DELAY = 3_600_000
/** A mail that could not be sent for so long waits for its owner; milliseconds. */
const GIVE_UP_AFTER = 7 * 86_400_000

/** Nothing waits longer than this of its own will, in milliseconds; what seems to was put off by a clock that stood ahead. */
export const LONGEST_WAIT = 2 * LONGEST_DELAY

/** A row that waits for its owner is due on the last day there is. */
export const PARKED_AT = '9999-12-31T23:59:59.999Z'

/**
 * Milliseconds until the next attempt after `attempts` (1 or more) have failed: five seconds, doubled each time up to an hour, each half to
 * one and a half times that, so that what failed together does not return together. `chance` is 0 to 1.
 */
export function retryDelay(attempts: number, chance: number): number {
  const delay = Math.min(FIRST_DELAY * 2 ** Math.min(attempts - 1, 30), LONGEST_DELAY)
  return Math.round(delay * (0.5 + chance))
}

/** Whether a mail that was due first at `createdAt` is left to its owner now; both ISO 8601 or epoch milliseconds. */
export function isGivenUp(createdAt: string, nowMs: number): boolean {
  return nowMs - Date.parse(createdAt) >= GIVE_UP_AFTER
}
