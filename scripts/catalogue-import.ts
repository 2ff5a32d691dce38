/** `npm run catalogue:import -- FILE [--replace | --merge] [--dry-run] [--map FILE] [--skip-bad] [--type T]`: stores a catalogue file. */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import path from 'node:path'
import { moneyOf } from '#domain/shop/shop-money.ts'
import { openDatabase } from '#persistence/open-database.ts'
import { draftDatabase } from '#persistence/sqlite/draft-database.ts'
import { OWN_MEDIA_DIR, PROJECT_ROOT, readEnvironment } from '#server/settings/environment.ts'
import { createMissingLookup } from '#server/pictures/missing-lookup.ts'
import { openFetchedStore } from '#server/pictures/fetched-store.ts'
import { readShopSettings } from '#server/settings/shop-file.ts'
import { importCatalogue } from '#services/import/import-catalogue.ts'
import type { ImportWatch } from '#services/import/import-outcome.ts'
import type { FetchReport } from '#services/pictures/fetched-pictures.ts'
import { SNAPSHOT_FROM } from '#services/catalogue/snapshot-keeper.ts'
import { readCommand } from './commands/import-command.ts'
import { openSource } from './commands/import-file.ts'
import { showProgress } from './commands/import-progress.ts'
import { describeOutcome } from './commands/import-report.ts'
import { commandResult, finish, type CommandResult } from './commands/shop-command.ts'

/** A line about pictures at most this often, in milliseconds. */
const PICTURES_EVERY = 2000

/** What an owner sees while it lasts. */
interface Progress extends ImportWatch {
  /** Bytes of the file that are read. */
  onRead?: (bytes: number, total: number) => void
}

/** Runs the command with its arguments: status 0 and what was done, or 1 and what is wrong. */
export function runImport(args: string[], env: NodeJS.ProcessEnv, progress: Progress = {}): Promise<CommandResult> {
  return commandResult(async () => {
    const command = readCommand(args)
    const { databaseFile, databaseUrl, mediaDir, shopFile } = readEnvironment(env)
    const shop = await readShopSettings(shopFile, PROJECT_ROOT)
    const money = moneyOf(shop)
    const { currency } = money
    const source = await openSource(command, (bytes, total) => progress.onRead?.(bytes, total))
    try {
      const store = {
        isThere: () => databaseUrl !== null || existsSync(databaseFile),
        open: () => openDatabase(databaseUrl === null ? { databaseFile } : { databaseUrl }, currency),
        draft: () => draftDatabase(databaseFile, currency),
      }
      const tools = {
        now: new Date(),
        money,
        productTypes: shop.productTypes.map((type) => type.id),
        findMissing: createMissingLookup(mediaDir, OWN_MEDIA_DIR),
        openPictures: () => openFetchedStore(mediaDir),
      }
      const outcome = await importCatalogue(command, source, store, tools, { onPictures: showPictures(), ...progress })
      return await describeOutcome(outcome, command)
    } finally {
      await source.close()
    }
  })
}

function showPictures(): (report: Readonly<FetchReport>) => void {
  let told = performance.now()
  return ({ fetched, failed }) => {
    if (performance.now() - told < PICTURES_EVERY) return
    told = performance.now()
    process.stderr.write(`pictures: ${fetched} fetched, ${failed} failed ...\n`)
  }
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
  const onRead = showProgress(process.stderr, clock, { before: 'reading ', unit: ' kB' })
  const onStored = showProgress(process.stderr, clock)
  let isRead = false
  let products = 0
  const progress: Progress = {
    onPublished: (count) => (products = count),
    onRead(bytes, total) {
      if (isRead) return
      isRead = bytes === total
      onRead(Math.ceil(bytes / 1000), Math.ceil(total / 1000))
    },
    onStored(done, total) {
      // What is stored while the file is read goes as fast as that.
      if (total !== null) onStored(done, total)
    },
  }
  finish(await runImport(process.argv.slice(2), process.env, progress))
  if (products >= SNAPSHOT_FROM && readEnvironment(process.env).snapshotFile !== null) prepareNextStart()
}
