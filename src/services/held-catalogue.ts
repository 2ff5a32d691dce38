/** A catalogue in memory, whole or as far as it has to be: what pages are answered from until a newer one takes its place. */
import type { CatalogueSource } from '#domain/catalogue/catalogue-source.ts'
import type { BrandFacts, CategoryFacts } from '#domain/catalogue/category.ts'
import type { CatalogueItem } from '#domain/catalogue/product.ts'
import type { CatalogueReading } from './catalogue-reading.ts'
import { loadLargeCatalogue } from './large-catalogue.ts'
import { createSmallCatalogue } from './small-catalogue.ts'

export interface HeldCatalogue {
  readonly source: CatalogueSource
  /** Every product in `asc` order; null where there are too many to be held. */
  readonly list: readonly CatalogueItem[] | null
  /**
   * Names what lists show of the products, the same in every process.
   * @param shownChange names the newest change of more than pieces in stock that this catalogue has taken in.
   */
  fingerprint(shownChange: string): string
  /** Reads these products anew; false where they come or go and the whole catalogue has to be loaded for it. */
  refresh(ids: readonly string[]): Promise<boolean>
}

export interface Groups {
  categories: readonly CategoryFacts[]
  brands: readonly BrandFacts[]
}

/**
 * Up to so many products a process holds them all, some 15 MB, and chooses among all of them. It is the size up to which `GET /product` answers
 * whole (decisions, API), so that such a catalogue is read whole anyway.
 */
export const HELD_WHOLE_UP_TO = 5000

/** Reads the catalogue as it is now; `wholeUpTo` products and fewer are held whole. Rejects once `ending` is aborted. */
export async function loadCatalogue(
  { catalogue }: CatalogueReading,
  ending: AbortSignal,
  wholeUpTo = HELD_WHOLE_UP_TO,
): Promise<HeldCatalogue> {
  const [categories, brands, count] = await Promise.all([
    catalogue.categories(),
    catalogue.brands(),
    catalogue.count(wholeUpTo + 1),
  ])
  const groups = { categories, brands }
  if (count > wholeUpTo) return loadLargeCatalogue(catalogue, groups, ending)
  return createSmallCatalogue(catalogue, await catalogue.items(), groups, wholeUpTo)
}
