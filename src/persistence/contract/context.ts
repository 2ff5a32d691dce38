/** What the parts of the database contract are given. */
import type { Currency } from '#domain/money/currency.ts'
import type { Database } from '#services/repositories.ts'
import type { DatabaseAddress } from '../open-database.ts'

export interface ContractContext {
  /** The address of a new, empty database. */
  createAddress(): Promise<DatabaseAddress>
  /** Opens a database that is closed after the test. */
  open(address: DatabaseAddress, currency?: Currency): Promise<Database>
  /** A new, prepared and empty database. */
  openEmpty(): Promise<{ database: Database; address: DatabaseAddress }>
}
