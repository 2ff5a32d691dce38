/**
 * Whether a kept page is still true. Every page shows the menu and lists, so all hang on the catalogue's version; a page that read whole
 * products (details, homes) also hangs on each of these, whose texts and reviews the version knows nothing of, nor what is bought with them: an
 * order outdates the pages of its own products and no other (ARCHITECTURE.md, How a change travels).
 */
import type { BoughtTogetherService } from '#services/orders/bought-together.ts'
import type { CatalogueService } from '#services/catalogue/catalogue-service.ts'

/** One page's standing; begins before the page is rendered, so that a change during it is not missed. */
export interface Freshness {
  /** The page shows more of these products than lists do. */
  dependsOn(ids: readonly string[]): void
  readonly isFresh: boolean
  /** Since when it is not fresh, by the clock that it was made with; infinite while it is. */
  readonly outdatedSince: number
  /** To be called when the page is gone. */
  end(): void
}

/** Begins to watch for one page, which is made anew after `maxAge` milliseconds although nothing moved. */
export type WatchFreshness = (maxAge: number) => Freshness

/** Follows the catalogue for all pages; `now` gives milliseconds of a steady clock: one that is put back would make outdated pages fresh again. */
export function createFreshness(
  catalogue: Pick<CatalogueService, 'version' | 'onChange'>,
  now: () => number,
  companions?: Pick<BoughtTogetherService, 'onChange'>,
): WatchFreshness {
  /** What to call when the page of the key is outdated. */
  const all = new Set<() => void>()
  const readers = new Map<string, Set<() => void>>()
  let version = catalogue.version

  function hear(ids: readonly string[] | null): void {
    const isWhole = ids === null || catalogue.version !== version
    version = catalogue.version
    if (isWhole) for (const outdate of all) outdate()
    else for (const id of ids) for (const outdate of readers.get(id) ?? []) outdate()
  }
  catalogue.onChange(hear)
  companions?.onChange(hear)

  return (maxAge) => {
    const products = new Set<string>()
    let since = now() + maxAge
    let hasEnded = false
    const outdate = () => {
      since = Math.min(since, now())
    }
    all.add(outdate)
    return {
      dependsOn(ids) {
        if (hasEnded) return
        for (const id of ids) {
          products.add(id)
          readers.set(id, (readers.get(id) ?? new Set()).add(outdate))
        }
      },
      get isFresh() {
        return now() < since
      },
      get outdatedSince() {
        return since
      },
      end() {
        hasEnded = true
        all.delete(outdate)
        for (const id of products) {
          const pages = readers.get(id)
          pages?.delete(outdate)
          if (pages?.size === 0) readers.delete(id)
        }
      },
    }
  }
}
