/** What a database knows of the prices that products had. */
import type { PastPrice } from '#domain/pricing/price-history.ts'

export interface PriceRepository {
  /** Every former price of a product's choices, the one that ended last first. They are kept for as long as the database is. */
  past(id: string): Promise<PastPrice[]>
  /** The same of several products; those without any are absent. */
  pastOf(ids: readonly string[]): Promise<ReadonlyMap<string, PastPrice[]>>
}
