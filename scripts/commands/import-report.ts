/** How an owner is told what an import did or would do. */
import { writeFile } from 'node:fs/promises'
import { errorText, warningText } from '#services/import/issues.ts'
import type { ImportOutcome, ImportReport } from '#services/import/import-outcome.ts'
import type { Errors } from '#services/import/survey/checked-file.ts'
import type { FetchReport } from '#services/pictures/fetched-pictures.ts'
import type { ImportCommand } from './import-command.ts'
import { Refusal } from './shop-command.ts'

/** So many failures of pictures are printed. */
const SHOWN = 10

/** @throws {Refusal} where nothing was stored. */
export async function describeOutcome(outcome: ImportOutcome, command: ImportCommand): Promise<string> {
  const { file } = command
  if (outcome.kind === 'unreadable') throw new Refusal(`${file} cannot be imported: ${outcome.reason}.`)
  if (outcome.kind === 'changed') {
    throw new Refusal(`${file} was changed while it was read. Nothing was stored; import it again.`)
  }
  if (outcome.kind === 'refused') {
    const lines = errorLines(outcome.errors)
    lines.push(`${file} was refused: ${errorCount(outcome.errors)}. Nothing was stored.`)
    throw new Refusal(lines.join('\n'))
  }
  return await describeReport(outcome.report, command)
}

async function describeReport(report: ImportReport, { file, mode, dryRun }: ImportCommand): Promise<string> {
  const { added, changed: differing, unchanged, removed } = report.effect
  const removals = mode === 'replace' ? `, ${removed} removed` : ''
  return [
    ...(report.pictures ? pictureLines(report.pictures) : []),
    ...report.warnings.map(warningText),
    ...report.missing.lines(),
    ...(await writeSkipped(file, report.skipped)),
    `products: ${added} added, ${differing} changed, ${unchanged} unchanged${removals}`,
    `categories: ${report.categories}`,
    `brands: ${report.brands}`,
    `reviews: ${report.reviews}`,
    dryRun ? 'Dry run: nothing was stored.' : `${file} was imported.`,
  ].join('\n')
}

function errorLines({ listed, count }: Errors): string[] {
  const hidden = count - listed.length
  return [...listed.map(errorText), ...(hidden > 0 ? [`... and ${hidden} more`] : [])]
}

function errorCount({ count }: Errors): string {
  return `${count} ${count === 1 ? 'error' : 'errors'}`
}

/** What was left out goes into a file beside the working directory's others, since there may be much of it. */
async function writeSkipped(file: string, skipped: Errors): Promise<string[]> {
  if (skipped.count === 0) return []
  const list = `${file}.errors.txt`
  await writeFile(list, `${errorLines(skipped).join('\n')}\n`)
  return [`left out because of ${errorCount(skipped)}; they are listed in ${list}`]
}

/** None where every picture is the owner's own file. */
function pictureLines({ fetched, kept, failed, failures }: FetchReport): string[] {
  if (fetched + kept + failed === 0) return []
  const named = failures.slice(0, SHOWN).map(({ url, reason }) => `warning: ${url} ${reason}`)
  const hidden = failed - named.length
  return [
    ...named,
    ...(hidden > 0 ? [`warning: ${hidden} more pictures failed`] : []),
    `pictures: ${fetched} fetched, ${kept} there already, ${failed} failed${failed > 0 ? ' (the next import tries them again)' : ''}`,
  ]
}
