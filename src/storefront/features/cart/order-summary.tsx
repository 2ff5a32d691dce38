/** The checkout panel: subtotal, saving, shipping, total and the way on (spec 2.8 and 9.3). */
import { useCartText } from '#storefront/texts/cart.ts'
import type { Cart } from '#domain/cart/cart-line.ts'
import { lesser, minus, ZERO } from '#domain/money/minor.ts'
import type { OrderSums } from '#domain/order/order.ts'
import { orderableLines } from '#domain/cart/orderable.ts'
import { cartTotals } from '#domain/cart/totals.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import { RotateCcw } from 'lucide-react'
import { useId } from 'react'
import { Link } from '#ui/link.tsx'
import { links } from '../../links.ts'
import { buttonClasses } from '#ui/button-classes.ts'
import { NothingToOrder } from '../../goods/order/nothing-to-order.tsx'
import type { CartShipping } from '../../goods/order/use-shipping.ts'
import { ShippingChoices } from './shipping-choices.tsx'
import { SummaryLine, SummaryTotal } from '../../goods/order/summary-lines.tsx'

/** What a code takes off, and what it makes of the shipping; null for no code that holds. */
export type CodeBrings = Pick<OrderSums, 'discount' | 'shipping'> | null

interface OrderSummaryProps {
  cart: Cart
  shop: ShopSettings
  /** ISO 3166-1 alpha-2. */
  country: string
  shipping: CartShipping
  brings: CodeBrings
}

export function OrderSummary({ cart, shop, country, shipping, brings }: OrderSummaryProps) {
  const t = useCartText()
  const heading = useId()
  const orderable = orderableLines(cart).length > 0
  const { subtotal, saving, total } = cartTotals(cart, brings?.shipping ?? shipping.price)
  const discount = lesser(brings?.discount ?? ZERO, subtotal)
  return (
    <section aria-labelledby={heading} className="rounded-tile bg-sand p-5 md:p-8 lg:sticky lg:top-21">
      <h2 id={heading} className="display text-28">
        {t('orderSummary')}
      </h2>
      <dl className="mt-5 grid gap-4 pb-5">
        <SummaryLine label={t('subtotal')} amount={subtotal} />
        {saving > 0 && <SummaryLine label={t('youSave')} amount={saving} className="font-bold text-success" />}
        {discount > 0 && (
          <SummaryLine label={t('discount')} amount={minus(ZERO, discount)} className="font-bold text-success" />
        )}
      </dl>
      {orderable ? (
        <>
          <ShippingChoices shop={shop} shipping={shipping} country={country} />
          <SummaryTotal total={minus(total, discount)} note={shop.taxSentence} />
          <Link to={links.checkout} className={buttonClasses({ size: 'large', wide: true, className: 'mt-8' })}>
            {t('proceedToCheckout')}
          </Link>
        </>
      ) : (
        <div className="border-t border-sand-line pt-5">
          <NothingToOrder />
        </div>
      )}
      <p className="mt-4 flex gap-3 text-14 text-ink-2">
        <RotateCcw size={18} strokeWidth={1.5} aria-hidden className="mt-px shrink-0" />
        {t('easyReturns', { days: shop.returnDays })}
      </p>
    </section>
  )
}
