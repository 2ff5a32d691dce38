/** A catalogue of any size: the index in memory, products read when they are shown. */
import { makeIndex } from '#domain/catalogue/index/catalogue-index.ts'
import { createIndexDataBuilder } from '#domain/catalogue/index/index-builder.ts'
import type { IndexData } from '#domain/catalogue/index/index-data.ts'
import { indexSections, restoreIndexData } from '#domain/catalogue/index/index-snapshot.ts'
import type { CatalogueItem } from '#domain/catalogue/product/product.ts'
import { createShowcase, type SavedShelf, type Showcase } from '#domain/catalogue/showing/showcase.ts'
import type { SavedSections } from '#domain/catalogue/index/snapshot-section.ts'
import type { CatalogueReading } from './catalogue-reading.ts'
import type { Groups, HeldCatalogue } from './held-catalogue.ts'
import { createItemCache } from './item-cache.ts'
import type { CatalogueRepository } from '../repositories.ts'
import { createScarceStock, type ScarceStock } from './scarce-stock.ts'
import { takeTurns } from '../background/turns.ts'

/** Products kept as lists show them, some 20 MB: what homes choose among, and the pages that are looked at most. */
const KEPT_ITEMS = 10_000

type LargeReading<K extends 'eachIndexed' | 'itemsByIds'> = Pick<CatalogueReading, 'currency'> & {
  catalogue: Pick<CatalogueRepository, K>
}

/** The section that says since when reductions may have begun or ended behind what is kept, as epoch milliseconds. */
const READ_FROM = 'read-from'

/** See `READ_FROM`. @throws {RangeError} where the sections do not say it. */
export function readFromOf(saved: SavedSections): Date {
  const [moment] = saved.rows(READ_FROM)
  if (typeof moment !== 'number')
    throw new RangeError(`${READ_FROM}: expected epoch milliseconds, got ${typeof moment}`)
  return new Date(moment)
}

/** Reads every product once, in pieces between which others get their turn. */
export async function loadLargeCatalogue(
  reading: LargeReading<'eachIndexed' | 'itemsByIds'>,
  groups: Groups,
  ending: AbortSignal,
): Promise<HeldCatalogue> {
  const readFrom = Date.now()
  const builder = createIndexDataBuilder()
  const showcase = createShowcase(Date.now)
  const scarce = createScarceStock()
  await reading.catalogue.eachIndexed((products) => {
    ending.throwIfAborted()
    for (const product of products) {
      builder.add(product)
      showcase.add(product)
      scarce.set(product)
    }
  })
  return holdLarge(reading, groups, { data: await takeTurns(builder.finish(), ending), showcase, scarce, readFrom })
}

/**
 * Puts one together again from its `sections`, with the products that changed since read anew; null where one of them has come or gone, or too
 * much has changed. Rejects once `ending` is aborted.
 * @throws {RangeError} where the sections do not fit.
 */
export async function restoreLargeCatalogue(
  reading: LargeReading<'itemsByIds'>,
  groups: Groups,
  saved: SavedSections,
  changed: Iterable<readonly string[]>,
  ending: AbortSignal,
): Promise<HeldCatalogue | null> {
  const index = restoreIndexData(saved)
  const readFrom = Date.now()
  const showcase = createShowcase(Date.now, saved.rows('showcase') as SavedShelf[])
  const scarce = createScarceStock(saved.rows('scarce') as [string, number][])
  for (const ids of changed) {
    const items = await reading.catalogue.itemsByIds(ids)
    if (items.length < ids.length) return null
    for (const item of items) {
      if (!index.replace(item)) return null
      scarce.set(item)
      showcase.remove(item.id)
      showcase.add(item)
    }
  }
  return holdLarge(reading, groups, { data: await takeTurns(index.finish(), ending), showcase, scarce, readFrom })
}

function holdLarge(
  { catalogue, currency }: LargeReading<'itemsByIds'>,
  { categories, brands }: Groups,
  { data, showcase, scarce, readFrom }: { data: IndexData; showcase: Showcase; scarce: ScarceStock; readFrom: number },
): HeldCatalogue {
  const index = makeIndex(data, currency)
  const cache = createItemCache(catalogue.itemsByIds, KEPT_ITEMS)
  const shown = new Map<string | undefined, Promise<readonly CatalogueItem[]>>()

  function showcaseOf(productType?: string): Promise<readonly CatalogueItem[]> {
    const known = shown.get(productType)
    if (known) return known
    const items = cache.get(showcase.ids(productType))
    shown.set(productType, items)
    // A read that failed is tried again by the next page.
    items.catch(() => shown.delete(productType))
    return items
  }

  return {
    source: {
      index,
      categories,
      brands,
      items: (positions) => cache.get(Array.from(positions, (position) => index.idAt(position))),
      showcase: showcaseOf,
    },
    list: null,
    *sections() {
      yield* indexSections(data)
      yield { name: 'showcase', rows: showcase.saved() }
      yield { name: 'scarce', rows: scarce.saved() }
      yield { name: READ_FROM, rows: [readFrom] }
    },
    fingerprint: (shownChange) => `${shownChange} ${index.size} ${scarce.fingerprint}`,
    async refresh(ids) {
      const fresh = await catalogue.itemsByIds(ids)
      let isWhole = fresh.length === ids.length
      for (const item of fresh) {
        // False for a product that has come, and where the index wants to be built anew.
        isWhole = index.update(item) && isWhole
        scarce.set(item)
        showcase.remove(item.id)
        showcase.add(item)
      }
      for (const id of ids) cache.drop(id)
      shown.clear()
      return isWhole
    },
  }
}
