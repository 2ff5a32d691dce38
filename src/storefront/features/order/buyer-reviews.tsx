/** Asks a buyer for a review of each delivered product. */
import { useOrderText } from '#storefront/texts/order.ts'
import type { Order } from '#domain/order/order.ts'
import { reviewerName } from '#domain/review/reviewer-name.ts'
import { BuyerReview } from './buyer-review.tsx'

interface BuyerReviewsProps {
  order: Pick<Order, 'number' | 'key' | 'lines' | 'address' | 'reviewed'>
  /** Ids of the ordered products that the shop still shows; no other can be reviewed. */
  offered: readonly string[]
}

export function BuyerReviews({ order, offered }: BuyerReviewsProps) {
  const t = useOrderText()
  const lines = order.lines.filter(({ id }) => offered.includes(id))
  // Of a product in two colours one review is asked for.
  const products = [...new Map(lines.toReversed().map((line) => [line.id, line])).values()].toReversed()
  if (products.length === 0) return null
  return (
    <section aria-labelledby="buyer-reviews" className="print-hidden mt-12">
      <h2 id="buyer-reviews" className="display text-28">
        {t('howDoYouLikeIt')}
      </h2>
      <p className="mt-2 max-w-140 text-ink-2">{t('reviewUnderName', { name: reviewerName(order.address.name) })}</p>
      <noscript>
        <p className="mt-2 text-ink-2">{t('writingAReviewNeedsJavascript')}</p>
      </noscript>
      <ul className="needs-script mt-5 border-t border-line">
        {products.map((line) => (
          <BuyerReview
            key={line.id}
            order={order}
            product={line}
            reviewed={order.reviewed?.includes(line.id) ?? false}
          />
        ))}
      </ul>
    </section>
  )
}
