/** Products of a large catalogue as lists show them: read by id when they are needed, those used last kept. */
import type { CatalogueItem } from '#domain/catalogue/product/product.ts'

export interface ItemCache {
  /** In the order of `ids`; ids that are gone are absent. Misses of one call are one read, and nothing is read twice at a time. */
  get(ids: readonly string[]): Promise<CatalogueItem[]>
  /** What is being read of a dropped product meanwhile is answered but not kept, since it may be older than the change. */
  drop(id: string): void
}

/** @param most products kept at most; one takes about 2 kB. */
export function createItemCache(
  read: (ids: readonly string[]) => Promise<readonly CatalogueItem[]>,
  most: number,
): ItemCache {
  // The order of a Map is that of insertion: the first key is the one used longest ago.
  const kept = new Map<string, CatalogueItem>()
  const reading = new Map<string, Promise<ReadonlyMap<string, CatalogueItem>>>()

  function touch(id: string): CatalogueItem | undefined {
    const item = kept.get(id)
    if (item) keep(id, item)
    return item
  }

  function keep(id: string, item: CatalogueItem): void {
    kept.delete(id)
    kept.set(id, item)
    if (kept.size <= most) return
    for (const oldest of kept.keys()) {
      kept.delete(oldest)
      break
    }
  }

  function readAll(ids: readonly string[]): void {
    const found = read(ids).then((items) => new Map(items.map((item) => [item.id, item])))
    for (const id of ids) reading.set(id, found)
    const done = (items?: ReadonlyMap<string, CatalogueItem>) => {
      for (const id of ids) {
        if (reading.get(id) !== found) continue
        reading.delete(id)
        const item = items?.get(id)
        if (item) keep(id, item)
      }
    }
    found.then(done, () => done())
  }

  return {
    async get(ids) {
      const there = new Map<string, CatalogueItem>()
      const missing = new Set<string>()
      for (const id of ids) {
        const item = touch(id)
        if (item) there.set(id, item)
        else missing.add(id)
      }
      if (missing.size > 0) {
        const unread = [...missing].filter((id) => !reading.has(id))
        if (unread.length > 0) readAll(unread)
        const reads = [...missing].map(async (id) => (await reading.get(id))?.get(id))
        for (const item of await Promise.all(reads)) if (item) there.set(item.id, item)
      }
      return ids.flatMap((id) => there.get(id) ?? [])
    },
    drop(id) {
      kept.delete(id)
      reading.delete(id)
    },
  }
}
