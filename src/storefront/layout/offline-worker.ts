/** The page's side of the worker that keeps what was seen: registers it, tells it what is open, and knows a page that it has kept. */

/** Milliseconds between looks whether the shop answers again. */
const LOOK_AGAIN = 15_000

/** Set by the worker in the pages that it keeps. */
export function isKeptPage(): boolean {
  return document.documentElement.dataset['kept'] !== undefined
}

export function watchNet(onChange: () => void): () => void {
  const end = new AbortController()
  addEventListener('online', onChange, end)
  addEventListener('offline', onChange, end)
  return () => end.abort()
}

let told = false

/**
 * Registers the worker and tells it of the page that is open; with the first one what the page has loaded before the worker was there. Whoever
 * saves data, or has a browser without workers, keeps nothing.
 */
export function keepOpened(): void {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer }
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (!serviceWorker || connection?.saveData === true) return
  const loaded = told
    ? []
    : performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.startsWith(`${location.origin}/`))
        .map(({ name }) => name.slice(location.origin.length))
  told = true
  const keep = location.href.replace(/#.*/, '')
  serviceWorker
    .register('/sw.js')
    .then(() => serviceWorker.ready)
    // A page without a worker is what it was before there were any.
    .then(
      ({ active }) => active?.postMessage({ keep, loaded }, []),
      () => undefined,
    )
}

/** Calls `then` once the shop itself answers for this page again; gives a function that ends the waiting. */
export function whenServed(then: () => void): () => void {
  async function look(): Promise<void> {
    if (!navigator.onLine || document.hidden) return
    try {
      // The worker leaves all but GET alone, so this is no kept answer.
      const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store' })
      if (answer.ok) then()
    } catch {
      // Not yet.
    }
  }
  const timer = setInterval(look, LOOK_AGAIN)
  // Not at once: a shop that answers this question alone would have the page loaded over and over.
  const end = watchNet(() => void look())
  return () => {
    clearInterval(timer)
    end()
  }
}
