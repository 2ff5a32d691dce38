/** Runs something when the browser has nothing better to do. */

/** Milliseconds after which it runs in any case. */
const LATEST = 2000

/** Gives a function that calls it off. */
export function whenIdle(work: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(work, LATEST / 4)
    return () => clearTimeout(timer)
  }
  const handle = window.requestIdleCallback(work, { timeout: LATEST })
  return () => window.cancelIdleCallback(handle)
}
