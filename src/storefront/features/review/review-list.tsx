/** The reviews of a product, to be sorted once there are several, and those of some stars alone where the bars ask for them (usability 26). */
import { useReviewText } from '#storefront/texts/review.ts'
import type { ProductReview } from '#domain/catalogue/product/product.ts'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Select } from '#ui/fields/select.tsx'
import { ReviewItem } from './review-item.tsx'
import { arrangeReviews, REVIEW_ORDERS, type ReviewOrder, shownText, wholeStars } from './review-order.ts'

/** The style sheet hides what comes after these until all are asked for; without scripts all are read. */
const FIRST_SHOWN = 5
/** Fewer are seen at a glance. */
const WORTH_SORTING = 3

interface ReviewListProps {
  reviews: readonly ProductReview[]
  /** Whole stars of those that are shown; undefined for all. */
  stars: number | undefined
  onShowEvery: () => void
}

export function ReviewList({ reviews, stars, onShowEvery }: ReviewListProps) {
  const t = useReviewText()
  const [order, setOrder] = useState<ReviewOrder>('newest')
  const [all, setAll] = useState(false)
  if (reviews.length === 0) return <p className="review-none">{t('noReviews')}</p>
  const arranged = arrangeReviews(reviews, order, stars)
  const shown = all ? arranged.length : Math.min(FIRST_SHOWN, arranged.length)
  return (
    <>
      {reviews.length >= WORTH_SORTING && (
        <div className="review-tools needs-script">
          <Select
            label={t('sortReviews')}
            options={REVIEW_ORDERS.map(({ value, label }) => ({ value, label: t(label) }))}
            value={order}
            onChoose={setOrder}
          />
        </div>
      )}
      <div className="review-filter needs-script">
        <p role="status">{stars !== undefined && shownText(shown, arranged.length, stars, t)}</p>
        {stars !== undefined && (
          <button type="button" onClick={onShowEvery} className="link-text min-h-11">
            {t('showAll', { count: reviews.length })}
          </button>
        )}
      </div>
      <ul className={all ? 'review-list' : 'review-list review-list-cut'}>
        {arranged.map((review) => (
          <ReviewItem key={`${review.name} ${review.date} ${wholeStars(review)}`} review={review} />
        ))}
      </ul>
      {!all && arranged.length > FIRST_SHOWN && (
        <Button look="outline" className="review-all needs-script mt-6" onClick={() => setAll(true)}>
          {t('showAllReviews', { count: arranged.length })}
        </Button>
      )}
    </>
  )
}
