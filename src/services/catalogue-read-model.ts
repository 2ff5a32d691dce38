/** The catalogue in memory, kept true by following the change feed. */
import type { CatalogueItem } from '#domain/catalogue/product.ts'
import { type CatalogueSource, listSource } from '#domain/catalogue/catalogue-source.ts'
import { sortItems } from '#domain/catalogue/sort.ts'
import { addFingerprints, catalogueVersion, itemFingerprint, subtractFingerprints } from './catalogue-version.ts'
import type { CatalogueReading } from './catalogue-reading.ts'
import type { Change } from './repositories.ts'

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
  source(): CatalogueSource
  /** Every product in `asc` order; null where there are too many to be held. */
  readonly list: readonly CatalogueItem[] | null
  /** Calls `onChange` with the products that moved, or null for all of them, after the model moved. */
  onChange(onChange: (ids: readonly string[] | null) => void): void
}

export function createReadModel(reading: CatalogueReading, onError: (error: unknown) => void): ReadModel {
  let items: readonly CatalogueItem[] = []
  let source = listSource(items)
  let fingerprint = 0n
  let version = ''
  let revision = 0
  let sequence = 0
  let ready = false
  let stopped = false
  let endWatch: (() => void) | undefined
  let timer: NodeJS.Timeout | undefined
  let refreshing: Promise<void> | undefined
  let again = false
  const listeners: ((ids: readonly string[] | null) => void)[] = []

  function moved(ids: readonly string[] | null): void {
    version = catalogueVersion(fingerprint, source.categories, source.brands)
    revision += 1
    for (const listener of listeners) listener(ids)
  }

  async function load(): Promise<void> {
    const [list, categories, brands] = await Promise.all([
      reading.catalogue.items(),
      reading.catalogue.categories(),
      reading.catalogue.brands(),
    ])
    items = sortItems(list, 'asc')
    source = listSource(items, categories, brands)
    fingerprint = items.reduce((sum, item) => addFingerprints(sum, itemFingerprint(item)), 0n)
    moved(null)
  }

  async function replace(ids: ReadonlySet<string>): Promise<void> {
    const fresh = new Map((await reading.catalogue.itemsByIds([...ids])).map((item) => [item.id, item]))
    const known = items.filter(({ id }) => ids.has(id))
    const before = known.reduce((sum, item) => addFingerprints(sum, itemFingerprint(item)), 0n)
    const after = [...fresh.values()].reduce((sum, item) => addFingerprints(sum, itemFingerprint(item)), 0n)
    fingerprint = addFingerprints(subtractFingerprints(fingerprint, before), after)
    const kept = items.flatMap((item): CatalogueItem[] => {
      const next = fresh.get(item.id)
      fresh.delete(item.id)
      if (next) return [next]
      return ids.has(item.id) ? [] : [item]
    })
    items = sortItems([...kept, ...fresh.values()], 'asc')
    source = listSource(items, source.categories, source.brands)
    moved([...ids])
  }

  async function apply(changes: readonly Change[]): Promise<void> {
    const ids = new Set<string>()
    for (const { productId, kind } of changes) {
      if (productId === null || kind === 'catalogue') return load()
      ids.add(productId)
    }
    if (ids.size > 0) await replace(ids)
  }

  /** Takes what came since the last sequence; a change that comes meanwhile is taken in the next round. */
  async function refresh(): Promise<void> {
    do {
      again = false
      const changes = await reading.changes.since(sequence)
      await apply(changes)
      sequence = changes.reduce((newest, change) => Math.max(newest, change.sequence), sequence)
    } while (again && !stopped)
  }

  function schedule(delay: number): void {
    if (refreshing) again = true
    if (stopped || refreshing || timer) return
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
      await load()
      ready = true
      endWatch = reading.changes.watch(() => schedule(GATHER_MS))
      schedule(0)
    },
    async stop() {
      stopped = true
      endWatch?.()
      clearTimeout(timer)
      await refreshing
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
    source: () => source,
    get list() {
      return items
    },
    onChange: (listener) => {
      listeners.push(listener)
    },
  }
}
