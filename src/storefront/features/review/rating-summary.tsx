/** The rating summary that the specification fixes (spec 2.7), with the real average in words below it. */
import { formatNumber } from '#domain/money/format-number.ts'
import type { RatingSummary as RealRating } from '#domain/catalogue/product.ts'
import { Stars } from '../../ui/stars.tsx'

const FIXED_AVERAGE = 4.5
/** Widths in percent of the bars for 5 to 1 stars. */
const FIXED_BARS = [82, 30, 15, 6, 10] as const

export function RatingSummary({ rating }: { rating: RealRating }) {
  return (
    <div className="rating-summary">
      <div>
        <p className="font-serif text-64 leading-none">{FIXED_AVERAGE}</p>
        <Stars rating={FIXED_AVERAGE} size={17} className="mt-3" label="" />
        <p className="mt-1.5 text-14 text-ink-2">average</p>
      </div>
      <dl className="rating-bars">
        {FIXED_BARS.map((percent, place) => (
          <div key={percent} className="rating-bar">
            <dt>
              {5 - place} {place === 4 ? 'star' : 'stars'}
            </dt>
            <dd aria-hidden="true" className="rating-bar-track">
              <span style={{ width: `${percent}%` }} />
            </dd>
            <dd className="text-end text-ink-2">
              {percent}
              {'\u202F'}%
            </dd>
          </div>
        ))}
      </dl>
      {rating.count > 0 && (
        <p className="rating-real text-14 text-ink-2">
          <b className="text-ink">{rating.average.toFixed(1)}</b> is the average of{' '}
          {rating.count === 1 ? 'the one review' : `the ${formatNumber(rating.count)} reviews`} shown here.
        </p>
      )}
    </div>
  )
}
