/** Checks what was read of a catalogue file: one bad entry refuses all of it, unless bad entries are to be left out (decisions, Catalogue file). */
import type { CatalogueEntry } from '../catalogue-import-entry.ts'
import { ImportIssues, LISTED_ERRORS, type ImportIssue } from '../catalogue-import-issues.ts'
import { checkEntries, type CheckOptions, type CheckReport } from '../catalogue-import.ts'
import type { Catalogue } from '../catalogue-file.ts'

/** The first 1,000 errors; `count` counts all of them. */
export interface Errors {
  listed: ImportIssue[]
  count: number
}

export type FileCheck =
  | { ok: true; catalogue: Catalogue; report: CheckReport; skipped: Errors }
  | { ok: false; errors: Errors }

/** `read` holds what the reader noted and stays as it is, so that the same entries can be checked again. */
export function checkFile(
  entries: readonly CatalogueEntry[],
  read: ImportIssues,
  options: CheckOptions,
  skipBad: boolean,
): FileCheck {
  const errors: Errors = { listed: [...read.errors], count: read.errorCount }
  let rest = entries.filter((entry) => !read.faultyEntries.has(entry.path))
  // An entry may be bad because of another that was left out, such as a review of a bad product.
  for (;;) {
    const issues = ImportIssues.withWarningsOf(read)
    const result = checkEntries(rest, options, issues)
    if (!result.ok) {
      errors.listed = [...errors.listed, ...result.errors].slice(0, LISTED_ERRORS)
      errors.count += result.count
    }
    const isRefused = errors.count > 0 && !skipBad
    if (result.ok && !isRefused) {
      const { catalogue, report } = result
      return { ok: true, catalogue, report, skipped: errors }
    }
    const next = rest.filter((entry) => !issues.faultyEntries.has(entry.path))
    if (isRefused || next.length === rest.length) return { ok: false, errors }
    rest = next
  }
}
