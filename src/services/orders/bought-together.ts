/** What is bought together, kept true in this process: read from the orders behind the start, then order by order as any process takes them. */
import {
  createBoughtTogether,
  type Partner,
  partnersOfCart,
  RING_LIMITS,
} from '#domain/bought-together/bought-together.ts'
import type { RingLimits } from '#domain/bought-together/order-ring.ts'
import type { CatalogueSource } from '#domain/catalogue/catalogue-source.ts'
import type { CatalogueItem } from '#domain/catalogue/product/product.ts'
import { isOutOfStock } from '#domain/catalogue/product/stock.ts'
import type { Basket, BasketRepository } from './basket-repository.ts'
import { repeatWork } from '../background/repeated-work.ts'
import type { ChangeFeed } from '../repositories.ts'

/** Milliseconds between looks although nothing was announced. */
const LOOK_INTERVAL = 5000
/** Products whose partners are remembered, each so many and so many milliseconds, or until one of its own orders comes or goes. */
const KEPT_LISTS = 5000
const KEPT_PARTNERS = 24
const KEPT_MS = 60_000
/** Partners that are looked at for each that is shown: some are sold out or gone. */
const SPARE = 4

/** What pages and calls ask. */
export interface Companions {
  /** At most `limit` products that were bought with these, surest first; none that is sold out or gone, none of these. */
  goWith(ids: readonly string[], limit: number): Promise<CatalogueItem[]>
}

export interface BoughtTogetherService extends Companions {
  /** Begins to read the orders, behind whatever else there is to do, and follows them from then on. */
  start(): void
  /** Resolves once nothing is read any more. */
  stop(): Promise<void>
  /** Resolves once every order that is stored now counts. */
  settled(): Promise<void>
  /** Calls `onChange` with the products of each order that came or was cancelled, once their partners are new; with null once all were read. */
  onChange(onChange: (ids: readonly string[] | null) => void): void
  readonly bytes: number
}

export interface BoughtTogetherOptions {
  database: { baskets: BasketRepository; changes: Pick<ChangeFeed, 'latest' | 'watch'> }
  source: () => CatalogueSource
  onError: (error: unknown) => void
  limits?: RingLimits
  /** Milliseconds of a steady clock. */
  now?: () => number
}

export function createBoughtTogetherService(options: BoughtTogetherOptions): BoughtTogetherService {
  const { database, source, onError, limits = RING_LIMITS, now = () => performance.now() } = options
  const pairs = createBoughtTogether(limits)
  const kept = new Map<string, { partners: readonly Partner[]; until: number }>()
  const listeners: ((ids: readonly string[] | null) => void)[] = []
  let sequence: number | undefined
  let isStopped = false
  let endWatch: (() => void) | undefined

  async function fill(): Promise<void> {
    // Looked up first: what comes while the others are read is told once more, and counts once.
    const begun = await database.changes.latest()
    await database.baskets.each(limits.orders, (baskets) => {
      if (isStopped) throw new Stopped()
      for (const basket of baskets) pairs.put(basket)
    })
    sequence = begun
    kept.clear()
    if (pairs.shoppers > 0) tell(null)
  }

  function take(basket: Basket): void {
    if (basket.cancelled) pairs.remove(basket)
    else pairs.put(basket)
    for (const id of basket.products) kept.delete(id)
    tell(basket.products)
  }

  function tell(ids: readonly string[] | null): void {
    for (const listener of listeners) listener(ids)
  }

  async function follow(): Promise<void> {
    if (sequence === undefined) await fill()
    while (!isStopped && sequence !== undefined) {
      const before: number = sequence
      const news = await database.baskets.since(before)
      for (const basket of news.baskets) take(basket)
      sequence = news.sequence
      if (sequence === before) return
    }
  }

  const work = repeatWork(follow, {
    interval: LOOK_INTERVAL,
    onError: (error) => {
      if (!(error instanceof Stopped)) onError(error)
    },
  })

  function partnersOf(id: string): readonly Partner[] {
    const known = kept.get(id)
    if (known && now() < known.until) return known.partners
    const partners = pairs.partners(id, KEPT_PARTNERS)
    kept.delete(id)
    kept.set(id, { partners, until: now() + KEPT_MS })
    for (const oldest of kept.keys()) {
      if (kept.size <= KEPT_LISTS) break
      kept.delete(oldest)
    }
    return partners
  }

  return {
    start() {
      endWatch = database.changes.watch(() => work.wake())
      work.start()
    },
    async stop() {
      isStopped = true
      endWatch?.()
      await work.stop()
    },
    settled: () => work.run(),
    onChange(onChange) {
      listeners.push(onChange)
    },
    async goWith(ids, limit) {
      const wanted = partnersOfCart(ids.map(partnersOf), ids, limit + SPARE * limit)
      const { index, items } = source()
      const positions = wanted.map((id) => index.positionOf(id)).filter((position) => position >= 0)
      const found = positions.length === 0 ? [] : await items(positions)
      return found.filter((item) => !isOutOfStock(item)).slice(0, limit)
    },
    get bytes() {
      return pairs.bytes
    },
  }
}

/** Ends a reading that nobody waits for any more. */
class Stopped extends Error {
  override name = 'Stopped'
}

/** Where another origin keeps the orders, or none are taken: nothing is known to go with anything. */
export const NO_COMPANIONS: Companions = { goWith: async () => [] }
