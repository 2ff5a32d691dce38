/** A catalogue behind the API of another origin, read over HTTP and polled (spec 12.1). */
import type { Brand, Category } from '#domain/catalogue/product/category.ts'
import type { CatalogueItem, Product } from '#domain/catalogue/product/product.ts'
import { type Decimal, fromDecimals } from '#domain/catalogue/product-decimals.ts'
import type { Currency } from '#domain/money/currency.ts'
import { itemTranslations } from '#domain/catalogue/product/translation.ts'
import type { CatalogueReading } from '../catalogue/catalogue-reading.ts'
import { createRemoteReader } from './remote-reader.ts'

export interface RemoteCatalogueOptions {
  /** Absolute address of the API without a trailing slash. */
  baseUrl: string
  /** In which the other origin's amounts are read. */
  currency: Currency
  /** Defaults to the process's own. */
  fetch?: typeof fetch
  /** Milliseconds between two looks at the other origin. */
  pollMs?: number
  /** Milliseconds after which a call is given up. */
  timeoutMs?: number
}

export interface RemoteCatalogue extends CatalogueReading {
  /** Rejects when the other origin does not answer. */
  ping(): Promise<void>
  close(): Promise<void>
}

interface Loaded {
  products: Product[]
  byId: ReadonlyMap<string, Product>
  categories: Category[]
  brands: Brand[]
}

/** The long texts stay out of the lists, as they do when a database is read. */
function itemOf(product: Product): CatalogueItem {
  const {
    description: _d,
    additionalInformation: _a,
    reviews: _r,
    manufacturer: _m,
    responsiblePerson: _p,
    translations,
    ...item
  } = product
  return { ...item, ...(translations && { translations: itemTranslations(translations) }) }
}

/** Reads the whole catalogue at first use and again whenever an ETag moved; while the other origin fails, the last good state stays. */
export function createRemoteCatalogue(options: RemoteCatalogueOptions): RemoteCatalogue {
  const reader = createRemoteReader(options)
  const pollMs = options.pollMs ?? 3000
  const ended = new AbortController()
  const watchers = new Set<() => void>()
  let loaded: Promise<Loaded> | undefined
  let sequence = 0
  /** The reader's count when the lists were last read whole; a poll that broke off half-way leaves it behind. */
  let seen = 0
  let timer: NodeJS.Timeout | undefined
  let polling: Promise<void> | undefined

  async function read(): Promise<Loaded> {
    const [answered, categories, brands] = await Promise.all([
      reader.list<Decimal<Product>>('/product', ended.signal),
      reader.list<Category>('/category', ended.signal),
      reader.list<Brand>('/brand', ended.signal),
    ])
    seen = reader.moves
    const products = answered.map((product) => fromDecimals(product, options.currency))
    return { products, byId: new Map(products.map((product) => [product.id, product])), categories, brands }
  }

  /** What was read last; the first call reads, and a first read that fails is tried again by the next call. */
  function current(): Promise<Loaded> {
    loaded ??= read().catch((error: unknown) => {
      loaded = undefined
      throw error
    })
    return loaded
  }

  async function poll(): Promise<void> {
    try {
      const before = seen
      const content = await read()
      if (seen === before) return
      loaded = Promise.resolve(content)
      sequence += 1
      for (const watcher of watchers) watcher()
    } catch {
      // The other origin is away: what was read last goes on being served until it is back.
    }
  }

  function schedule(): void {
    if (watchers.size === 0 || ended.signal.aborted) return
    timer = setTimeout(() => {
      polling = poll().finally(schedule)
    }, pollMs)
    timer.unref()
  }

  const byIds = async (ids: readonly string[]): Promise<Product[]> => {
    const { byId } = await current()
    return ids.flatMap((id) => byId.get(id) ?? [])
  }

  return {
    currency: options.currency,
    catalogue: {
      count: async () => (await current()).products.length,
      eachIndexed: async (take) => take((await current()).products),
      items: async () => (await current()).products.map(itemOf),
      itemsByIds: async (ids) => (await byIds(ids)).map(itemOf),
      productsByIds: byIds,
      categories: async () => (await current()).categories,
      brands: async () => (await current()).brands,
    },
    changes: {
      latest: async () => sequence,
      latestShown: async () => sequence,
      // Nothing that is kept for the next start could be held against the other origin's history.
      mark: async () => null,
      since: async (after) => (sequence > after ? [{ sequence, productId: null, kind: 'catalogue' }] : []),
      watch(onChange) {
        const watcher = () => onChange()
        watchers.add(watcher)
        if (watchers.size === 1) schedule()
        return () => {
          watchers.delete(watcher)
          if (watchers.size === 0) clearTimeout(timer)
        }
      },
    },
    originVersion: () => reader.version,
    ping: () => reader.ping(ended.signal),
    async close() {
      ended.abort()
      clearTimeout(timer)
      watchers.clear()
      await polling
    },
  }
}
