/** What the parts of the database contract are given. */
import type { Database } from '#services/repositories.ts'
import type { DatabaseAddress } from '../open-database.ts'

export interface ContractContext {
  /** The address of a new, empty database. */
  createAddress(): Promise<DatabaseAddress>
  /** Opens a database that is closed after the test. */
  open(address: DatabaseAddress): Promise<Database>
  /** A new, prepared and empty database. */
  openEmpty(): Promise<{ database: Database; address: DatabaseAddress }>
}
