/** One review: initial or picture, name, date, stars, text, and what the shop says to it. */
import { useReviewText } from '#storefront/texts/review.ts'
import type { ProductReview } from '#domain/catalogue/product/product.ts'
import { BadgeCheck } from 'lucide-react'
import { Stars } from '#ui/stars.tsx'
import { useRootData } from '../../state/root-data.ts'
import { reviewDate } from './review-date.ts'

export function ReviewItem({ review }: { review: ProductReview }) {
  const t = useReviewText()
  return (
    <li className="review">
      <Avatar review={review} />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <p className="font-bold">{review.name}</p>
          <p className="text-14 text-ink-2">{reviewDate(review.date, t.locale)}</p>
        </div>
        <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1">
          <Stars rating={review.rating} size={14} />
          {review.verified && (
            <p className="flex items-center gap-1.5 text-14 font-medium text-success">
              <BadgeCheck size={16} strokeWidth={1.5} aria-hidden="true" />
              {t('verifiedPurchase')}
            </p>
          )}
        </div>
        <p dir="auto" className="mt-2 break-words">
          {review.review}
        </p>
        {review.answer !== undefined && <ShopAnswer text={review.answer} />}
      </div>
    </li>
  )
}

function ShopAnswer({ text }: { text: string }) {
  const t = useReviewText()
  const { settings } = useRootData()
  return (
    <div className="mt-3 border-s-2 border-line ps-4">
      <p className="text-14 font-bold">{t('shopAnswers', { shop: settings.name })}</p>
      <p dir="auto" className="mt-1 break-words whitespace-pre-line">
        {text}
      </p>
    </div>
  )
}

function Avatar({ review }: { review: ProductReview }) {
  if (review.user) {
    return (
      <img
        src={review.user}
        alt=""
        width={40}
        height={40}
        loading="lazy"
        className="size-10 shrink-0 rounded-pill bg-tile object-cover"
      />
    )
  }
  const [initial = ''] = review.name.trim()
  return (
    <span
      aria-hidden="true"
      className="grid size-10 shrink-0 place-items-center rounded-pill bg-tint font-serif font-bold"
    >
      {initial.toUpperCase()}
    </span>
  )
}
