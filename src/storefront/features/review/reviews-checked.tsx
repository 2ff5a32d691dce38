/** Whether somebody makes sure that reviews come from people who bought, in the owner's words or in ours (docs/specification.md, 12.4). */
import { useReviewText } from '#storefront/texts/review.ts'
import { type MarketSettings, shownWords } from '#domain/shop/market-settings.ts'

export function ReviewsChecked({ market }: { market: MarketSettings }) {
  const t = useReviewText()
  return (
    <p className="mb-6 max-w-160 text-14 text-ink-2">{shownWords(market, 'reviewsChecked') || t('reviewsChecked')}</p>
  )
}
