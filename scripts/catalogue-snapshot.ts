/** `npm run catalogue:snapshot`: prepares the next start of a large shop, which then need not read the whole catalogue. */
import { createSnapshotFile, searchSnapshotFile } from '#persistence/snapshot/snapshot-file.ts'
import { readEnvironment } from '#server/settings/environment.ts'
import { databaseAddress } from '#server/opening/open-catalogue.ts'
import { searchBuilder } from '#server/opening/search-builder.ts'
import { SNAPSHOT_FROM } from '#services/catalogue/snapshot-keeper.ts'
import { takeSnapshot } from '#services/catalogue/take-snapshot.ts'
import { commandResult, finish, Refusal, withDatabase, type CommandResult } from './commands/shop-command.ts'

/** Bytes of memory that a product takes while the index and, beside it, the search are made. */
const BYTES_A_PRODUCT = 1500

/** Runs the command: status 0 and what was done, or 1 and what is wrong. */
export function runSnapshot(env: NodeJS.ProcessEnv, worthFrom = SNAPSHOT_FROM): Promise<CommandResult> {
  return commandResult(() =>
    withDatabase(env, async (database) => {
      const environment = readEnvironment(env)
      const { snapshotFile } = environment
      if (snapshotFile === null) throw new Refusal('SNAPSHOT_FILE is 0: no index is kept for the next start.')
      const needed = (await database.catalogue.count()) * BYTES_A_PRODUCT
      if (needed > process.availableMemory()) {
        const megabytes = Math.ceil(needed / 1e6)
        throw new Refusal(
          `${megabytes} MB of memory are needed to prepare the next start, and fewer are free. The next start reads the catalogue whole.`,
        )
      }
      const begun = performance.now()
      const note = (sentence: string): never => {
        throw new Refusal(sentence)
      }
      const outcome = await takeSnapshot(
        database,
        {
          store: createSnapshotFile(snapshotFile),
          note,
          worthFrom,
          search: {
            store: createSnapshotFile(searchSnapshotFile(snapshotFile)),
            note,
            worthFrom,
            build: searchBuilder(databaseAddress(environment)),
          },
        },
        new AbortController().signal,
      )
      if (outcome === 'small') return `Fewer than ${worthFrom} products: every start is quick.`
      if (outcome === 'elsewhere') return 'Another process is preparing the next start already.'
      return `The next start is prepared, in ${((performance.now() - begun) / 1000).toFixed(1)} s.`
    }),
  )
}

if (import.meta.main) finish(await runSnapshot(process.env))
