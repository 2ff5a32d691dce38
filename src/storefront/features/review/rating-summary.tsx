/** The rating summary: in a sample shop the one that the specification fixes (spec 2.7) with the real average in words below it, in a live one that of the product's own reviews; its bars filter them (usability 26). */
import { rich, unseen } from '#ui/rich.tsx'
import { useReviewText } from '#storefront/texts/review.ts'
import type { ProductReview, RatingSummary as RealRating } from '#domain/catalogue/product/product.ts'
import { Stars } from '#ui/stars.tsx'
import { formatNumber } from '#domain/money/format-number.ts'
import { starCounts, starShares } from './review-order.ts'

const FIXED_AVERAGE = 4.5
/** Widths in percent of the bars for 5 to 1 stars. */
const FIXED_BARS = [82, 30, 15, 6, 10] as const

interface RatingSummaryProps {
  rating: RealRating
  reviews: readonly ProductReview[]
  /** Whole stars of the reviews that are shown; undefined for all. */
  stars: number | undefined
  onFilter: (stars?: number) => void
  isLive: boolean
}

export function RatingSummary({ rating, reviews, stars, onFilter, isLive }: RatingSummaryProps) {
  const t = useReviewText()
  const counts = starCounts(reviews)
  if (isLive && rating.count === 0) return null
  const average = isLive ? rating.average : FIXED_AVERAGE
  const bars = isLive ? starShares(counts) : FIXED_BARS
  return (
    <div className="rating-summary">
      <div>
        <p className="font-serif text-64 leading-none">{formatNumber(average, t.locale)}</p>
        <Stars rating={average} size={17} className="mt-3" label="" />
        <p className="mt-1.5 text-14 text-ink-2">{t('average')}</p>
      </div>
      <dl className="rating-bars">
        {bars.map((percent, place) => (
          <div key={5 - place} className="rating-bar" data-chosen={stars === 5 - place || undefined}>
            <dt>{t('starsCounted', { stars: 5 - place })}</dt>
            <dd aria-hidden="true" className="rating-bar-track">
              <span style={{ width: `${percent}%` }} />
            </dd>
            <dd className="text-end text-ink-2">
              {percent}
              {'\u202F'}%
            </dd>
            {counts.length > 1 && (
              <BarButton
                stars={5 - place}
                count={counts.find((found) => found.stars === 5 - place)?.count ?? 0}
                pressed={stars === 5 - place}
                onPress={() => onFilter(stars === 5 - place ? undefined : 5 - place)}
              />
            )}
          </div>
        ))}
      </dl>
      {!isLive && rating.count > 0 && (
        <p className="rating-real text-14 text-ink-2">
          {rich(t('averageOf', { average: rating.average.toFixed(1), count: rating.count }), (words) => (
            <b className="text-ink">{words}</b>
          ))}
        </p>
      )}
    </div>
  )
}

interface BarButtonProps {
  stars: number
  count: number
  pressed: boolean
  onPress: () => void
}

/** Lies over its whole row. A bar without reviews is none: it leads to nothing. */
function BarButton({ stars, count, pressed, onPress }: BarButtonProps) {
  const t = useReviewText()
  return (
    <dd className="needs-script text-end">
      {count > 0 && (
        <button type="button" aria-pressed={pressed} onClick={onPress} className="rating-bar-button">
          {rich(t('barReviews', { stars, count }), unseen)}
        </button>
      )}
    </dd>
  )
}
