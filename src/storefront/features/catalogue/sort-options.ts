/** The sort options with their words: the home area's four as the specification spells them, then ours. */
import type { KeyOf } from '#texts/text-pack.ts'
import type { SortKey } from '#domain/catalogue/query/catalogue-query.ts'

export interface SortOption {
  value: SortKey
  label: KeyOf<'frame'>
}

/** Spec 2.16. */
export const HOME_SORT_OPTIONS: readonly SortOption[] = [
  { value: 'asc', label: 'sortDefault' },
  { value: 'low', label: 'sortLow' },
  { value: 'high', label: 'sortHigh' },
  { value: 'on-sale', label: 'sortOnSale' },
]

/** Spec 4.3: the four above, and rating, newest, discount. */
export const SHOP_SORT_OPTIONS: readonly SortOption[] = [
  ...HOME_SORT_OPTIONS,
  { value: 'rating', label: 'sortRated' },
  { value: 'newest', label: 'sortNewest' },
  { value: 'discount', label: 'sortSaving' },
]
