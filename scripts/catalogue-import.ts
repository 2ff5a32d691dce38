/** `npm run catalogue:import -- FILE [--replace | --merge] [--dry-run] [--map FILE] [--skip-bad] [--type T]`: stores a catalogue file. */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import path from 'node:path'
import { openDatabase } from '#persistence/open-database.ts'
import { OWN_MEDIA_DIR, PROJECT_ROOT, readEnvironment } from '#server/environment.ts'
import { createMissingLookup } from '#server/pictures/missing-lookup.ts'
import { readShopSettings } from '#server/shop-file.ts'
import { SNAPSHOT_FROM } from '#services/snapshot-keeper.ts'
import { MissingPictures } from '#services/missing-pictures.ts'
import { ChangedFile, type SurveyOptions } from '#services/import/survey/catalogue-survey.ts'
import { checkFile, type CheckedFile } from '#services/import/survey/checked-file.ts'
import type { Database } from '#services/repositories.ts'
import { readCommand, type ImportCommand } from './commands/import-command.ts'
import {
  add,
  countRemoved,
  describeEffect,
  errorCount,
  errorLines,
  foresee,
  type Effect,
} from './commands/import-effect.ts'
import { changed, openSource, type SourceFile } from './commands/import-file.ts'
import { showProgress } from './commands/import-progress.ts'
import { fetchPictures, PictureSources } from './commands/remote-pictures.ts'
import { commandResult, finish, Refusal, type CommandResult } from './commands/shop-command.ts'

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

/** Stores the file while the shop goes on, and says what that did. */
async function store(
  checked: CheckedFile,
  database: Database,
  mode: ImportCommand['mode'],
  source: SourceFile,
  missing: MissingPictures,
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
      await missing.addProducts(products)
      await staged.addProducts(products, reviews)
      done += products.length
      onStored?.(done, checked.report.products)
    }
    for await (const reviews of checked.reviews()) await staged.addReviews(reviews)
    await source.checkUnchanged()
    effect.removed = await countRemoved(database, effect)
    pictures.addGroups(checked.groups)
    await missing.addGroups(checked.groups)
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
  const missing = new MissingPictures(createMissingLookup(mediaDir, OWN_MEDIA_DIR))
  const dryRun = async (checked: CheckedFile, database: Database | null) =>
    await describeEffect(checked, await foresee(checked, database, command.mode, missing), missing, command)

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
    const mode = isFirst ? 'replace' : command.mode
    const { effect, pictures } = await store(checked, database, mode, source, missing, onStored)
    onPublished?.(await database.catalogue.count())
    const lines = await fetchPictures(database, pictures.urls, mediaDir)
    return [...lines, await describeEffect(checked, effect, missing, command)].join('\n')
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
