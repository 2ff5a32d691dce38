/** Counts calls by key within windows of time, in the memory of the process that counts for all of them. */

/** Keys that are counted at once; the one that was asked for longest ago is forgotten first. */
const MOST_KEYS = 20_000

export interface Tally {
  /** Calls of the key in its window so far, this one among them. */
  current: number
  /** Milliseconds until the window ends. */
  ttl: number
}

export interface CallTally {
  /** Counts a call of `key`; its first call begins a window of `windowMs`. */
  add(key: string, windowMs: number): Tally
}

/** `now` gives milliseconds of any steady clock. Spec 7.5: limits by address. */
export function createCallTally(now: () => number = () => performance.now(), mostKeys = MOST_KEYS): CallTally {
  const windows = new Map<string, { count: number; endsAt: number }>()
  return {
    add(key, windowMs) {
      const at = now()
      const known = windows.get(key)
      const window = known && known.endsAt > at ? known : { count: 0, endsAt: at + windowMs }
      window.count += 1
      // A map keeps the order of insertion, so the first key is the one that was used longest ago.
      windows.delete(key)
      windows.set(key, window)
      for (const oldest of windows.keys()) {
        if (windows.size <= mostKeys) break
        windows.delete(oldest)
      }
      return { current: window.count, ttl: window.endsAt - at }
    },
  }
}
