/** What every database must do, whatever it is made of; each adapter's test declares this suite for itself. */
import { afterEach, describe } from 'vitest'
import type { Database } from '#services/repositories.ts'
import type { ContractContext } from './context.ts'
import { declareBasketsContract } from './baskets.ts'
import { declareCatalogueContract } from './catalogue.ts'
import { declareChangesContract } from './changes.ts'
import { declareEditsContract } from './edits.ts'
import { declareExportContract } from './export.ts'
import { declareHistoryContract } from './history.ts'
import { declareIndexReadingContract } from './index-reading.ts'
import { declareInvoicesContract } from './invoices.ts'
import { declareStagingContract } from './staging.ts'
import { declareOrderDeskContract } from './order-desk.ts'
import { declareOrderMovesContract } from './order-moves.ts'
import { declareOrdersContract } from './orders.ts'
import { declareRacesContract } from './order-races.ts'
import { declareMailboxesContract } from './mailboxes.ts'
import { declareModerationContract } from './moderation.ts'
import { declareReviewsContract } from './reviews.ts'
import { declareOutboxContract } from './outbox.ts'
import { declarePaymentsContract } from './payments.ts'
import { declareSalesContract } from './sales.ts'
import { declarePricesContract } from './prices.ts'
import { declareSearchesContract } from './searches.ts'
import { declareLinkMailsContract, declarePasskeysContract } from './passkeys.ts'
import { declarePeopleContract } from './people.ts'
import { declareWithdrawalsContract } from './withdrawals.ts'
import { declarePreparationContract } from './preparation.ts'
import { openDatabase, type DatabaseAddress } from '../open-database.ts'

export function declareDatabaseContract(name: string, createAddress: () => Promise<DatabaseAddress>): void {
  const opened: Database[] = []
  const context: ContractContext = {
    createAddress,
    async open(address, currency) {
      const database = await openDatabase(address, currency)
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
    declareSalesContract(context)
    declarePricesContract(context)
    declareIndexReadingContract(context)
    declareExportContract(context)
    declareEditsContract(context)
    declareHistoryContract(context)
    declareStagingContract(context)
    declareChangesContract(context)
    declareOrdersContract(context)
    declareOrderMovesContract(context)
    declareOrderDeskContract(context)
    declareInvoicesContract(context)
    declareWithdrawalsContract(context)
    declareBasketsContract(context)
    declareMailboxesContract(context)
    declareRacesContract(context)
    declareReviewsContract(context)
    declareModerationContract(context)
    declareOutboxContract(context)
    declarePaymentsContract(context)
    declareSearchesContract(context)
    declarePeopleContract(context)
    declarePasskeysContract(context)
    declareLinkMailsContract(context)
  })
}
