/** Fetches the pictures that products name by URL, so that the shop can serve them itself. */

/** Nobody answered there; the pictures of the same site are likely to fail as well. */
export class UnreachableSite extends Error {}

/** So many are fetched at the same time. */
const TOGETHER = 6
/** After so many failures in a row a site is left alone for this run. */
const PATIENCE = 3
/** So many failures are named. */
const MOST_NAMED = 100

export interface FetchedStore {
  isKept(url: string): boolean
  /** Fetches, judges and keeps one picture. @throws Error whose message goes on the URL as in "... is larger than 5 bytes" */
  fetch(url: string): Promise<void>
}

export interface FetchReport {
  fetched: number
  /** Those that were there from an earlier run. */
  kept: number
  failed: number
  /** The first of those that failed, and why. */
  failures: { url: string; reason: string }[]
}

/** Fetches what is not there yet. Never rejects for a picture: a product without one stands with a drawing, and the next run tries again. */
export async function fetchRemotePictures(
  sources: Iterable<string>,
  store: FetchedStore,
  onProgress: (report: Readonly<FetchReport>) => void = () => undefined,
): Promise<FetchReport> {
  const report: FetchReport = { fetched: 0, kept: 0, failed: 0, failures: [] }
  const setbacks = new Map<string, number>()
  const wanted = unkept(sources, store, report)

  function fail(url: string, reason: string): void {
    report.failed += 1
    if (report.failures.length < MOST_NAMED) report.failures.push({ url, reason })
  }

  async function fetchOne(url: string): Promise<void> {
    const site = URL.canParse(url) ? new URL(url).host : ''
    if ((setbacks.get(site) ?? 0) >= PATIENCE) return fail(url, `was not tried: ${site} cannot be reached`)
    try {
      await store.fetch(url)
      setbacks.delete(site)
      report.fetched += 1
    } catch (error) {
      if (error instanceof UnreachableSite) setbacks.set(site, (setbacks.get(site) ?? 0) + 1)
      fail(url, error instanceof Error ? error.message : String(error))
    }
  }

  async function work(): Promise<void> {
    for (const url of wanted) {
      await fetchOne(url)
      onProgress(report)
    }
  }

  // The workers draw from one iterator, so each picture is fetched once.
  await Promise.all(Array.from({ length: TOGETHER }, work))
  return report
}

function* unkept(sources: Iterable<string>, store: FetchedStore, report: FetchReport): Generator<string, void> {
  const seen = new Set<string>()
  for (const source of sources) {
    if (!/^https?:/i.test(source) || seen.has(source)) continue
    seen.add(source)
    if (store.isKept(source)) report.kept += 1
    else yield source
  }
}
