/** The deal of the day with its countdown (spec 4.14): who is on and how long is known in the browser. */
import { useHomeText } from '#storefront/texts/home.ts'
import { countdown } from '#domain/pricing/offer.ts'
import { priceSpread, wholePercent } from '#domain/pricing/sale-price.ts'
import { useMoney } from '#storefront/state/page-money.ts'
import { Link } from '#ui/link.tsx'
import { links } from '../../../../links.ts'
import { Countdown } from '#ui/countdown.tsx'
import { Picture } from '#ui/pictures/picture.tsx'
import { useNow } from '#ui/use-now.ts'
import { Price } from '../../../../goods/card/price.tsx'
import { currentOffer } from '../../choose/deals.ts'
import type { Home } from '../../home.ts'
import { AddToCart } from './add-to-cart.tsx'
import './deal.css'

const SIZES = '(width >= 1280px) 588px, (width >= 768px) 47vw, 92vw'

export function Deal({ home }: { home: Home }) {
  const t = useHomeText()
  const { format } = useMoney()
  const deal = currentOffer(home.deals, useNow())
  if (!deal) return null
  const { product, line } = deal
  const { saving, percent } = priceSpread(product).lowest
  const end = product.offerDate?.endDate
  return (
    <section id="deal" aria-labelledby="deal-title" className="shell home-section">
      <div className="deal">
        <Link to={links.product(product.id)} tabIndex={-1} aria-hidden className="deal-picture">
          <Picture src={product.img} name={product.title} alt="" sizes={SIZES} className="fill" />
        </Link>
        <div className="deal-words">
          <p className="font-medium text-sale">{t('dealOfTheDay')}</p>
          <h2 id="deal-title" className="h-section mt-3">
            <Link dir="auto" className="relative hit" to={links.product(product.id)}>
              {product.title}
            </Link>
          </h2>
          <p className="mt-3 max-w-115 text-ink-2">{line}</p>
          <div className="mt-4 flex flex-wrap items-baseline gap-x-3 gap-y-1">
            <span className="deal-price">
              <Price product={product} />
            </span>
            {saving > 0 && (
              <span className="text-14 text-ink-2">
                {t('youSave', { amount: format(saving), percent: wholePercent(percent) })}
              </span>
            )}
          </div>
          {end !== undefined && (
            <Countdown
              key={product.id}
              label={t('timeLeftInTheDeal')}
              timeLeft={(nowMs) => countdown(end, nowMs)}
              size="large"
              className="mt-5"
            />
          )}
          <AddToCart product={product} className="mt-7" />
        </div>
      </div>
    </section>
  )
}
