/** Owns when a serving process that died gets a successor, and when nobody tries any longer. */

/** A process that served for less, in milliseconds, died at once. */
const AT_ONCE_MS = 10_000
const FIRST_DELAY_MS = 100
const LONGEST_DELAY_MS = 10_000
/** So many deaths at once, one after the other and with nobody left who serves, are no accident. */
const MOST_DEATHS = 5

export interface RestartPolicy {
  /** A process died that had served for `servedMs`, 0 where it never did; `othersServe` says whether the shop is open all the same. Gives the milliseconds to wait, or null to give up. */
  died(servedMs: number, othersServe: boolean): number | null
}

export function createRestartPolicy(): RestartPolicy {
  let deathsAtOnce = 0
  return {
    died(servedMs, othersServe) {
      if (servedMs >= AT_ONCE_MS) deathsAtOnce = 0
      const delay = deathsAtOnce === 0 ? 0 : Math.min(FIRST_DELAY_MS * 2 ** (deathsAtOnce - 1), LONGEST_DELAY_MS)
      deathsAtOnce += 1
      return deathsAtOnce >= MOST_DEATHS && !othersServe ? null : delay
    },
  }
}
