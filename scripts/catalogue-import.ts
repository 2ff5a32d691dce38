/** `npm run catalogue:import -- FILE [--replace | --merge] [--dry-run] [--map FILE] [--skip-bad] [--type T]`: stores a catalogue file. */
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { isDeepStrictEqual } from 'node:util'
import { openDatabase } from '#persistence/open-database.ts'
import { PROJECT_ROOT, readEnvironment } from '#server/environment.ts'
import { readShopSettings } from '#server/shop-file.ts'
import type { Catalogue } from '#services/catalogue-file.ts'
import type { CatalogueEntry } from '#services/catalogue-import-entry.ts'
import { errorText, ImportIssues, warningText } from '#services/catalogue-import-issues.ts'
import type { CheckOptions, CheckReport } from '#services/catalogue-import.ts'
import { checkFile, type Errors } from '#services/import/check-file.ts'
import type { Database } from '#services/repositories.ts'
import { readCommand, type ImportCommand } from './commands/import-command.ts'
import { readEntries } from './commands/import-file.ts'
import { showProgress } from './commands/import-progress.ts'
import { fetchPictures } from './commands/remote-pictures.ts'
import { commandResult, finish, Refusal, type CommandResult } from './commands/shop-command.ts'

interface Checked {
  catalogue: Catalogue
  report: CheckReport
  /** What `--skip-bad` left out. */
  skipped: Errors
}

/** What an import does to the products that are stored. */
interface Effect {
  added: number
  changed: number
  unchanged: number
  removed: number
}

function check(
  { file, skipBad }: ImportCommand,
  entries: CatalogueEntry[],
  read: ImportIssues,
  options: CheckOptions,
): Checked {
  const result = checkFile(entries, read, options, skipBad)
  if (result.ok) return result
  const lines = errorLines(result.errors)
  lines.push(`${file} was refused: ${errorCount(result.errors)}. Nothing was stored.`)
  throw new Refusal(lines.join('\n'))
}

function errorLines({ listed, count }: Errors): string[] {
  const hidden = count - listed.length
  return [...listed.map(errorText), ...(hidden > 0 ? [`... and ${hidden} more`] : [])]
}

function errorCount({ count }: Errors): string {
  return `${count} ${count === 1 ? 'error' : 'errors'}`
}

/** What was left out goes into a file beside the working directory's others, since there may be much of it. */
async function writeReport({ file, skipped }: { file: string; skipped: Errors }): Promise<string[]> {
  if (skipped.count === 0) return []
  const report = `${file}.errors.txt`
  await writeFile(report, `${errorLines(skipped).join('\n')}\n`)
  return [`left out because of ${errorCount(skipped)}; they are listed in ${report}`]
}

async function effectOn(database: Database, catalogue: Catalogue, command: ImportCommand): Promise<Effect> {
  const ids = catalogue.products.map((product) => product.id)
  const stored = new Map((await database.catalogue.productsByIds(ids)).map((product) => [product.id, product]))
  const effect: Effect = { added: 0, changed: 0, unchanged: 0, removed: 0 }
  for (const product of catalogue.products) {
    const before = stored.get(product.id)
    if (!before) effect.added += 1
    else {
      const { rating: _rating, preview: _preview, reviews: _reviews, ...fields } = before
      effect[isDeepStrictEqual(fields, product) ? 'unchanged' : 'changed'] += 1
    }
  }
  if (command.mode === 'replace') effect.removed = (await database.catalogue.items()).length - stored.size
  return effect
}

async function describeEffect({ report, skipped }: Checked, effect: Effect, command: ImportCommand): Promise<string> {
  const { added, changed, unchanged, removed } = effect
  const removals = command.mode === 'replace' ? `, ${removed} removed` : ''
  return [
    ...report.warnings.map(warningText),
    ...(await writeReport({ file: command.file, skipped })),
    `products: ${added} added, ${changed} changed, ${unchanged} unchanged${removals}`,
    `categories: ${report.categories}`,
    `brands: ${report.brands}`,
    `reviews: ${report.reviews}`,
    command.dryRun ? 'Dry run: nothing was stored.' : `${command.file} was imported.`,
  ].join('\n')
}

/** A new database takes the file in the place of the sample; one with a catalogue is merged into or replaced. */
async function importCatalogue(
  command: ImportCommand,
  env: NodeJS.ProcessEnv,
  onProgress: OnProgress,
): Promise<string> {
  const environment = readEnvironment(env)
  const shop = await readShopSettings(environment.shopFile, PROJECT_ROOT)
  const issues = new ImportIssues()
  const entries = await readEntries(command, issues)
  const options: CheckOptions = {
    now: new Date(),
    productTypes: shop.productTypes.map((type) => type.id),
    ...(command.type !== undefined && { type: command.type }),
  }
  const checkAlone = () => check(command, entries, issues, options)
  const allAdded = (checked: Checked) =>
    describeEffect(checked, { added: checked.report.products, changed: 0, unchanged: 0, removed: 0 }, command)

  const picturesOf = (database: Database, { catalogue }: Checked) =>
    fetchPictures(database, catalogue, environment.mediaDir)

  const { databaseFile, databaseUrl } = environment
  // A refused file must not leave an empty database behind.
  if (databaseUrl === null && !existsSync(databaseFile)) {
    const checked = checkAlone()
    if (command.dryRun) return allAdded(checked)
  }
  const database = await openDatabase(databaseUrl === null ? { databaseFile } : { databaseUrl })
  try {
    if (command.dryRun && (await isUnprepared(database))) return allAdded(checkAlone())
    if (!command.dryRun) {
      let first: Checked | null = null
      const { seeded } = await database.prepare(async () => (first = checkAlone()).catalogue)
      const stored: Checked | null = first
      if (seeded && stored) return [...(await picturesOf(database, stored)), await allAdded(stored)].join('\n')
    }
    const { catalogue: stored } = database
    const known =
      command.mode === 'merge'
        ? {
            items: await stored.items(),
            categories: (await stored.categories()).map((category) => ({ ...category, products: [] })),
            brands: (await stored.brands()).map((brand) => ({ ...brand, products: [] })),
          }
        : undefined
    const checked = check(command, entries, issues, { ...options, ...(known && { known }) })
    const effect = await effectOn(database, checked.catalogue, command)
    if (command.dryRun) return describeEffect(checked, effect, command)
    await (await stored.stage(checked.catalogue, command.mode, onProgress)).publish()
    return [...(await picturesOf(database, checked)), await describeEffect(checked, effect, command)].join('\n')
  } finally {
    await database.close()
  }
}

/** A dry run migrates nothing, so the tables may not be there yet. */
async function isUnprepared(database: Database): Promise<boolean> {
  try {
    await database.catalogue.isEmpty()
    return false
  } catch (error) {
    if (error instanceof Error && /no such table|does not exist/.test(error.message)) return true
    throw error
  }
}

type OnProgress = (products: number, total: number) => void

/** Runs the command with its arguments: status 0 and what was done, or 1 and what is wrong. */
export function runImport(
  args: string[],
  env: NodeJS.ProcessEnv,
  onProgress: OnProgress = () => {},
): Promise<CommandResult> {
  return commandResult(() => importCatalogue(readCommand(args), env, onProgress))
}

if (import.meta.main) {
  const onProgress = showProgress(process.stderr, () => performance.now())
  finish(await runImport(process.argv.slice(2), process.env, onProgress))
}
