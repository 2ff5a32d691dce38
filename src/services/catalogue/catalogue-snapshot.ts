/** The stored copy of a large catalogue's index, and how it becomes a catalogue again. */
import type { CatalogueReading } from './catalogue-reading.ts'
import type { HeldCatalogue } from './held-catalogue.ts'
import { restoreLargeCatalogue } from './large-catalogue.ts'
import { createSnapshotKeeper, type Keepable, type SnapshotKeeper, type SnapshotOptions } from './snapshot-keeper.ts'

export function createCatalogueKeeper(
  reading: CatalogueReading,
  options: SnapshotOptions,
  ending: AbortSignal,
): SnapshotKeeper<HeldCatalogue> {
  const { catalogue } = reading
  const instead = 'The catalogue is read whole.'
  return createSnapshotKeeper<HeldCatalogue>(
    reading,
    options,
    {
      name: 'catalogue',
      instead,
      async restore(sections, changed, count) {
        const [categories, brands] = await Promise.all([catalogue.categories(), catalogue.brands()])
        const held = await restoreLargeCatalogue(reading, { categories, brands }, sections, changed, ending)
        return held?.source.index.size === count ? held : 'products have come or gone since'
      },
    },
    ending,
  )
}

/** What a keeper stores of it. */
export function keepable({ source, sections }: HeldCatalogue): Keepable {
  return { size: source.index.size, sections }
}
