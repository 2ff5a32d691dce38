/** Makes the snapshot of a large catalogue without serving it, so that the next start finds one. */
import type { CatalogueReading } from './catalogue-reading.ts'
import { createSnapshotKeeper, SNAPSHOT_FROM, type SnapshotOptions } from './catalogue-snapshot.ts'
import { loadCatalogue } from './load-catalogue.ts'

/** What came of it: it is stored, the catalogue is too small to need it, or another process is at it. */
export type SnapshotOutcome = 'stored' | 'small' | 'elsewhere'

/** Reads the catalogue whole and stores what a server would. Rejects once `ending` is aborted. */
export async function takeSnapshot(
  reading: CatalogueReading,
  options: SnapshotOptions & { wholeUpTo?: number },
  ending: AbortSignal,
): Promise<SnapshotOutcome> {
  if ((await reading.catalogue.count()) < (options.worthFrom ?? SNAPSHOT_FROM)) return 'small'
  const keeper = createSnapshotKeeper(reading, options, ending)
  const sequence = await reading.changes.latest()
  const isStored = await keeper.save(await loadCatalogue(reading, ending, options.wholeUpTo), sequence)
  await keeper.stop()
  return isStored ? 'stored' : 'elsewhere'
}
