/** Whole pages kept in memory: fresh ones are served as they are, missing and outdated ones are rendered once for all who wait. */
import type { BoughtTogetherService } from '#services/orders/bought-together.ts'
import type { CatalogueService } from '#services/catalogue/catalogue-service.ts'
import type { Accepted } from '../answering/accept-encoding.ts'
import { isText } from '../answering/answers.ts'
import type { Lane } from '../load-shedding/lane.ts'
import { createCachedPage, type CachedPage, type RenderedPage } from './cached-page.ts'
import { createFreshness } from './freshness.ts'
import { pageAddress, type PageAddress } from './page-address.ts'
import { createKeptPages } from './kept-pages.ts'
import { createPolisher } from './polisher.ts'
import { isPersonal, sharedHeaders } from './shared-headers.ts'

/** Milliseconds for which a page may be shown after it has been outdated. */
const STALE_FOR = 1000
const DAY = 86_400_000

export interface PageCacheCounters {
  /** Pages served from memory. */
  readonly hits: number
  /** Of a page that was being replaced. */
  readonly stale: number
  /** Requests that began a render, and requests that waited for one that had begun. */
  readonly misses: number
  readonly joined: number
  /** Pages that went for want of room, or were replaced. */
  readonly evicted: number
  readonly pages: number
  readonly bytes: number
}

/** A page that is kept and how it was come by, or what was rendered where it may not be kept; `personal` where it is this one visitor's. */
export type FoundPage =
  | { kept: CachedPage; source: 'hit' | 'stale' | 'miss' }
  | { kept: null; rendered: RenderedPage; personal: boolean }

export interface PageRequest {
  accepted: Accepted
  /** False once the client has gone. */
  isWanted: () => boolean
  /** Renders the address; `onRead` is to be told of the products that are read for it, before they are read. */
  render: (address: string, onRead: (ids: readonly string[]) => void) => Promise<RenderedPage>
}

export interface PageCache {
  /** The address under which a request's page is kept; null where it is rendered for this request alone. */
  addressOf(url: string): PageAddress | null
  /** The page of exactly this address where it is kept and true; costs next to nothing. */
  fresh(address: string): CachedPage | undefined
  /** The same, rendered where needed. @throws {Overloaded} and {Abandoned} as the lane does, and what the renderer throws */
  find(address: PageAddress, request: PageRequest): Promise<FoundPage>
  /** Whether the address has a page, true or outdated. */
  holds(address: string): boolean
  clear(): void
  readonly counters: PageCacheCounters
}

export interface PageCacheOptions {
  /** Bytes, above 0. */
  limit: number
  catalogue: Pick<CatalogueService, 'version' | 'onChange'>
  /** What is bought together, where orders are kept here. */
  companions?: Pick<BoughtTogetherService, 'onChange'>
  /** What stands before the paths of further languages, as `/de`; none without. */
  bases?: readonly string[]
  /** The public origin, which stands in pages; another one empties the cache. */
  siteUrl: () => string
  /** Where renders wait for their turn. */
  lane: Lane
  onProblem: (error: unknown) => void
  /** Milliseconds since 1970, for the day that pages show. */
  now?: () => number
  /** Milliseconds of a clock that nobody sets, for the age of pages; `now` where that alone is given. */
  steady?: () => number
}

/** A render that is under way, and who waits for it. */
interface Flight {
  done: Promise<FoundPage>
  waiting: Set<() => boolean>
}

/** Never what is gone or elsewhere, or what went wrong. */
function mayBeKept({ status, headers }: RenderedPage): boolean {
  return status === 200 && !/no-store/.test(headers['cache-control'] ?? '') && isText(headers['content-type'] ?? '')
}

