/** An order's own page: what was ordered, how things stand and what the shopper can do (usability 49 to 51). */
import { usePaymentText } from '#storefront/texts/payment.ts'
import { shippingNameWithin, soldShipping } from '#texts/shipping-text.ts'
import { useFrameText } from '#storefront/texts/frame.ts'
import type { KeyOf } from '#texts/text-pack.ts'
import { useOrderText } from '#storefront/texts/order.ts'
import { minus, sumOf, times, ZERO } from '#domain/money/minor.ts'
import { useMoney } from '#storefront/state/page-money.ts'
import type { Order } from '#domain/order/order.ts'
import { ParcelFact } from './parcel-fact.tsx'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { Link } from '#ui/link.tsx'
import { links } from '../../links.ts'
import { buttonClasses } from '#ui/button-classes.ts'
import { reviewDate } from '../review/review-date.ts'
import { BuyerReviews } from './buyer-reviews.tsx'
import { EventTime } from './event-time.tsx'
import { OrderHelp } from './order-help.tsx'
import type { CancelOutcome } from './order-calls.ts'
import { FACT_ROW, OrderFact } from './order-fact.tsx'
import { OrderHeading } from './order-heading.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { OrderedProducts } from './ordered-products.tsx'
import { orderSteps } from './order-steps.ts'
import { paymentText } from './payment-words.ts'
import { useFollowPayment } from './use-follow-payment.ts'

interface OrderPageProps {
  order: Order
  shop: ShopSettings
  /** Ids of the ordered products that the shop still shows. */
  offered: readonly string[]
}

const CANCEL_WORDS: Readonly<Partial<Record<CancelOutcome, KeyOf<'order'>>>> = {
  'too-late': 'packedMeanwhile',
  busy: 'tooManyAttempts',
  failed: 'cancelUnknown',
}

export function OrderPage({ order, shop, offered }: OrderPageProps) {
  const t = useOrderText()
  const frame = useFrameText()
  const payment = usePaymentText()
  const { format } = useMoney()
  const heading = useRef<HTMLHeadingElement>(null)
  const { revalidate } = useRevalidator()
  const [answer, setAnswer] = useState<CancelOutcome>('cancelled')
  // Cancelled in another tab, it is what was asked for.
  const problem = order.state === 'cancelled' ? undefined : CANCEL_WORDS[answer]
  useFollowPayment(order)

  async function showCancelAnswer(outcome: CancelOutcome): Promise<void> {
    setAnswer(outcome)
    // Where no answer came, none would come to this either.
    if (outcome !== 'cancelled' && outcome !== 'too-late') return
    await revalidate()
    heading.current?.focus()
  }

  return (
    <div className="mt-2 items-start gap-x-20 lg:grid lg:grid-cols-[minmax(0,1fr)_24rem]">
      <div>
        <OrderHeading order={order} shop={shop} heading={heading} />
        <p role="alert" className={problem ? 'mt-6 rounded-tile border border-sale px-5 py-3.5' : undefined}>
          {problem && t(problem)}
        </p>
        <dl className={FACT_ROW}>
          <OrderFact term={t('orderNumberTerm')}>{order.number}</OrderFact>
          <OrderFact term={t('date')}>
            <time dateTime={order.placedAt}>{reviewDate(order.placedAt, t.locale)}</time>
          </OrderFact>
          <OrderFact term={t('total')}>{format(order.total)}</OrderFact>
          <OrderFact term={t('payment')}>{paymentText(order, { t, payment })}</OrderFact>
        </dl>
        <h2 className="mt-12 display text-28">{t('whereItIs')}</h2>
        <OrderTimeline
          steps={orderSteps(order, shop, { t, frame }).map(({ title, state, at, expected, note }) => ({
            title,
            state,
            when: (
              <>
                {at === undefined ? expected : <EventTime at={at} />}
                {note && <span className="block text-ink">{note}</span>}
              </>
            ),
          }))}
        />
        {order.parcel && <ParcelFact parcel={order.parcel} />}
        {order.state === 'delivered' && <BuyerReviews order={order} offered={offered} />}
        <OrderHelp order={order} shop={shop} onCancelAnswer={(outcome) => void showCancelAnswer(outcome)} />
        <Link to={links.shop()} className={buttonClasses({ className: 'mt-10' })}>
          {t('continueShopping')}
        </Link>
      </div>
      <OrderSummary order={order} offered={offered} />
    </div>
  )
}

function OrderSummary({ order, offered }: Omit<OrderPageProps, 'shop'>) {
  const t = useOrderText()
  const frame = useFrameText()
  const payment = usePaymentText()
  const { format } = useMoney()
  const listed = sumOf(order.lines.map(({ listPrice, quantity }) => times(listPrice, quantity)))
  const saved = minus(listed, order.subtotal)
  return (
    <OrderedProducts
      className="max-lg:mt-12"
      title={t('yourOrder')}
      lines={order.lines.map(({ id, title, img, choice, quantity, unitPrice }) => ({
        key: JSON.stringify([id, choice]),
        title,
        img,
        choice,
        quantity,
        total: times(unitPrice, quantity),
        ...(offered.includes(id) && { to: links.product(id) }),
      }))}
      subtotal={order.subtotal}
      saving={minus(ZERO, order.discount)}
      savingLabel={order.code === undefined ? t('codeUnnamed') : t('code', { code: order.code })}
      shipping={order.shipping}
      shippingLabel={shippingNameWithin(soldShipping(order), frame)}
      taxes={order.taxes}
      total={order.total}
      note={paymentText(order, { t, payment })}
    >
      {order.refunds && (
        <p className="mt-4 text-14 font-medium">
          {t('wentBack', { amount: format(sumOf(order.refunds.map(({ amount }) => amount))) })}
        </p>
      )}
      {saved > 0 && (
        <p className="mt-4 text-14 font-medium text-success">{t('belowList', { amount: format(saved) })}</p>
      )}
    </OrderedProducts>
  )
}
