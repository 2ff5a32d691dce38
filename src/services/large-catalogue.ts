/** A catalogue of any size: the index in memory, products read when they are shown. */
import { createIndexBuilder } from '#domain/catalogue/catalogue-index.ts'
import type { CatalogueItem } from '#domain/catalogue/product.ts'
import { createShowcase } from '#domain/catalogue/showcase.ts'
import type { Groups, HeldCatalogue } from './held-catalogue.ts'
import { createItemCache } from './item-cache.ts'
import type { CatalogueRepository } from './repositories.ts'
import { createScarceStock } from './scarce-stock.ts'

/** Products kept as lists show them, some 20 MB: what homes choose among, and the pages that are looked at most. */
const KEPT_ITEMS = 10_000

/** Reads every product once, in pieces between which others get their turn. */
export async function loadLargeCatalogue(
  catalogue: Pick<CatalogueRepository, 'eachIndexed' | 'itemsByIds'>,
  { categories, brands }: Groups,
  ending: AbortSignal,
): Promise<HeldCatalogue> {
  const builder = createIndexBuilder()
  const showcase = createShowcase(Date.now())
  const scarce = createScarceStock()
  await catalogue.eachIndexed((products) => {
    ending.throwIfAborted()
    for (const product of products) {
      builder.add(product)
      showcase.add(product)
      scarce.set(product)
    }
  })
  const index = builder.finish()
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
