/** The checkout: a skeleton until the cart is read, then the form, the empty case, or the word that this cart is an order already. */
import { rich } from '#ui/rich.tsx'
import { useFrameText } from '#storefront/texts/frame.ts'
import { useCheckoutText } from '#storefront/texts/checkout.ts'
import type { Cart } from '#domain/cart/cart-line.ts'
import { orderableLines } from '#domain/cart/orderable.ts'
import type { CatalogueItem } from '#domain/catalogue/product/product.ts'
import type { PaymentMethod } from '#domain/order/payment/payment-ways.ts'
import { useState } from 'react'
import { Link } from '#ui/link.tsx'
import { links } from '../../links.ts'
import { orderHistory } from '../../state/order-history.ts'
import { useRootData } from '../../state/root-data.ts'
import { useCart } from '../../state/lists/store-hooks.ts'
import { NothingToOrder } from '../../goods/order/nothing-to-order.tsx'
import { EmptyList } from '../../goods/lists/empty-list.tsx'
import { AlreadyOrdered } from './placing/already-ordered.tsx'
import { CheckoutForm } from './checkout-form.tsx'
import { CheckoutNotices } from './checkout-notices.tsx'
import { CheckoutHeading, CheckoutSkeleton } from './checkout-skeleton.tsx'
import type { PlacedOrder } from '../../goods/order/order-answer.ts'
import { failureText, isFailure } from './placing/outcome-texts.ts'
import { type Placing, usePlacing } from './placing/use-placing.ts'
import './checkout.css'

interface CheckoutPageProps {
  topRated: readonly CatalogueItem[]
  /** In the order in which they are offered. */
  paymentMethods: readonly PaymentMethod[]
}

export function CheckoutPage({ topRated, paymentMethods }: CheckoutPageProps) {
  const t = useCheckoutText()
  const frame = useFrameText()
  const { items: cart, loaded } = useCart()
  const { catalogueSize } = useRootData()
  const placing = usePlacing()
  const { outcome } = placing
  if (!loaded) return <CheckoutSkeleton />
  if (outcome?.kind === 'placed') return <OrderPlaced order={outcome.order} />
  if (outcome?.kind === 'already-ordered') return <AlreadyOrdered order={outcome.order} />
  // An order leaves the cart before its page opens: until then the page shows what was ordered.
  const shown = placing.pressed ?? cart
  if (shown.length === 0) {
    return (
      <div className="pt-6 md:pt-11">
        <EmptyList title={t('checkout')} text={frame('emptyCart')} catalogueSize={catalogueSize} topRated={topRated}>
          <LastOrder />
        </EmptyList>
      </div>
    )
  }
  if (orderableLines(shown).length === 0) return <NothingLeft cart={shown} placing={placing} />
  return <CheckoutForm cart={shown} paymentMethods={paymentMethods} placing={placing} />
}

/** In sight for as long as the next page takes. */
function OrderPlaced({ order: { number, key, payUrl } }: { order: PlacedOrder }) {
  const t = useCheckoutText()
  return (
    <div role="status" className="max-w-160 pt-6 pb-10 md:pt-11">
      <h1 className="h-page">{t('thankYou')}</h1>
      <p className="mt-4 text-18 text-ink-2">
        {rich(t(payUrl === undefined ? 'orderPlaced' : 'orderPlacedPay', { number }), (words) => (
          <Link to={links.order(number, key)} className="link-text text-ink">
            {words}
          </Link>
        ))}
      </p>
    </div>
  )
}

/** Whatever is in the cart, nothing of it can be bought: perhaps because an order whose answer was lost has taken the last of it. */
function NothingLeft({ cart, placing }: { cart: Cart; placing: Placing }) {
  const t = useCheckoutText()
  const { outcome } = placing
  return (
    <div className="max-w-160 pt-6 pb-10 md:pt-11">
      <CheckoutHeading />
      <CheckoutNotices cart={cart} placing={placing} obstacles={[]} presses={0} onCodeLost={() => {}} />
      <div role="alert">
        {isFailure(outcome) && (
          <p className="mt-4 font-medium text-sale">{failureText(outcome, navigator.onLine, t)}</p>
        )}
      </div>
      <div className="mt-8 max-w-120">
        <NothingToOrder />
      </div>
    </div>
  )
}

/** Whoever comes back after ordering is led to the order instead of wondering. */
function LastOrder() {
  const t = useCheckoutText()
  const [newest] = useState(orderHistory)[0]
  if (!newest) return null
  return (
    <p className="mt-6 text-ink-2">
      {rich(t('lastOrder', { number: newest.number }), (words) => (
        <Link to={links.order(newest.number, newest.key)} className="link-text text-ink">
          {words}
        </Link>
      ))}
    </p>
  )
}
