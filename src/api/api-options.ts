/** What the API's routes are given. */
import type { Store } from '#services/store.ts'

export interface ApiOptions {
  store: Store
  /** Rejects when the database does not answer. */
  ping: () => Promise<void>
}
