/** What every database must do, whatever it is made of; each adapter's test declares this suite for itself. */
import { afterEach, describe } from 'vitest'
import type { Database } from '#services/repositories.ts'
import type { ContractContext } from './contract-context.ts'
import { declareBasketsContract } from './contract-baskets.ts'
import { declareCatalogueContract } from './contract-catalogue.ts'
import { declareChangesContract } from './contract-changes.ts'
import { declareEditsContract } from './contract-edits.ts'
import { declareExportContract } from './contract-export.ts'
import { declareIndexReadingContract } from './contract-index-reading.ts'
import { declareStagingContract } from './contract-staging.ts'
import { declareOrderMovesContract } from './contract-order-moves.ts'
import { declareOrdersContract } from './contract-orders.ts'
import { declareRacesContract } from './contract-order-races.ts'
import { declareMailboxesContract } from './contract-mailboxes.ts'
import { declareReviewsContract } from './contract-reviews.ts'
import { declareOutboxContract } from './contract-outbox.ts'
import { declarePaymentsContract } from './contract-payments.ts'
import { declareSearchesContract } from './contract-searches.ts'
import { declarePreparationContract } from './contract-preparation.ts'
import { openDatabase, type DatabaseAddress } from './open-database.ts'

export function declareDatabaseContract(name: string, createAddress: () => Promise<DatabaseAddress>): void {
  const opened: Database[] = []
  const context: ContractContext = {
    createAddress,
    async open(address) {
      const database = await openDatabase(address)
      opened.push(database)
      return database
    },
    async openEmpty() {
      const address = await createAddress()
      const database = await context.open(address)
      await database.prepare(() => Promise.resolve(null))
      return { database, address }
    },
  }
  describe(`database contract on ${name}`, () => {
    afterEach(async () => {
      await Promise.all(opened.splice(0).map((database) => database.close()))
    })
    declarePreparationContract(context)
    declareCatalogueContract(context)
    declareIndexReadingContract(context)
    declareExportContract(context)
    declareEditsContract(context)
    declareStagingContract(context)
    declareChangesContract(context)
    declareOrdersContract(context)
    declareOrderMovesContract(context)
    declareBasketsContract(context)
    declareMailboxesContract(context)
    declareRacesContract(context)
    declareReviewsContract(context)
    declareOutboxContract(context)
    declarePaymentsContract(context)
    declareSearchesContract(context)
  })
}
