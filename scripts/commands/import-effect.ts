/** What an import does or would do to the products that are stored, and how the owner is told. */
import { writeFile } from 'node:fs/promises'
import { errorText, warningText } from '#services/import/issues.ts'
import type { CheckedFile, Errors } from '#services/import/survey/checked-file.ts'
import type { MissingPictures } from '#services/missing-pictures.ts'
import type { Comparison, Database } from '#services/repositories.ts'
import type { ImportCommand } from './import-command.ts'

/** What an import does to the products that are stored. */
export interface Effect extends Comparison {
  removed: number
}

export function errorLines({ listed, count }: Errors): string[] {
  const hidden = count - listed.length
  return [...listed.map(errorText), ...(hidden > 0 ? [`... and ${hidden} more`] : [])]
}

export function errorCount({ count }: Errors): string {
  return `${count} ${count === 1 ? 'error' : 'errors'}`
}

/** What was left out goes into a file beside the working directory's others, since there may be much of it. */
async function writeReport({ file, skipped }: { file: string; skipped: Errors }): Promise<string[]> {
  if (skipped.count === 0) return []
  const report = `${file}.errors.txt`
  await writeFile(report, `${errorLines(skipped).join('\n')}\n`)
  return [`left out because of ${errorCount(skipped)}; they are listed in ${report}`]
}

export async function describeEffect(
  checked: CheckedFile,
  effect: Effect,
  missing: MissingPictures,
  command: ImportCommand,
): Promise<string> {
  const { report, skipped } = checked
  const { added, changed: differing, unchanged, removed } = effect
  const removals = command.mode === 'replace' ? `, ${removed} removed` : ''
  return [
    ...report.warnings.map(warningText),
    ...missing.lines(),
    ...(await writeReport({ file: command.file, skipped })),
    `products: ${added} added, ${differing} changed, ${unchanged} unchanged${removals}`,
    `categories: ${report.categories}`,
    `brands: ${report.brands}`,
    `reviews: ${report.reviews}`,
    command.dryRun ? 'Dry run: nothing was stored.' : `${command.file} was imported.`,
  ].join('\n')
}

/** What a file would do, product by product; without a database it would add all of them. */
export async function foresee(
  checked: CheckedFile,
  database: Database | null,
  mode: ImportCommand['mode'],
  missing: MissingPictures,
): Promise<Effect> {
  const effect = { added: 0, changed: 0, unchanged: 0, removed: 0 }
  for await (const { products } of checked.products()) {
    add(effect, (await database?.catalogue.compare(products)) ?? { added: products.length, changed: 0, unchanged: 0 })
    await missing.addProducts(products)
  }
  await missing.addGroups(checked.groups)
  if (database && mode === 'replace') effect.removed = await countRemoved(database, effect)
  return effect
}

export function add(effect: Effect, { added, changed: differing, unchanged }: Comparison): void {
  effect.added += added
  effect.changed += differing
  effect.unchanged += unchanged
}

/** To be asked before the file takes the place of what is stored. */
export async function countRemoved({ catalogue }: Database, effect: Effect): Promise<number> {
  return (await catalogue.count()) - effect.changed - effect.unchanged
}
