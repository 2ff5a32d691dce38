/** The head of an order's page: how things stand, what happens next, and the payment while it is open. */
import { usePaymentText } from '#storefront/texts/payment.ts'
import { useFrameText } from '#storefront/texts/frame.ts'
import { useOrderText } from '#storefront/texts/order.ts'
import type { Order } from '#domain/order/order.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import { CircleCheck, CircleX, Printer } from 'lucide-react'
import type { RefObject } from 'react'
import { Button } from '#ui/button.tsx'
import { awaitsPayment } from './order-expectation.ts'
import { orderStory } from './order-story.ts'
import { PayOrder } from './pay-order.tsx'

interface OrderHeadingProps {
  order: Order
  shop: ShopSettings
  /** Takes the focus when the state has changed. */
  heading: RefObject<HTMLHeadingElement | null>
}

export function OrderHeading({ order, shop, heading }: OrderHeadingProps) {
  const t = useOrderText()
  const { mark, title, next } = orderStory(order, shop, { t, frame: useFrameText(), payment: usePaymentText() })
  const cancelled = order.state === 'cancelled'
  const Icon = cancelled ? CircleX : CircleCheck
  return (
    <>
      {/* On paper there is no header that says whose order it is. */}
      <p className="display hidden text-28 print:mb-6 print:block">{shop.name}</p>
      <p className={`flex items-center gap-2.5 font-bold ${cancelled ? 'text-ink-2' : 'text-success'}`}>
        <Icon size={22} strokeWidth={1.5} aria-hidden />
        {mark}
      </p>
      <h1 ref={heading} tabIndex={-1} className="mt-3 h-page outline-none">
        {title}
      </h1>
      <p className="mt-3 max-w-140 text-18 text-ink-2">{next}</p>
      <div className="print-hidden mt-6 flex flex-wrap items-center gap-x-6 gap-y-4">
        {awaitsPayment(order) && <PayOrder order={order} />}
        <Button look="outline" size="small" className="needs-script" onClick={() => window.print()}>
          <Printer size={20} strokeWidth={1.5} aria-hidden />
          {t('print')}
        </Button>
      </div>
    </>
  )
}
