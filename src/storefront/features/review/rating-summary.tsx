/** The rating summary that the specification fixes (spec 2.7), with the real average in words below it; its bars filter the reviews (usability 26). */
import { rich, unseen } from '#ui/rich.tsx'
import { useReviewText } from '#storefront/texts/review.ts'
import type { ProductReview, RatingSummary as RealRating } from '#domain/catalogue/product/product.ts'
import { Stars } from '#ui/stars.tsx'
import { starCounts } from './review-order.ts'

const FIXED_AVERAGE = 4.5
/** Widths in percent of the bars for 5 to 1 stars. */
const FIXED_BARS = [82, 30, 15, 6, 10] as const

interface RatingSummaryProps {
  rating: RealRating
  reviews: readonly ProductReview[]
  /** Whole stars of the reviews that are shown; undefined for all. */
  stars: number | undefined
  onFilter: (stars?: number) => void
}

export function RatingSummary({ rating, reviews, stars, onFilter }: RatingSummaryProps) {
  const t = useReviewText()
  const counts = starCounts(reviews)
  return (
    <div className="rating-summary">
      <div>
        <p className="font-serif text-64 leading-none">{FIXED_AVERAGE}</p>
        <Stars rating={FIXED_AVERAGE} size={17} className="mt-3" label="" />
        <p className="mt-1.5 text-14 text-ink-2">{t('average')}</p>
      </div>
      <dl className="rating-bars">
        {FIXED_BARS.map((percent, place) => (
          <div key={percent} className="rating-bar" data-chosen={stars === 5 - place || undefined}>
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
      {rating.count > 0 && (
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
