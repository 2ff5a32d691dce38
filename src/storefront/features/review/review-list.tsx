/** The reviews of a product, to be sorted and narrowed by stars once there are several (usability 26). */
import { formatNumber } from '#domain/money/format-number.ts'
import type { ProductReview } from '#domain/catalogue/product.ts'
import { useState } from 'react'
import { NO_REVIEWS } from '../../page-texts.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'
import { ReviewItem } from './review-item.tsx'
import { arrangeReviews, REVIEW_ORDERS, type ReviewOrder, starCounts, wholeStars } from './review-order.ts'

/** The style sheet hides what comes after these until all are asked for; without scripts all are read. */
const FIRST_SHOWN = 5
/** Fewer are seen at a glance. */
const WORTH_SORTING = 3

export function ReviewList({ reviews }: { reviews: readonly ProductReview[] }) {
  const [order, setOrder] = useState<ReviewOrder>('newest')
  const [stars, setStars] = useState<number>()
  const [all, setAll] = useState(false)
  if (reviews.length === 0) return <p className="review-none">{NO_REVIEWS}</p>
  const arranged = arrangeReviews(reviews, order, stars)
  const counts = starCounts(reviews)
  return (
    <>
      {reviews.length >= WORTH_SORTING && (
        <div className="review-tools needs-script">
          <div role="group" aria-label="Show reviews by stars" className="flex flex-wrap gap-2">
            <StarButton
              pressed={stars === undefined}
              onPress={() => setStars(undefined)}
              label={`All ${formatNumber(reviews.length)}`}
            />
            {counts.length > 1 &&
              counts.map(({ stars: value, count }) => (
                <StarButton
                  key={value}
                  pressed={stars === value}
                  onPress={() => setStars(stars === value ? undefined : value)}
                  label={`${value} ${value === 1 ? 'star' : 'stars'}`}
                  count={count}
                />
              ))}
          </div>
          <Select label="Sort reviews" options={REVIEW_ORDERS} value={order} onChoose={setOrder} />
        </div>
      )}
      <ul
        className={all ? 'review-list' : 'review-list review-list-cut'}
        aria-live={stars === undefined ? undefined : 'polite'}
      >
        {arranged.map((review) => (
          <ReviewItem key={`${review.name} ${review.date} ${wholeStars(review)}`} review={review} />
        ))}
      </ul>
      {!all && arranged.length > FIRST_SHOWN && (
        <Button look="outline" className="review-all needs-script mt-6" onClick={() => setAll(true)}>
          Show all {formatNumber(arranged.length)} reviews
        </Button>
      )}
    </>
  )
}

interface StarButtonProps {
  pressed: boolean
  onPress: () => void
  label: string
  count?: number
}

function StarButton({ pressed, onPress, label, count }: StarButtonProps) {
  return (
    <button type="button" aria-pressed={pressed} onClick={onPress} className="star-button">
      {label}
      {count !== undefined && <span className="text-14 opacity-75">({formatNumber(count)})</span>}
    </button>
  )
}
