/** The Reviews tab: summary whose bars filter, list, form (spec 2.7, usability 26); beside another tab only its beginning. */
import { useReviewText } from '#storefront/texts/review.ts'
import type { Product } from '#domain/catalogue/product/product.ts'
import { ArrowRight } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { RatingSummary } from './rating-summary.tsx'
import { ReviewsChecked } from './reviews-checked.tsx'
import { ReviewList } from './review-list.tsx'
import { useRootData } from '../../state/root-data.ts'
import './review.css'

// Few write one: its code comes when the tab is chosen.
const ReviewForm = lazy(async () => ({ default: (await import('./review-form.tsx')).ReviewForm }))

interface ReviewPanelProps {
  product: Product
  /** The tab is chosen: everything is shown. Else a wide screen shows the summary and two reviews. */
  full: boolean
  onShowAll: () => void
  /** Some are asked for by their stars: the tab is chosen, and the focus stays. */
  onFilter: () => void
}

export function ReviewPanel({ product, full, onShowAll, onFilter }: ReviewPanelProps) {
  const t = useReviewText()
  const { isLive, settings } = useRootData()
  const count = product.reviews.length
  const [stars, setStars] = useState<number>()
  const summary = useRef<HTMLDivElement>(null)

  function filter(value?: number) {
    setStars(value)
    onFilter()
  }

  /** The button that did it goes with its line: the focus goes to the bar that it took back. */
  function showEvery() {
    summary.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus()
    filter()
  }
  return (
    <div className="review-panel" data-full={full ? '' : undefined}>
      <div ref={summary} className="review-summary">
        <p aria-hidden="true" className="review-title display text-28">
          {t('reviews')}
        </p>
        <RatingSummary
          rating={product.rating}
          reviews={product.reviews}
          stars={stars}
          onFilter={filter}
          isLive={isLive}
        />
      </div>
      <div className="review-entries">
        {settings.market.eu && count > 0 && <ReviewsChecked market={settings.market} />}
        <ReviewList reviews={product.reviews} stars={stars} onShowEvery={showEvery} />
        <button type="button" onClick={onShowAll} className="review-more link-rule needs-script">
          {count > 0 ? t('readAll', { count }) : t('writeTheFirstReview')}
          <ArrowRight size={18} strokeWidth={1.5} aria-hidden="true" />
        </button>
      </div>
      {full && (
        <Suspense fallback={<div className="review-form review-form-room" />}>
          <ReviewForm product={product} isLive={isLive} />
        </Suspense>
      )}
    </div>
  )
}
