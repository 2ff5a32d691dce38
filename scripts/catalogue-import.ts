/** `npm run catalogue:import -- FILE [--replace | --merge] [--dry-run] [--map FILE] [--skip-bad] [--type T]`: stores a catalogue file. */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import path from 'node:path'
import { openDatabase } from '#persistence/open-database.ts'
import { PROJECT_ROOT, readEnvironment } from '#server/environment.ts'
import { readShopSettings } from '#server/shop-file.ts'
import { SNAPSHOT_FROM } from '#services/catalogue-snapshot.ts'
import { errorText, warningText } from '#services/catalogue-import-issues.ts'
import { ChangedFile, type SurveyOptions } from '#services/import/catalogue-survey.ts'
import { checkFile, type CheckedFile, type Errors } from '#services/import/checked-file.ts'
import type { Comparison, Database } from '#services/repositories.ts'
import { readCommand, type ImportCommand } from './commands/import-command.ts'
import { changed, openSource, type SourceFile } from './commands/import-file.ts'
import { showProgress } from './commands/import-progress.ts'
import { fetchPictures, PictureSources } from './commands/remote-pictures.ts'
import { commandResult, finish, Refusal, type CommandResult } from './commands/shop-command.ts'

/** What an import does to the products that are stored. */
interface Effect extends Comparison {
  removed: number
}

/** What an owner sees while it lasts. */
interface Progress {
  /** Bytes of the file that are checked. */
  onRead?: (bytes: number, total: number) => void
  onStored?: (products: number, total: number) => void
  /** Products that the shop has now. */
  onPublished?: (products: number) => void
}

type Options = SurveyOptions & Parameters<typeof checkFile>[1]

