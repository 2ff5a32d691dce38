/** The static order-confirmation and tracking page: fixed sample content, said to be a sample (spec 2.11). */
import { shippingNameWithin } from '#texts/shipping-text.ts'
import { useFrameText } from '#storefront/texts/frame.ts'
import { useOrderText } from '#storefront/texts/order.ts'
import { times } from '#domain/money/minor.ts'
import { useMoney } from '#storefront/state/page-money.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import { CircleCheck } from 'lucide-react'
import { Link } from '#ui/link.tsx'
import { links } from '../../../links.ts'
import { buttonClasses } from '#ui/button-classes.ts'
import { HelpEntry } from '../help-entry.tsx'
import { FACT_ROW, OrderFact } from '../order-fact.tsx'
import { reviewDate } from '../../review/review-date.ts'
import { OrderTimeline } from '../order-timeline.tsx'
import { OrderedProducts } from '../ordered-products.tsx'
import { SAMPLE_LINES, SAMPLE_ORDER, SAMPLE_SAVING, SAMPLE_TOTALS, sampleSteps } from './sample-order.ts'

export function SampleOrderPage({ shop }: { shop: ShopSettings }) {
  const t = useOrderText()
  const frame = useFrameText()
  const { format } = useMoney()
  return (
    <>
      <p className="mt-2 rounded-tile border border-line bg-tint px-5 py-3.5">{t('thisIsASampleOf')}</p>
      <div className="mt-8 items-start gap-x-20 lg:grid lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div>
          <p className="flex items-center gap-2.5 font-bold text-success">
            <CircleCheck size={22} strokeWidth={1.5} aria-hidden />
            {t('packed')}
          </p>
          <h1 className="mt-3 h-page">{t('thankYouItIsPacked')}</h1>
          <p className="mt-3 max-w-140 text-18 text-ink-2">{t('aConfirmationWithALink')}</p>
          <dl className={FACT_ROW}>
            <OrderFact term={t('orderNumberTerm')}>{SAMPLE_ORDER.number}</OrderFact>
            <OrderFact term={t('date')}>
              <time dateTime={SAMPLE_ORDER.dateTime}>{reviewDate(SAMPLE_ORDER.dateTime, t.locale)}</time>
            </OrderFact>
            <OrderFact term={t('total')}>{format(SAMPLE_TOTALS.total)}</OrderFact>
            <OrderFact term={t('payment')}>{t('creditCard')}</OrderFact>
          </dl>
          <h2 className="mt-12 display text-28">{t('whereItIs')}</h2>
          <OrderTimeline steps={sampleSteps({ t, frame })} />
          <div className="mt-10 grid gap-8 border-t border-line pt-7 sm:grid-cols-3">
            <HelpEntry title={t('deliveryAddress')}>
              {SAMPLE_ORDER.address.map((part) => (
                <span key={part} className="block">
                  {part}
                </span>
              ))}
            </HelpEntry>
            <HelpEntry title={t('returns')}>
              {t('returndaysDaysEasyReturnsFrom', { returnDays: shop.returnDays })}
            </HelpEntry>
            <HelpEntry title={t('changedYourMind')}>{t('anOrderCanBeCancelled')}</HelpEntry>
          </div>
          <Link to={links.shop()} className={buttonClasses({ className: 'mt-10' })}>
            {t('continueShopping')}
          </Link>
        </div>
        <OrderedProducts
          className="max-lg:mt-12"
          title={t('yourOrder')}
          lines={SAMPLE_LINES.map((line) => ({ key: line.id, ...line, total: times(line.unitPrice, line.quantity) }))}
          subtotal={SAMPLE_TOTALS.subtotal}
          saving={SAMPLE_SAVING}
          savingLabel={t('youSaved')}
          shipping={SAMPLE_TOTALS.shipping}
          shippingLabel={shippingNameWithin({ id: 'flat-rate' }, frame)}
          total={SAMPLE_TOTALS.total}
          note={t('paidByCreditCard')}
        />
      </div>
    </>
  )
}
