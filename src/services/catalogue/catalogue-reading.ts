/** What the catalogue's service reads; a whole `Database` fits, and so does a catalogue behind HTTP. */
import type { Currency } from '#domain/money/currency.ts'
import type { CatalogueRepository, ChangeFeed } from '../repositories.ts'
import type { SaleRepository } from './sale-repository.ts'

export interface CatalogueReading {
  /** That of its prices. */
  currency: Currency
  catalogue: Pick<
    CatalogueRepository,
    'count' | 'eachIndexed' | 'items' | 'itemsByIds' | 'productsByIds' | 'categories' | 'brands'
  >
  changes: ChangeFeed
  /** Absent where another origin tells of them by its version. */
  sales?: SaleRepository
  /** The version that another origin gives its catalogue; null while it says none. */
  originVersion?: () => string | null
}
