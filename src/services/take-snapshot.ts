/** Makes the snapshot of a large catalogue without serving it, so that the next start finds one. */
import type { CatalogueReading } from './catalogue-reading.ts'
import { createSnapshotKeeper, SNAPSHOT_FROM, type SnapshotOptions } from './catalogue-snapshot.ts'
import { loadCatalogue } from './load-catalogue.ts'

/** Reads the catalogue whole and stores what a server would; false for one that is too small to need it. Rejects once `ending` is aborted. */
export async function takeSnapshot(
  reading: CatalogueReading,
  options: SnapshotOptions & { wholeUpTo?: number },
  ending: AbortSignal,
): Promise<boolean> {
  if ((await reading.catalogue.count()) < (options.worthFrom ?? SNAPSHOT_FROM)) return false
  const keeper = createSnapshotKeeper(reading, options, ending)
  const sequence = await reading.changes.latest()
  keeper.save(await loadCatalogue(reading, ending, options.wholeUpTo), sequence)
  await keeper.stop()
  return true
}
