/** How a list of reviews is sorted and narrowed (usability 26). */
import type { GroupText, KeyOf } from '#texts/text-pack.ts'
import type { ProductReview } from '#domain/catalogue/product/product.ts'

export type ReviewOrder = 'newest' | 'highest' | 'lowest'

export const REVIEW_ORDERS: readonly { value: ReviewOrder; label: KeyOf<'review'> }[] = [
  { value: 'newest', label: 'newestFirst' },
  { value: 'highest', label: 'highestRating' },
  { value: 'lowest', label: 'lowestRating' },
]

export interface StarCount {
  /** 1 to 5. */
  stars: number
  count: number
}

/** The whole stars under which a review is counted: 4.5 stands with 4. */
export function wholeStars(review: Pick<ProductReview, 'rating'>): number {
  return Math.min(5, Math.max(1, Math.floor(review.rating)))
}

/** "Showing 5 of 8 reviews with 4 stars". */
export function shownText(shown: number, count: number, stars: number, t: GroupText<'review'>): string {
  return shown < count ? t('showingSomeReviews', { shown, count, stars }) : t('showingReviews', { count, stars })
}

/** How many reviews there are of 5 to 1 stars; those without any are left out. */
export function starCounts(reviews: readonly ProductReview[]): StarCount[] {
  return [5, 4, 3, 2, 1]
    .map((stars) => ({ stars, count: reviews.filter((review) => wholeStars(review) === stars).length }))
    .filter(({ count }) => count > 0)
}

/** Percent of the reviews with 5 to 1 stars, in whole ones that add up to 100 where there are reviews: what rounding leaves goes to the largest rests. */
export function starShares(counts: readonly StarCount[]): number[] {
  const all = counts.reduce((sum, { count }) => sum + count, 0)
  if (all === 0) return [0, 0, 0, 0, 0]
  const exact = [5, 4, 3, 2, 1].map((stars) => ((counts.find((one) => one.stars === stars)?.count ?? 0) * 100) / all)
  const shares = exact.map(Math.floor)
  const rests = exact.map((share, place) => ({ place, rest: share % 1 })).toSorted((a, b) => b.rest - a.rest)
  const missing = 100 - shares.reduce((sum, share) => sum + share, 0)
  for (const { place } of rests.slice(0, missing)) shares[place] = (shares[place] ?? 0) + 1
  return shares
}

/** The reviews of `stars` whole stars (all of them without), sorted; dates that cannot be read come last among the newest. */
export function arrangeReviews(reviews: readonly ProductReview[], order: ReviewOrder, stars?: number): ProductReview[] {
  const kept = stars === undefined ? reviews : reviews.filter((review) => wholeStars(review) === stars)
  return kept.toSorted((a, b) => {
    const byRating = order === 'newest' ? 0 : order === 'highest' ? b.rating - a.rating : a.rating - b.rating
    return byRating || byNewest(a, b)
  })
}

function byNewest(a: ProductReview, b: ProductReview): number {
  const x = time(a)
  const y = time(b)
  return x === y ? 0 : y - x
}

function time({ date }: ProductReview): number {
  const read = Date.parse(date)
  return Number.isNaN(read) ? -Infinity : read
}
