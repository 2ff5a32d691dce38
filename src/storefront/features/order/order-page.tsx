/** The static order-confirmation and tracking page: fixed sample content, said to be a sample (section 2). */
import { formatMoney } from '#domain/money/money.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '../../ui/link.tsx'
import { links } from '../../links.ts'
import { buttonClasses } from '../../ui/button-classes.ts'
import { OrderTimeline } from './order-timeline.tsx'
import { OrderedProducts } from './ordered-products.tsx'
import { SAMPLE_LINES, SAMPLE_ORDER, SAMPLE_SAVING, SAMPLE_STEPS, SAMPLE_TOTALS } from './sample-order.ts'

export function OrderPage({ shop }: { shop: ShopSettings }) {
  return (
    <>
      <p className="mt-2 rounded-tile border border-line bg-tint px-5 py-3.5">
        This is a sample of the page that follows an order. It is not live: nothing was bought, and nothing will arrive.
      </p>
      <div className="mt-8 items-start gap-x-20 lg:grid lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div>
          <p className="flex items-center gap-2.5 font-bold text-success">
            <CircleCheck size={22} strokeWidth={1.5} aria-hidden />
            Your order has been received
          </p>
          <h1 className="mt-3 h-page">Thank you, it is being packed</h1>
          <p className="mt-3 max-w-140 text-18 text-ink-2">
            A confirmation with a link to this page is on its way. Nothing else to do until the parcel knocks.
          </p>
          <dl className="mt-8 grid grid-cols-2 gap-x-4 gap-y-5 border-t border-b border-t-ink border-b-line py-5 md:flex md:justify-between">
            <Fact term="Order number">{SAMPLE_ORDER.number}</Fact>
            <Fact term="Date">
              <time dateTime={SAMPLE_ORDER.dateTime}>{SAMPLE_ORDER.date}</time>
            </Fact>
            <Fact term="Total">{formatMoney(SAMPLE_TOTALS.total)}</Fact>
            <Fact term="Payment">{SAMPLE_ORDER.payment}</Fact>
          </dl>
          <h2 className="mt-12 display text-28">Where it is</h2>
          <OrderTimeline steps={SAMPLE_STEPS} />
          <div className="mt-10 grid gap-8 border-t border-line pt-7 sm:grid-cols-3">
            <Answer title="Delivery address">
              {SAMPLE_ORDER.address.map((part) => (
                <span key={part} className="block">
                  {part}
                </span>
              ))}
            </Answer>
            <Answer title="Returns">
              {shop.returnDays} days easy returns from the day it arrives. The label is in the box.
            </Answer>
            <Answer title="Changed your mind?">An order can be cancelled until the courier collects the parcel.</Answer>
          </div>
          <Link to={links.shop()} className={buttonClasses({ className: 'mt-10' })}>
            Continue Shopping
          </Link>
        </div>
        <OrderedProducts
          className="max-lg:mt-12"
          title="Your order"
          lines={SAMPLE_LINES.map((line) => ({ key: line.id, ...line, total: line.unitPrice * line.quantity }))}
          subtotal={SAMPLE_TOTALS.subtotal}
          saving={SAMPLE_SAVING}
          savingLabel="You saved"
          shipping={SAMPLE_TOTALS.shipping}
          shippingLabel={SAMPLE_ORDER.shipping}
          total={SAMPLE_TOTALS.total}
          note="Paid by credit card"
        />
      </div>
    </>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-14 text-ink-2">{term}</dt>
      <dd className="font-bold">{children}</dd>
    </div>
  )
}

function Answer({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="font-bold">{title}</h2>
      <p className="mt-1 text-ink-2">{children}</p>
    </section>
  )
}
