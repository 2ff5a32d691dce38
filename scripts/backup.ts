/** `npm run backup -- FILE`: the whole database in one file, also while the store runs. */
import { existsSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { backupSqlite } from '#persistence/sqlite/backup-sqlite.ts'
import { readEnvironment } from '#server/settings/environment.ts'
import { commandResult, finish, Refusal, type CommandResult } from './commands/shop-command.ts'

const USAGE = 'Usage: npm run backup -- FILE'

/** Runs the command with its arguments. */
export function runBackup(args: string[], env: NodeJS.ProcessEnv): Promise<CommandResult> {
  return commandResult(async () => {
    const [file, another] = args
    if (file === undefined || another !== undefined || file.startsWith('-')) throw new Refusal(USAGE)
    const target = path.resolve(file)
    const { databaseFile, databaseUrl, mediaDir } = readEnvironment(env)
    // A status of 0 would let whoever backs up every night believe that there is a backup.
    if (databaseUrl !== null) throw new Refusal(postgresCommand(target))
    if (!existsSync(databaseFile)) throw new Refusal(`There is no database ${databaseFile} yet.`)
    if (existsSync(target)) throw new Refusal(`${target} is there already; name another file.`)
    if (!existsSync(path.dirname(target))) throw new Refusal(`The folder ${path.dirname(target)} does not exist.`)
    await backupSqlite(databaseFile, target)
    const { size } = await stat(target)
    return `${target} holds the whole database (${Math.ceil(size / 1024)} kB). Pictures are not in it; they are in ${mediaDir}.`
  })
}

/** The address is not repeated: it may hold a password. */
function postgresCommand(target: string): string {
  return `The shop is on PostgreSQL, which brings its own command; nothing was copied. Run:
  pg_dump --format=custom --file='${target.replaceAll("'", String.raw`'\''`)}' "$DATABASE_URL"`
}

if (import.meta.main) finish(await runBackup(process.argv.slice(2), process.env))
