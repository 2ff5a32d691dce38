/** Makes the snapshots of a large catalogue without serving it, so that the next start finds them. */
import { createSearchIndex } from '#domain/catalogue/search/search-index.ts'
import { COMMON_SYNONYMS } from '#domain/catalogue/search/words/search-synonyms.ts'
import type { CatalogueReading } from './catalogue-reading.ts'
import { createCatalogueKeeper, keepable } from './catalogue-snapshot.ts'
import { loadCatalogue } from './load-catalogue.ts'
import { type SearchBuild, takeBuilt } from '../search/search-building.ts'
import { createSearchKeeper } from '../search/search-keeper.ts'
import { SNAPSHOT_FROM, type SnapshotOptions } from './snapshot-keeper.ts'

/** What came of it: all is stored, the catalogue is too small to need it, or another process is at it. */
export type SnapshotOutcome = 'stored' | 'small' | 'elsewhere'

export interface TakeOptions extends SnapshotOptions {
  wholeUpTo?: number
  /** The search is made beside the catalogue's index. */
  search?: SnapshotOptions & { build: SearchBuild }
}

/** Reads the catalogue whole and stores what a server would. Rejects once `ending` is aborted. */
export async function takeSnapshot(
  reading: CatalogueReading,
  { search, ...options }: TakeOptions,
  ending: AbortSignal,
): Promise<SnapshotOutcome> {
  if ((await reading.catalogue.count()) < (options.worthFrom ?? SNAPSHOT_FROM)) return 'small'
  const sequence = await reading.changes.latest()
  const built = search?.build(ending)
  // Its failure is heard of once the catalogue is stored.
  built?.catch(() => undefined)
  const held = await loadCatalogue(reading, ending, options.wholeUpTo)
  const keeper = createCatalogueKeeper(reading, options, ending)
  const saved = [await keeper.save(keepable(held), sequence)]
  await keeper.stop()
  if (search && built) {
    const index = createSearchIndex()
    takeBuilt(index, await built, held.source.index.positionOf)
    const searchKeeper = createSearchKeeper(reading, search, COMMON_SYNONYMS)
    saved.push(await searchKeeper.save(index, held.source, sequence))
    await searchKeeper.stop()
  }
  return saved.includes(false) ? 'elsewhere' : 'stored'
}