export function createPageCache(options: PageCacheOptions): PageCache {
  const { lane, now = Date.now, steady = options.now ?? (() => performance.now()) } = options
  const counts = { hits: 0, stale: 0, misses: 0, joined: 0, evicted: 0 }
  const watchFreshness = createFreshness(options.catalogue, steady, options.companions)
  const flights = new Map<string, Flight>()
  const polisher = createPolisher({ isBusy: () => lane.waiting > 0, onProblem: options.onProblem })
  const keptPages = createKeptPages<CachedPage>({
    limit: options.limit,
    onEvict(page) {
      counts.evicted += 1
      page.freshness.end()
    },
    onPromote: (page) => polisher.add(page),
  })
  let siteUrl = options.siteUrl()
  let day = Math.floor(now() / DAY)

  function clear(): void {
    keptPages.clear()
    flights.clear()
  }

  /** Dates stand in pages, and so does the site's address, which with a port of 0 is known late. */
  function clearWhereAllMoved(): void {
    const today = Math.floor(now() / DAY)
    if (today === day && options.siteUrl() === siteUrl) return
    day = today
    siteUrl = options.siteUrl()
    clear()
  }

  async function load(
    address: PageAddress,
    request: PageRequest,
    waiting: Flight['waiting'],
    isKnown: boolean,
  ): Promise<FoundPage> {
    const key = address.address
    const freshness = watchFreshness(address.maxAge)
    // Not once the cache has been emptied meanwhile.
    const isCurrent = () => flights.get(key)?.waiting === waiting
    try {
      const made = await lane.run(() => request.render(key, freshness.dependsOn), {
        // A page that is asked for again and again goes before those that nobody may ask for twice.
        first: isKnown,
        isWanted: () => isKnown || [...waiting].some((isWanted) => isWanted()),
      })
      if (isPersonal(made.headers)) {
        freshness.end()
        return { kept: null, rendered: made, personal: true }
      }
      const rendered = { ...made, headers: sharedHeaders(made.headers) }
      if (!mayBeKept(rendered)) {
        freshness.end()
        return { kept: null, rendered, personal: false }
      }
      const page = await createCachedPage({
        ...address,
        rendered,
        freshness,
        accepted: request.accepted,
        onResize: (resized, before) => keptPages.resized(resized, before),
      })
      if (isCurrent()) keptPages.put(page)
      else freshness.end()
      return { kept: page, source: 'miss' }
    } catch (error) {
      freshness.end()
      throw error
    } finally {
      if (isCurrent()) flights.delete(key)
    }
  }

  /** For a visitor who waited for what turned out to be another one's. */
  async function renderOwn({ address }: PageAddress, { render, isWanted }: PageRequest): Promise<FoundPage> {
    const rendered = await lane.run(() => render(address, () => undefined), { isWanted })
    return { kept: null, rendered, personal: true }
  }

  function joinOrLoad(address: PageAddress, request: PageRequest, isKnown: boolean): Promise<FoundPage> {
    const begun = flights.get(address.address)
    if (begun) {
      counts.joined += 1
      begun.waiting.add(request.isWanted)
      return begun.done.then((found) => (found.kept || !found.personal ? found : renderOwn(address, request)))
    }
    counts.misses += 1
    const waiting = new Set([request.isWanted])
    const done = load(address, request, waiting, isKnown)
    flights.set(address.address, { waiting, done })
    return done
  }

  return {
    addressOf: (url) => pageAddress(url, options.bases),
    fresh(address) {
      clearWhereAllMoved()
      const page = keptPages.use(address)
      if (!page?.freshness.isFresh) return undefined
      counts.hits += 1
      return page
    },
    async find(address, request) {
      clearWhereAllMoved()
      const page = keptPages.use(address.address)
      if (!page) return joinOrLoad(address, request, false)
      if (page.freshness.isFresh) {
        counts.hits += 1
        return { kept: page, source: 'hit' }
      }
      const isBusy = lane.running > 0 || flights.has(address.address)
      const mayBeShown = steady() - page.freshness.outdatedSince < STALE_FOR
      const replaced = joinOrLoad(address, request, true)
      if (!mayBeShown || !isBusy) return replaced
      // This client waits for nothing, so it hears of no failure; whoever comes after the second does.
      replaced.catch(() => undefined)
      counts.stale += 1
      return { kept: page, source: 'stale' }
    },
    holds: (address) => keptPages.use(address) !== undefined,
    clear,
    get counters() {
      return { ...counts, pages: keptPages.count, bytes: keptPages.bytes }
    },
  }
}
