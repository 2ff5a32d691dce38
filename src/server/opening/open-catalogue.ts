/** Opens what the store stands on: the database, or a catalogue behind another origin's API. */
import { type DatabaseAddress, openDatabase } from '#persistence/open-database.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import { withLowestPrices } from '#services/catalogue/lowest-prices.ts'
import type { CatalogueReading } from '#services/catalogue/catalogue-reading.ts'
import { type PictureFinder, withOrderPictures, withPictureAddresses } from '#services/pictures/picture-addresses.ts'
import { createRemoteCatalogue } from '#services/remote/remote-catalogue.ts'
import type { Database } from '#services/repositories.ts'
import { OWN_MEDIA_DIR, type Environment } from '../settings/environment.ts'
import { createPictureFinder } from '../pictures/picture-finder.ts'
import { loadSampleCatalogue } from '../settings/sample-catalogue.ts'
import type { StartReport } from '../logging/start-report.ts'

export interface OpenCatalogue {
  reading: CatalogueReading
  /** Null where another origin's API takes the orders. */
  database: Database | null
  /** Null where another origin serves the pictures. */
  finder: PictureFinder | null
  ping(): Promise<void>
  close(): Promise<void>
}

export function databaseAddress({
  databaseUrl,
  databaseReadUrls: readUrls,
  databaseFile,
}: Environment): DatabaseAddress {
  return databaseUrl === null ? { databaseFile } : { databaseUrl, readUrls }
}

/** With an absolute API_BASE_URL nothing is opened here: that origin holds the database (spec 12.1). */
export async function openCatalogue(
  environment: Environment,
  { money: { currency }, market }: ShopSettings,
  report: StartReport,
): Promise<OpenCatalogue> {
  if (environment.apiExternal) {
    const remote = createRemoteCatalogue({ baseUrl: environment.apiBaseUrl, currency })
    return { reading: remote, database: null, finder: null, ping: () => remote.ping(), close: () => remote.close() }
  }
  const { databaseUrl, databaseReadUrls: readUrls, databaseFile } = environment
  const database = await report.step(
    'database',
    () => openDatabase(databaseAddress(environment), currency),
    () => (databaseUrl === null ? databaseFile : ['PostgreSQL', ...readUrls.map(() => 'standby')].join(', ')),
  )
  try {
    await report.step(
      'catalogue',
      () => database.prepare(() => loadSampleCatalogue(new Date(), currency)),
      ({ migrated, seeded }) =>
        [migrated.length > 0 ? 'tables made' : 'tables up to date', seeded ? 'sample catalogue stored' : '']
          .filter(Boolean)
          .join(', '),
    )
  } catch (error) {
    await database.close()
    throw error
  }
  const finder = createPictureFinder(environment.mediaDir, OWN_MEDIA_DIR)
  return {
    reading: withPictureAddresses(market.eu ? withLowestPrices(database, database.prices) : database, finder),
    finder,
    database: { ...database, orders: withOrderPictures(database.orders, finder) },
    ping: () => database.ping(),
    close: () => database.close(),
  }
}
