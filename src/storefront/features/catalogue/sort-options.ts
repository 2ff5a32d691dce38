/** The sort options with their words: the home area's four as the specification spells them, then ours. */
import type { SortKey } from '#domain/catalogue/query/catalogue-query.ts'

export interface SortOption {
  value: SortKey
  label: string
}

/** Spec 2.16. */
export const HOME_SORT_OPTIONS: readonly SortOption[] = [
  { value: 'asc', label: 'Default Sorting' },
  { value: 'low', label: 'Low to Hight' },
  { value: 'high', label: 'High to Low' },
  { value: 'on-sale', label: 'On Sale' },
]

/** Spec 4.3: the four above, and rating, newest, discount. */
export const SHOP_SORT_OPTIONS: readonly SortOption[] = [
  ...HOME_SORT_OPTIONS,
  { value: 'rating', label: 'Best Rated' },
  { value: 'newest', label: 'Newest' },
  { value: 'discount', label: 'Biggest Saving' },
]
