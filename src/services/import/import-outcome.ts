/** What is asked of an import, what it tells while it lasts, and what came of it, as data for whoever shows it. */
import type { MissingPictures } from '../pictures/missing-pictures.ts'
import type { FetchReport } from '../pictures/fetched-pictures.ts'
import type { Comparison } from '../repositories.ts'
import type { CheckReport } from './check-catalogue.ts'
import type { Errors } from './survey/checked-file.ts'

export interface ImportRequest {
  /** `replace` leaves exactly what the file has, `merge` adds products and replaces those of the same id. */
  mode: 'replace' | 'merge'
  /** Checks and counts, and stores nothing. */
  dryRun: boolean
  /** Leaves bad entries out instead of refusing the file. */
  skipBad: boolean
  /** The product type of products that name none that the shop knows. */
  type: string | undefined
}

/** What can be followed while an import lasts. */
export interface ImportWatch {
  /** Products that are stored and not seen yet; `total` is null while the file is read for the first time. */
  onStored?: (products: number, total: number | null) => void
  /** Products that the shop has now: the new catalogue is on sale, pictures may still be fetched. */
  onPublished?: (products: number) => void
  onPictures?: (report: Readonly<FetchReport>) => void
  /** Once aborted before the catalogue is published, nothing is changed and the import rejects with the reason. */
  ending?: AbortSignal
}

/** What an import does or would do to the products that are stored. */
export interface ImportEffect extends Comparison {
  removed: number
}

export interface ImportReport extends CheckReport {
  effect: ImportEffect
  /** Entries that were left out. */
  skipped: Errors
  missing: MissingPictures
  /** Pictures of other sites; null where none were fetched, as in a dry run. */
  pictures: FetchReport | null
}

export type ImportOutcome =
  | { kind: 'stored' | 'foreseen'; report: ImportReport }
  /** The file has errors, and nothing was changed. */
  | { kind: 'refused'; errors: Errors }
  /** It cannot be read to its end; the reason is one clause, such as `it is empty`. Nothing was changed. */
  | { kind: 'unreadable'; reason: string }
  /** Somebody wrote into it while it was read. Nothing was changed. */
  | { kind: 'changed' }
