/** Hears of Back and Forward before the router: a window calls its listeners in the order in which they came, so this module is imported before the router starts. */

type Hearer = (event: PopStateEvent) => void

const hearers = new Set<Hearer>()

if (typeof window !== 'undefined') {
  window.addEventListener('popstate', (event) => {
    // A copy: who hears now may ask to hear the next one.
    for (const hear of [...hearers]) hear(event)
  })
}

/** Calls `hear` at each popstate until the function that is returned is called; `stopImmediatePropagation` keeps it from the router. */
export function hearPopState(hear: Hearer): () => void {
  hearers.add(hear)
  return () => hearers.delete(hear)
}

/** Goes one entry back (-1) or forward (1) without telling the router, as the page stays the same. */
export function goUnheard(delta: -1 | 1): void {
  const stop = hearPopState((event) => {
    stop()
    event.stopImmediatePropagation()
  })
  history.go(delta)
}
