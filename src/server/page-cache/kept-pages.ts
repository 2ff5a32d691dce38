/**
 * Pages by address within a limit of bytes, least recently used first out. A page that was asked for once waits in a small part of them
 * and only its second request moves it to the large one, so that a crawler or a row of random searches never pushes out what is asked for often.
 */

export interface Keepable {
  readonly address: string
  /** Never leaves the small part. */
  readonly free: boolean
  /** Bytes in memory; `resized` tells when they change. */
  readonly size: number
}

export interface KeptPages<Page extends Keepable> {
  readonly bytes: number
  readonly count: number
  /** The page, which thereby was used just now. */
  use(address: string): Page | undefined
  /** Puts a page in the place of the one with the same address; one larger than the small part is refused. */
  put(page: Page): void
  /** To be called after a page's size changed, with the size before. */
  resized(page: Page, before: number): void
  clear(): void
}

interface Part<Page> {
  pages: Map<string, Page>
  bytes: number
  limit: number
}

export interface KeptPagesOptions<Page> {
  /** Bytes, above 0. */
  limit: number
  onEvict?: (page: Page) => void
  /** Called when a page comes to the large part: it was asked for again, or replaces one that was. */
  onPromote?: (page: Page) => void
}

/** The small part's share of the limit. */
const SMALL_SHARE = 0.25

export function createKeptPages<Page extends Keepable>(options: KeptPagesOptions<Page>): KeptPages<Page> {
  const small: Part<Page> = { pages: new Map(), bytes: 0, limit: options.limit * SMALL_SHARE }
  const large: Part<Page> = { pages: new Map(), bytes: 0, limit: options.limit * (1 - SMALL_SHARE) }

  function take(part: Part<Page>, page: Page): void {
    part.pages.delete(page.address)
    part.bytes -= page.size
  }

  function add(part: Part<Page>, page: Page): void {
    part.pages.set(page.address, page)
    part.bytes += page.size
  }

  /** What the large part has no room for gets another chance in the small one. */
  function settle(): void {
    while (large.bytes > large.limit) {
      const oldest = first(large.pages)
      if (!oldest) break
      take(large, oldest)
      add(small, oldest)
    }
    while (small.bytes > small.limit) {
      const oldest = first(small.pages)
      if (!oldest) break
      take(small, oldest)
      options.onEvict?.(oldest)
    }
  }

  return {
    get bytes() {
      return small.bytes + large.bytes
    },
    get count() {
      return small.pages.size + large.pages.size
    },
    use(address) {
      const known = large.pages.get(address)
      if (known) {
        large.pages.delete(address)
        large.pages.set(address, known)
        return known
      }
      const page = small.pages.get(address)
      if (!page) return undefined
      take(small, page)
      add(page.free ? small : large, page)
      if (!page.free) options.onPromote?.(page)
      settle()
      return page
    },
    put(page) {
      const part = large.pages.has(page.address) ? large : small
      const before = part.pages.get(page.address)
      if (before) {
        take(part, before)
        options.onEvict?.(before)
      }
      if (page.size > small.limit) {
        options.onEvict?.(page)
        return
      }
      add(part, page)
      if (part === large) options.onPromote?.(page)
      settle()
    },
    resized(page, before) {
      const part = [large, small].find(({ pages }) => pages.get(page.address) === page)
      if (!part) return
      part.bytes += page.size - before
      settle()
    },
    clear() {
      for (const part of [small, large]) {
        for (const page of part.pages.values()) options.onEvict?.(page)
        part.pages.clear()
        part.bytes = 0
      }
    },
  }
}

function first<T>(map: ReadonlyMap<string, T>): T | undefined {
  return map.values().next().value
}
