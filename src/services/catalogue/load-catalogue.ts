/** Brings a catalogue into memory: a small one whole, a large one as its index. */
import type { CatalogueReading } from './catalogue-reading.ts'
import type { HeldCatalogue } from './held-catalogue.ts'
import { loadLargeCatalogue } from './large-catalogue.ts'
import { createSmallCatalogue } from './small-catalogue.ts'

/**
 * Up to so many products a process holds them all, some 15 MB, and chooses among all of them. It is the size up to which `GET /product` answers
 * whole (spec 7.2), so that such a catalogue is read whole anyway.
 */
export const HELD_WHOLE_UP_TO = 5000

/** Reads the catalogue as it is now; `wholeUpTo` products and fewer are held whole. Rejects once `ending` is aborted. */
export async function loadCatalogue(
  reading: CatalogueReading,
  ending: AbortSignal,
  wholeUpTo = HELD_WHOLE_UP_TO,
): Promise<HeldCatalogue> {
  const { catalogue } = reading
  const [categories, brands, count] = await Promise.all([catalogue.categories(), catalogue.brands(), catalogue.count()])
  const groups = { categories, brands }
  if (count > wholeUpTo) return loadLargeCatalogue(reading, groups, ending)
  return createSmallCatalogue(reading, await catalogue.items(), groups, wholeUpTo)
}
