/** `npm run catalogue:import -- FILE [--replace | --merge] [--dry-run] [--type T]`: stores a catalogue file, whole or not at all. */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { isDeepStrictEqual, parseArgs } from 'node:util'
import { openDatabase } from '#persistence/open-database.ts'
import { PROJECT_ROOT, readEnvironment } from '#server/environment.ts'
import { readShopSettings } from '#server/shop-file.ts'
import type { Catalogue } from '#services/catalogue-file.ts'
import { parseJson } from '#services/catalogue-import-json.ts'
import { checkCatalogue, type CheckOptions, type CheckReport } from '#services/catalogue-import.ts'
import type { Database } from '#services/repositories.ts'

const USAGE = 'Usage: npm run catalogue:import -- FILE [--replace | --merge] [--dry-run] [--type TYPE]'

/** Ends the command: the message goes to stderr, and nothing was stored. */
class Refusal extends Error {}

interface Command {
  file: string
  mode: 'replace' | 'merge'
  dryRun: boolean
  type: string | undefined
}

interface Checked {
  catalogue: Catalogue
  report: CheckReport
}

/** What an import does to the products that are stored. */
interface Effect {
  added: number
  changed: number
  unchanged: number
  removed: number
}

function readCommand(args: string[]): Command {
  const { values, positionals } = parseCommandLine(args)
  const [file, another] = positionals
  if (file === undefined) throw new Refusal(`Which file should be imported?\n${USAGE}`)
  if (another !== undefined) throw new Refusal(`One file at a time, please: got "${file}" and "${another}".\n${USAGE}`)
  if (values.replace && values.merge) throw new Refusal(`Either --replace or --merge, not both.\n${USAGE}`)
  return { file, mode: values.replace ? 'replace' : 'merge', dryRun: values['dry-run'] ?? false, type: values.type }
}

function parseCommandLine(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        replace: { type: 'boolean' },
        merge: { type: 'boolean' },
        'dry-run': { type: 'boolean' },
        type: { type: 'string' },
      },
    })
  } catch (error) {
    throw new Refusal(`${firstSentence(error)}\n${USAGE}`)
  }
}

async function readCatalogueFile(file: string): Promise<unknown> {
  const kind = path.extname(file).toLowerCase()
  if (['.csv', '.jsonl', '.ndjson'].includes(kind))
    throw new Refusal(`${file}: only JSON files can be imported, got ${kind}.`)
  const text = await readText(file)
  if (text.trim() === '') throw new Refusal(`${file} is empty.`)
  const json = parseJson(text)
  if (json.ok) return json.value
  throw new Refusal(`${file} is not valid JSON: line ${json.line}, column ${json.column}: ${json.message}.`)
}

async function readText(file: string): Promise<string> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await readFile(file))
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'ENOENT') throw new Refusal(`${file} does not exist.`)
    if (code === 'EISDIR') throw new Refusal(`${file} is a directory; name a file.`)
    if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA') throw new Refusal(`${file} is not UTF-8 text.`)
    throw new Refusal(`${file} cannot be read: ${firstSentence(error)}`)
  }
}

function check(file: string, input: unknown, options: CheckOptions): Checked {
  const result = checkCatalogue(input, options)
  if (result.ok) return result
  const lines = result.errors.map((error) => `${error.path}: ${error.message}`)
  const hidden = result.count - result.errors.length
  if (hidden > 0) lines.push(`... and ${hidden} more`)
  lines.push(`${file} was refused: ${result.count} ${result.count === 1 ? 'error' : 'errors'}. Nothing was stored.`)
  throw new Refusal(lines.join('\n'))
}

async function effectOn(database: Database, catalogue: Catalogue, command: Command): Promise<Effect> {
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

function describeEffect({ report }: Checked, effect: Effect, command: Command): string {
  const { added, changed, unchanged, removed } = effect
  const removals = command.mode === 'replace' ? `, ${removed} removed` : ''
  return [
    ...report.warnings.map((warning) => `warning: ${warning.path} ${warning.message}`),
    `products: ${added} added, ${changed} changed, ${unchanged} unchanged${removals}`,
    `categories: ${report.categories}`,
    `brands: ${report.brands}`,
    `reviews: ${report.reviews}`,
    command.dryRun ? 'Dry run: nothing was stored.' : `${command.file} was imported.`,
  ].join('\n')
}

/** A new database takes the file in the place of the sample; one with a catalogue is merged into or replaced. */
async function importCatalogue(command: Command, env: NodeJS.ProcessEnv): Promise<string> {
  const environment = readEnvironment(env)
  const shop = await readShopSettings(environment.shopFile, PROJECT_ROOT)
  const input = await readCatalogueFile(command.file)
  const options: CheckOptions = {
    now: new Date(),
    productTypes: shop.productTypes.map((type) => type.id),
    ...(command.type !== undefined && { type: command.type }),
  }
  const checkAlone = () => check(command.file, input, options)
  const allAdded = (checked: Checked) =>
    describeEffect(checked, { added: checked.report.products, changed: 0, unchanged: 0, removed: 0 }, command)

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
      if (seeded && first) return allAdded(first)
    }
    const { catalogue: stored } = database
    const known =
      command.mode === 'merge'
        ? { items: await stored.items(), categories: await stored.categories(), brands: await stored.brands() }
        : undefined
    const checked = check(command.file, input, { ...options, ...(known && { known }) })
    const effect = await effectOn(database, checked.catalogue, command)
    if (!command.dryRun) await stored.write(checked.catalogue, command.mode)
    return describeEffect(checked, effect, command)
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

function firstSentence(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  return `${message.split(/\.\s|\n/)[0]?.replace(/\.$/, '')}.`
}

/** Runs the command with its arguments: status 0 and what was done, or 1 and what is wrong. */
export async function runImport(args: string[], env: NodeJS.ProcessEnv): Promise<{ status: 0 | 1; text: string }> {
  try {
    return { status: 0, text: await importCatalogue(readCommand(args), env) }
  } catch (error) {
    return { status: 1, text: error instanceof Error ? error.message : String(error) }
  }
}

if (import.meta.main) {
  const { status, text } = await runImport(process.argv.slice(2), process.env)
  const stream = status === 0 ? process.stdout : process.stderr
  stream.write(`${text}\n`)
  process.exitCode = status
}