async function check({ file, skipBad }: ImportCommand, source: SourceFile, options: Options): Promise<CheckedFile> {
  const result = await checkFile(source.read, { ...options, skipBad })
  if (result.ok) return result.file
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

async function describeEffect(checked: CheckedFile, effect: Effect, command: ImportCommand): Promise<string> {
  const { report, skipped } = checked
  const { added, changed: differing, unchanged, removed } = effect
  const removals = command.mode === 'replace' ? `, ${removed} removed` : ''
  return [
    ...report.warnings.map(warningText),
    ...(await writeReport({ file: command.file, skipped })),
    `products: ${added} added, ${differing} changed, ${unchanged} unchanged${removals}`,
    `categories: ${report.categories}`,
    `brands: ${report.brands}`,
    `reviews: ${report.reviews}`,
    command.dryRun ? 'Dry run: nothing was stored.' : `${command.file} was imported.`,
  ].join('\n')
}

/** What a file would do, product by product; without a database it would add all of them. */
async function foresee(checked: CheckedFile, database: Database | null, mode: ImportCommand['mode']): Promise<Effect> {
  const effect = { added: 0, changed: 0, unchanged: 0, removed: 0 }
  for await (const { products } of checked.products()) {
    add(effect, (await database?.catalogue.compare(products)) ?? { added: products.length, changed: 0, unchanged: 0 })
  }
  if (database && mode === 'replace') effect.removed = await countRemoved(database, effect)
  return effect
}

function add(effect: Effect, { added, changed: differing, unchanged }: Comparison): void {
  effect.added += added
  effect.changed += differing
  effect.unchanged += unchanged
}

/** To be asked before the file takes the place of what is stored. */
async function countRemoved({ catalogue }: Database, effect: Effect): Promise<number> {
  return (await catalogue.count()) - effect.changed - effect.unchanged
}

/** Stores the file while the shop goes on, and says what that did. */
async function store(
  checked: CheckedFile,
  database: Database,
  mode: ImportCommand['mode'],
  source: SourceFile,
  onStored: Progress['onStored'],
): Promise<{ effect: Effect; pictures: PictureSources }> {
  const effect = { added: 0, changed: 0, unchanged: 0, removed: 0 }
  const pictures = new PictureSources()
  const staged = await database.catalogue.stage(mode)
  try {
    let done = 0
    for await (const { products, reviews } of checked.products()) {
      add(effect, await database.catalogue.compare(products))
      pictures.addProducts(products)
      await staged.addProducts(products, reviews)
      done += products.length
      onStored?.(done, checked.report.products)
    }
    for await (const reviews of checked.reviews()) await staged.addReviews(reviews)
    await source.checkUnchanged()
    effect.removed = await countRemoved(database, effect)
    pictures.addGroups(checked.groups)
    await staged.publish(checked.groups)
    return { effect, pictures }
  } catch (error) {
    // Whatever cannot be taken away now is taken away by the next import.
    await staged.discard().catch(() => {})
    throw error
  }
}

/** A new database takes the file in the place of the sample; one with a catalogue is merged into or replaced. */
async function importCatalogue(command: ImportCommand, env: NodeJS.ProcessEnv, progress: Progress): Promise<string> {
  const environment = readEnvironment(env)
  const shop = await readShopSettings(environment.shopFile, PROJECT_ROOT)
  const source = await openSource(command, (bytes, total) => progress.onRead?.(bytes, total))
  try {
    return await importSource(command, source, environment, shop, progress)
  } catch (error) {
    throw error instanceof ChangedFile ? changed(command.file) : error
  } finally {
    await source.close()
  }
}

async function importSource(
  command: ImportCommand,
  source: SourceFile,
  { databaseFile, databaseUrl, mediaDir }: ReturnType<typeof readEnvironment>,
  shop: Awaited<ReturnType<typeof readShopSettings>>,
  { onStored, onPublished }: Progress,
): Promise<string> {
  const options: Options = {
    now: new Date(),
    productTypes: shop.productTypes.map((type) => type.id),
    ...(command.type !== undefined && { type: command.type }),
  }
  const dryRun = async (checked: CheckedFile, database: Database | null) =>
    await describeEffect(checked, await foresee(checked, database, command.mode), command)

  let alone: CheckedFile | null = null
  // A refused file must not leave an empty database behind.
  if (databaseUrl === null && !existsSync(databaseFile)) {
    alone = await check(command, source, options)
    if (command.dryRun) return dryRun(alone, null)
  }
  const database = await openDatabase(databaseUrl === null ? { databaseFile } : { databaseUrl })
  try {
    if (command.dryRun && (await isUnprepared(database)))
      return await dryRun(await check(command, source, options), null)
    let isFirst = false
    if (!command.dryRun) {
      await database.prepare(async () => {
        alone ??= await check(command, source, options)
        isFirst = true
        return null
      })
    }
    const checked =
      isFirst && alone ? alone : await check(command, source, { ...options, ...(await knownOf(database, command)) })
    if (command.dryRun) return await dryRun(checked, database)
    const { effect, pictures } = await store(checked, database, isFirst ? 'replace' : command.mode, source, onStored)
    onPublished?.(await database.catalogue.count())
    const lines = await fetchPictures(database, pictures.urls, mediaDir)
    return [...lines, await describeEffect(checked, effect, command)].join('\n')
  } finally {
    await database.close()
  }
}

/** What a merge must know of the store. */
async function knownOf({ catalogue }: Database, { mode }: ImportCommand): Promise<Partial<Options>> {
  if (mode === 'replace') return {}
  return {
    known: {
      categories: (await catalogue.categories()).map((category) => ({ ...category, products: [] })),
      brands: (await catalogue.brands()).map((brand) => ({ ...brand, products: [] })),
    },
    stored: () => catalogue.identities(),
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

/** Runs the command with its arguments: status 0 and what was done, or 1 and what is wrong. */
export function runImport(args: string[], env: NodeJS.ProcessEnv, progress: Progress = {}): Promise<CommandResult> {
  return commandResult(() => importCatalogue(readCommand(args), env, progress))
}

/** In a process of its own, which asks for no more than what serving the shop takes, and lets servers go first. */
function prepareNextStart(): void {
  const script = path.join(import.meta.dirname, 'catalogue-snapshot.ts')
  const child = spawn(process.execPath, [script], { stdio: 'inherit' })
  child.on('error', (error) => process.stderr.write(`The next start was not prepared: ${error.message}\n`))
  child.on('spawn', () => {
    try {
      setPriority(child.pid ?? 0, constants.priority.PRIORITY_BELOW_NORMAL)
    } catch {
      // Where that is forbidden it works beside the servers.
    }
  })
}

if (import.meta.main) {
  const clock = () => performance.now()
  const onRead = showProgress(process.stderr, clock, { before: 'checking ', unit: ' kB' })
  let isChecked = false
  let products = 0
  const progress: Progress = {
    onPublished: (count) => (products = count),
    onRead(bytes, total) {
      if (isChecked) return
      isChecked = bytes === total
      onRead(Math.ceil(bytes / 1000), Math.ceil(total / 1000))
    },
    onStored: showProgress(process.stderr, clock),
  }
  finish(await runImport(process.argv.slice(2), process.env, progress))
  if (products >= SNAPSHOT_FROM && readEnvironment(process.env).snapshotFile !== null) prepareNextStart()
}
