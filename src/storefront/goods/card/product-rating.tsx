/** Stars with the average and the number of reviews; nothing to show an average of says so. */
import { useFrameText } from '#storefront/texts/frame.ts'
import type { RatingSummary } from '#domain/catalogue/product/product.ts'
import { Stars } from '#ui/stars.tsx'

export function ProductRating({ rating }: { rating: RatingSummary }) {
  const t = useFrameText()
  if (rating.count === 0) return <span className="text-14 text-ink-3">{t('noReviewsYet')}</span>
  const average = rating.average.toFixed(1)
  // Whole texts: React would mark each of their pieces.
  return (
    <span className="flex items-center gap-2 text-14 text-ink-2">
      <Stars rating={rating.average} label="" />
      <span aria-hidden className="tabular-nums">
        {t('averageCounted', { average, count: rating.count })}
      </span>
      <span className="sr-only">{t('ratingOfFive', { average, count: rating.count })}</span>
    </span>
  )
}
