/** Where the page stands, as it is remembered for whoever comes back to it. */

/** Key of the tab's storage for the places of pages: pixels from the top, by key of the history's entry. */
export const SCROLL_PLACES = 'scroll-places'

let held: number | undefined

/** Pixels from the top. */
export function scrollPlace(): number {
  return held ?? window.scrollY
}

/**
 * Remembers the page where it stands now, until the function that is returned is called: what is shown ahead of the router may be
 * shorter, and then the browser moves the page before the router asks where it stood.
 */
export function holdScrollPlace(): () => void {
  held = window.scrollY
  return () => {
    held = undefined
  }
}

/** Milliseconds after which a page that does not grow is left where it is. */
const LATEST = 5000
const MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/** Scrolls to `place`, again and again while the page is still too short for it and the shopper does not move it; returns what ends that. */
export function scrollBackTo(place: number): () => void {
  const ends = new AbortController()
  const stop = () => ends.abort()
  const grown = new ResizeObserver(go)
  function go(): void {
    window.scrollTo(0, place)
    if (Math.abs(window.scrollY - place) <= 1) stop()
  }
  ends.signal.addEventListener('abort', () => grown.disconnect())
  for (const move of MOVES) addEventListener(move, stop, { signal: ends.signal, passive: true })
  const timer = setTimeout(stop, LATEST)
  ends.signal.addEventListener('abort', () => clearTimeout(timer))
  go()
  if (!ends.signal.aborted) grown.observe(document.body)
  return stop
}
