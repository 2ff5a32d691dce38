/** What the owner's commands share: their refusals, the shop's database, and how they end. */
import { existsSync } from 'node:fs'
import { invoiceTerms } from '#domain/order/invoice.ts'
import { spelledOut } from '#domain/catalogue/product/harmful-characters.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import { openDatabase } from '#persistence/open-database.ts'
import { PROJECT_ROOT, readEnvironment } from '#server/settings/environment.ts'
import { readShopSettings } from '#server/settings/shop-file.ts'
import type { Database } from '#services/repositories.ts'

/** Ends a command: the message goes to stderr, and nothing was changed. */
export class Refusal extends Error {}

export interface CommandResult {
  status: 0 | 1
  text: string
}

/** The settings of the shop that the environment names. */
export function settingsOf(env: NodeJS.ProcessEnv): Promise<ShopSettings> {
  return readShopSettings(readEnvironment(env).shopFile, PROJECT_ROOT)
}

/** Opens the database that the environment names, which servers may be using, and closes it again. @throws {Refusal} where there is none yet. */
export async function withDatabase<T>(
  env: NodeJS.ProcessEnv,
  work: (database: Database, shop: ShopSettings) => Promise<T>,
): Promise<T> {
  const { databaseFile, databaseUrl } = readEnvironment(env)
  const shop = await settingsOf(env)
  if (databaseUrl === null && !existsSync(databaseFile)) {
    throw new Refusal(`There is no database ${databaseFile} yet; start the store or import a catalogue first.`)
  }
  const database = await openDatabase(databaseUrl === null ? { databaseFile } : { databaseUrl }, shop.money.currency)
  try {
    await database.prepare(async () => null)
    await database.invoices.setTerms(invoiceTerms(shop))
    return await work(database, shop)
  } finally {
    await database.close()
  }
}

/** Runs a command: status 0 and what it says, or 1 and what is wrong. */
export async function commandResult(command: () => Promise<string>): Promise<CommandResult> {
  try {
    return { status: 0, text: await command() }
  } catch (error) {
    return { status: 1, text: error instanceof Error ? error.message : String(error) }
  }
}

/** Prints a result, in which nothing of a file or an order can act on the terminal, and lets the process end with its status. */
export function finish({ status, text }: CommandResult): void {
  const stream = status === 0 ? process.stdout : process.stderr
  stream.write(`${spelledOut(text)}\n`)
  process.exitCode = status
}

/** How a change that was just made can be taken back. */
export function undoHint(batch: number): string {
  return `(undo: npm run history -- undo ${batch})`
}

/** Rows of texts as columns of equal width. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_cell, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
