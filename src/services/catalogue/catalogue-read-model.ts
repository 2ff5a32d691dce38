/** The catalogue in memory, kept true by following the change feed. */
import type { CatalogueSource } from '#domain/catalogue/catalogue-source.ts'
import type { CatalogueItem } from '#domain/catalogue/product/product.ts'
import type { CatalogueReading } from './catalogue-reading.ts'
import { createCatalogueKeeper, keepable } from './catalogue-snapshot.ts'
import type { SnapshotOptions } from './snapshot-keeper.ts'
import { catalogueVersion } from './catalogue-version.ts'
import type { HeldCatalogue } from './held-catalogue.ts'
import { loadCatalogue } from './load-catalogue.ts'
import { createSmallCatalogue } from './small-catalogue.ts'
import type { Change } from '../repositories.ts'
import { createSaleClock, NO_SALES } from './sale-clock.ts'

/** Changes that come within this many milliseconds of the first are read together; with the feed's 100 ms it stays under 250. */
const GATHER_MS = 25
/** Wait before trying a refresh that failed again, in milliseconds. */
const RETRY_MS = 1000

export interface ReadModel {
  start(): Promise<void>
  stop(): Promise<void>
  readonly ready: boolean
  readonly version: string
  readonly revision: number
  /** The newest change that it has taken in. */
  readonly sequence: number
  source(): CatalogueSource
  /** Every product in `asc` order; null where there are too many to be held. */
  readonly list: readonly CatalogueItem[] | null
  /** Calls `onChange` with the products that moved, or null for all of them, after the model moved. */
  onChange(onChange: (ids: readonly string[] | null) => void): void
}

export interface ReadModelOptions {
  onError: (error: unknown) => void
  /** Products up to which the catalogue is held whole. */
  wholeUpTo?: number | undefined
  /** Where large catalogues are kept for the next start. */
  snapshots?: SnapshotOptions | undefined
}

export function createReadModel(
  reading: CatalogueReading,
  { onError, wholeUpTo, snapshots }: ReadModelOptions,
): ReadModel {
  let held: HeldCatalogue = createSmallCatalogue(reading, [], { categories: [], brands: [] }, 0)
  let version = ''
  let revision = 0
  let sequence = 0
  /** The newest change of more than stock that was seen, and which one it was when `held` was read. */
  let shownChange = 0
  let shownWhenRead = 0
  /** True from the news of a whole new catalogue until `held` is that one. */
  let outdated = false
  let ready = false
  const ending = new AbortController()
  const clock = reading.sales ? createSaleClock(reading.sales, () => schedule(0)) : NO_SALES
  const keeper = snapshots && createCatalogueKeeper(reading, snapshots, ending.signal)
  let endWatch: (() => void) | undefined
  let timer: NodeJS.Timeout | undefined
  let refreshing: Promise<void> | undefined
  let again = false
  let loading: Promise<void> | undefined
  let loadAgain = false
  /** Products that changed while another catalogue is being read: it may have them old. */
  const changedMeanwhile = new Set<string>()
  const listeners: ((ids: readonly string[] | null) => void)[] = []

  function moved(ids: readonly string[] | null): void {
    const { categories, brands } = held.source
    // What is outdated must not get the name that the new catalogue will have.
    const at = clock.name === '' ? `${shownChange}` : `${shownChange} at ${clock.name}`
    const name = outdated ? `${at} over ${shownWhenRead}` : at
    version = reading.originVersion?.() ?? catalogueVersion(held.fingerprint(name), categories, brands)
    revision += 1
    for (const listener of listeners) listener(ids)
  }

  /** Reads a new catalogue beside the old one, which answers until the new one is whole; what changed meanwhile is read again before the switch. */
  async function load(): Promise<void> {
    let next: HeldCatalogue
    let begun: number
    do {
      loadAgain = false
      begun = shownChange
      changedMeanwhile.clear()
      next = await loadCatalogue(reading, ending.signal, wholeUpTo)
      while (changedMeanwhile.size > 0 && !loadAgain) {
        const late = [...changedMeanwhile]
        changedMeanwhile.clear()
        if (!(await next.refresh(late))) loadAgain = true
      }
    } while (loadAgain)
    held = next
    shownWhenRead = begun
    outdated = false
  }

  function startLoad(): void {
    loadAgain = true
    outdated = true
    if (loading || ending.signal.aborted) return
    loading = load().then(
      () => {
        loading = undefined
        moved(null)
        void keeper?.save(keepable(held), sequence)
      },
      (error: unknown) => {
        loading = undefined
        if (ending.signal.aborted) return
        onError(error)
        setTimeout(startLoad, RETRY_MS).unref()
      },
    )
  }

  async function apply(changes: readonly Change[]): Promise<void> {
    const ids = new Set<string>()
    let whole = false
    for (const { productId, kind, sequence: at } of changes) {
      if (kind !== 'stock') shownChange = Math.max(shownChange, at)
      if (productId === null || kind === 'catalogue') whole = true
      else ids.add(productId)
    }
    if (changes.some(({ kind }) => kind !== 'stock')) await clock.follow()
    if (whole) startLoad()
    await take(ids, whole)
  }

  /** Reductions that have begun or ended; the name of their moment is known before anybody hears of it. */
  async function turn(): Promise<void> {
    const turned = await clock.due()
    if (turned?.ids === null) startLoad()
    else if (turned) {
      await take(new Set(turned.ids), false).catch((error: unknown) => {
        turned.failed()
        throw error
      })
    }
  }

  async function take(ids: ReadonlySet<string>, whole: boolean): Promise<void> {
    if (ids.size === 0) return
    if (loading) for (const id of ids) changedMeanwhile.add(id)
    const isWhole = await held.refresh([...ids])
    moved([...ids])
    if (!isWhole && !whole) startLoad()
  }

  /** Takes what came since the last sequence; a change that comes meanwhile is taken in the next round. */
  async function refresh(): Promise<void> {
    do {
      again = false
      const changes = await reading.changes.since(sequence)
      await apply(changes)
      sequence = changes.reduce((newest, change) => Math.max(newest, change.sequence), sequence)
      await turn()
      if (!outdated && keeper?.isOutgrown(sequence)) void keeper.save(keepable(held), sequence)
    } while (again && !ending.signal.aborted)
  }

  function schedule(delay: number): void {
    if (refreshing) again = true
    if (ending.signal.aborted || refreshing || timer) return
    timer = setTimeout(() => {
      timer = undefined
      let failed = false
      refreshing = refresh()
        .catch((error: unknown) => {
          failed = true
          onError(error)
        })
        .finally(() => {
          refreshing = undefined
          if (failed) schedule(RETRY_MS)
          else if (again) schedule(GATHER_MS)
        })
    }, delay)
  }

  return {
    async start() {
      sequence = await reading.changes.latest()
      shownChange = await reading.changes.latestShown()
      await clock.start()
      const restored = await keeper?.restore()
      if (restored) {
        held = restored
        shownWhenRead = shownChange
      } else await load()
      moved(null)
      ready = true
      endWatch = reading.changes.watch(() => schedule(GATHER_MS))
      schedule(0)
      if (!restored) void keeper?.save(keepable(held), sequence)
    },
    async stop() {
      ending.abort()
      clock.stop()
      endWatch?.()
      clearTimeout(timer)
      await refreshing
      await loading
      await keeper?.stop()
    },
    get ready() {
      return ready
    },
    get version() {
      return version
    },
    get revision() {
      return revision
    },
    get sequence() {
      return sequence
    },
    source: () => held.source,
    get list() {
      return held.list
    },
    onChange: (listener) => {
      listeners.push(listener)
    },
  }
}
