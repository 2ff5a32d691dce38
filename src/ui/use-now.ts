/** The time for words that depend on the clock: nothing on the server and while waking, then by the minute. */
import { useSyncExternalStore } from 'react'

const MINUTE = 60_000

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, MINUTE / 4)
  // A page that comes back from the back/forward cache has stood still.
  addEventListener('pageshow', onChange)
  return () => {
    clearInterval(timer)
    removeEventListener('pageshow', onChange)
  }
}

/** Epoch milliseconds of the current minute, or null until the page is hydrated. */
export function useNow(): number | null {
  return useSyncExternalStore(
    subscribe,
    () => Math.floor(Date.now() / MINUTE) * MINUTE,
    () => null,
  )
}
