/** The stored copy of a large catalogue's index, and how it becomes a catalogue again. */
import type { CatalogueReading } from './catalogue-reading.ts'
import type { HeldCatalogue } from './held-catalogue.ts'
import { readFromOf, restoreLargeCatalogue } from './large-catalogue.ts'
import { MOST_TURNED } from './sale-clock.ts'
import { createSnapshotKeeper, type Keepable, type SnapshotKeeper, type SnapshotOptions } from './snapshot-keeper.ts'

const READ_AT_ONCE = 500

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
        const turned = await reading.sales?.turned(readFromOf(sections), new Date(), MOST_TURNED + 1)
        if (turned && turned.length > MOST_TURNED) return 'too many reductions have begun or ended since'
        const fresh = turned ? both(changed, turned) : changed
        const held = await restoreLargeCatalogue(reading, { categories, brands }, sections, fresh, ending)
        return held?.source.index.size === count ? held : 'products have come or gone since'
      },
    },
    ending,
  )
}

function* both(changed: Iterable<readonly string[]>, turned: readonly string[]): Generator<readonly string[]> {
  yield* changed
  for (let start = 0; start < turned.length; start += READ_AT_ONCE) yield turned.slice(start, start + READ_AT_ONCE)
}

/** What a keeper stores of it. */
export function keepable({ source, sections }: HeldCatalogue): Keepable {
  return { size: source.index.size, sections }
}
