/** Makes a database ready: migrations and the first catalogue in one locked transaction. */
import type { Currency } from '#domain/money/currency.ts'
import type { Catalogue } from '#services/catalogue/catalogue-file.ts'
import { isCatalogueEmpty } from './catalogue/catalogue-reader.ts'
import { wasCatalogueWritten, writeCatalogue } from './catalogue/catalogue-writer.ts'
import { appendChange } from './change-log.ts'
import type { Engine } from './engine.ts'
import { migrate } from './migrations/migrate.ts'
import { settleCurrency } from './shop-currency.ts'

/** Thrown inside the transaction to undo it: the seed is read from files, which must not happen while others wait for the lock. */
class SeedNeeded extends Error {}

/**
 * Migrates, and stores what `seed` gives where no catalogue was ever stored (null stores nothing). `seed` is called at most once, outside the
 * lock; whether it is still needed is decided again under the lock, so that any number of processes may start at once.
 * @throws {Error} when a newer version of the store wrote the database, or it sells in another currency.
 */
export async function prepareDatabase(
  engine: Engine,
  currency: Currency,
  seed: () => Promise<Catalogue | null>,
): Promise<{ migrated: string[]; seeded: boolean }> {
  try {
    return await prepareOnce(engine, currency, null)
  } catch (error) {
    if (!(error instanceof SeedNeeded)) throw error
    return await prepareOnce(engine, currency, { catalogue: await seed() })
  }
}

function prepareOnce(
  engine: Engine,
  currency: Currency,
  seed: { catalogue: Catalogue | null } | null,
): Promise<{ migrated: string[]; seeded: boolean }> {
  return engine.write(async (session) => {
    await engine.lockPreparation(session)
    const migrated = await migrate(session, engine.kind, new Date())
    await settleCurrency(session, currency)
    const empty = (await isCatalogueEmpty(session)) && !(await wasCatalogueWritten(session))
    if (!empty) return { migrated, seeded: false }
    if (!seed) throw new SeedNeeded()
    if (!seed.catalogue) return { migrated, seeded: false }
    await writeCatalogue(session, seed.catalogue, 'replace')
    await appendChange(engine, session, { productId: null, kind: 'catalogue' })
    return { migrated, seeded: true }
  })
}
