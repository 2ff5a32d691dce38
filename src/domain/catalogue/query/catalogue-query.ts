/** The catalogue query: what a shopper asked of the catalogue, as data. Parsing from and to the URL stands in `catalogue-query-url.ts`. */
import type { Currency } from '#domain/money/currency.ts'
import { decimalToMinor } from '#domain/money/decimal.ts'
import type { DecimalAmount, Minor } from '#domain/money/minor.ts'

export const STATUS_VALUES = ['on-sale', 'in-stock', 'out-of-stock'] as const
export type StatusFilter = (typeof STATUS_VALUES)[number]

export const SORT_KEYS = ['asc', 'low', 'high', 'on-sale', 'rating', 'newest', 'discount'] as const
export type SortKey = (typeof SORT_KEYS)[number]

export type CatalogueView = 'grid' | 'list'

/** Every word is already a slug (see `slug.ts`); absent means not filtered. Spec 4.2, 5.1 and 9.5. */
export interface CatalogueQuery {
  type?: string
  category?: string
  subcategory?: string
  /** Any of them; empty means all. Sorted and without repeats. */
  brands: string[]
  status?: StatusFilter
  /** List price, inclusive; a decimal, as addresses have it, so that nobody needs to know the currency who reads or writes one. */
  minPrice?: DecimalAmount
  maxPrice?: DecimalAmount
  color?: string
  size?: string
  tag?: string
  /** At least this average, 1 to 5. */
  rating?: number
  sortBy: SortKey
  /** 1-based, not yet clamped. */
  page: number
  view?: CatalogueView
  /** Depth of a load-more list, in products. */
  shown?: number
}

/** The query of a bare address. */
export const EMPTY_QUERY: CatalogueQuery = { brands: [], sortBy: 'asc', page: 1 }

/** A query as products are held against it: its prices are minor units, as theirs are. */
export type PricedQuery = Omit<CatalogueQuery, 'minPrice' | 'maxPrice'> & { minPrice?: Minor; maxPrice?: Minor }

/** The same query in the minor units of a currency. */
export function pricedQuery(query: CatalogueQuery, currency: Currency): PricedQuery {
  const { minPrice, maxPrice, ...rest } = query
  return {
    ...rest,
    ...(minPrice !== undefined && { minPrice: decimalToMinor(minPrice, currency) }),
    ...(maxPrice !== undefined && { maxPrice: decimalToMinor(maxPrice, currency) }),
  }
}
