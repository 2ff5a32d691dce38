/** `npm run catalogue:export -- FILE`: writes the catalogue into a file that `catalogue:import` takes. */
import { open, rename, rm } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { EXPORT_FORMATS, writeCatalogueFile } from '#services/export/write-catalogue.ts'
import { commandResult, finish, Refusal, withDatabase, type CommandResult } from './commands/shop-command.ts'

const USAGE = `Usage: npm run catalogue:export -- FILE, where FILE ends in ${EXPORT_FORMATS.join(', ')}`

/** A file that is there is replaced once the new one is whole. */
async function exportCatalogue(args: string[], env: NodeJS.ProcessEnv): Promise<string> {
  const { positionals } = parseArgs({ args, allowPositionals: true, strict: false })
  const [file, another] = positionals
  const format = EXPORT_FORMATS.find((one) => file?.toLowerCase().endsWith(one))
  if (file === undefined || another !== undefined || format === undefined) throw new Refusal(USAGE)
  return await withDatabase(env, async (database) => {
    const unfinished = `${file}.unfinished`
    const handle = await open(unfinished, 'w')
    try {
      const count = await writeCatalogueFile(database, format, async (text) => {
        await handle.write(text)
      })
      await handle.sync()
      await handle.close()
      await rename(unfinished, file)
      return `${count} ${count === 1 ? 'product was' : 'products were'} written into ${file}.`
    } catch (error) {
      await handle.close()
      await rm(unfinished, { force: true })
      throw error
    }
  })
}

/** Runs the command with its arguments. */
export function runExport(args: string[], env: NodeJS.ProcessEnv): Promise<CommandResult> {
  return commandResult(() => exportCatalogue(args, env))
}

if (import.meta.main) finish(await runExport(process.argv.slice(2), process.env))
