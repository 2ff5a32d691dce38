/** The files that a large catalogue's index and its search are kept in for the next start. */
import { createSnapshotFile, searchSnapshotFile } from '#persistence/snapshot/snapshot-file.ts'
import type { Environment } from '../settings/environment.ts'
import type { OpenCatalogue } from './open-catalogue.ts'

/** None of a catalogue behind another origin's API, nor where the owner wants none. */
export function openSnapshots(
  { snapshotFile }: Environment,
  { database }: OpenCatalogue,
  note: (sentence: string) => void,
) {
  if (!database || snapshotFile === null) return undefined
  return {
    catalogue: { store: createSnapshotFile(snapshotFile), note },
    search: { store: createSnapshotFile(searchSnapshotFile(snapshotFile)), note },
  }
}
