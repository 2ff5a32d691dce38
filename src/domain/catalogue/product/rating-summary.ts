/** The real average of a product's reviews, which sorts, filters and Top Rated use. */
import type { RatingSummary } from './product.ts'

/** Mean of ratings in half steps, rounded half up once to one decimal (spec 9.6); average 0 and count 0 without any. */
export function summarizeRatings(ratings: readonly number[]): RatingSummary {
  const sum = ratings.reduce((total, rating) => total + rating, 0)
  return averageRating(sum, ratings.length)
}

/** The same of `count` ratings whose sum is known. */
export function averageRating(sum: number, count: number): RatingSummary {
  if (count === 0) return { average: 0, count }
  // Times ten before the division: half steps then stay exact, and a mean such as 4.35 is not rounded from 43.4999.
  return { average: Math.round((sum * 10) / count) / 10, count }
}
