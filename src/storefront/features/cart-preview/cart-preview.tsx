/** The drawer that a press on the cart icon opens: the lines, their sum, and the ways to cart and checkout. Loaded at the first press. */
import { countOf } from '#domain/money/format-number.ts'
import { sentences } from '#domain/shop/sentences.ts'
import { lineKey } from '#domain/cart/cart-line.ts'
import { orderableLines } from '#domain/cart/orderable.ts'
import { cartTotals } from '#domain/cart/totals.ts'
import { formatMoney } from '#domain/money/money.ts'
import { ShoppingBag } from 'lucide-react'
import { Link } from '../../ui/link.tsx'
import { links } from '#storefront/links.ts'
import { EMPTY_CART } from '#storefront/page-texts.ts'
import { closeOverlay } from '#storefront/state/overlay-store.ts'
import { useRootData } from '#storefront/state/root-data.ts'
import { useCart } from '#storefront/state/store-hooks.ts'
import { buttonClasses } from '#storefront/ui/button-classes.ts'
import { Drawer } from '#storefront/ui/drawer.tsx'
import { NothingToOrder } from '../cart/nothing-to-order.tsx'
import { PreviewLine } from './preview-line.tsx'
import { useArrival } from './use-arrival.ts'

function close(): void {
  closeOverlay('cart')
}

export default function CartPreview({ open }: { open: boolean }) {
  const { items: cart } = useCart()
  const { settings } = useRootData()
  useArrival(close)
  const { subtotal, saving, quantity } = cartTotals(cart)
  const empty = cart.length === 0
  const orderable = orderableLines(cart).length > 0
  return (
    <Drawer
      open={open}
      onClose={close}
      backCloses
      side="right"
      title="Cart"
      heading={
        <h2 className="flex items-baseline gap-3 display text-28">
          Cart
          {!empty && (
            <span className="font-sans text-16 font-normal tracking-normal text-ink-2">
              {countOf(quantity, 'item')}
            </span>
          )}
        </h2>
      }
      footer={
        !empty && (
          <div className="grid gap-3 p-4 pb-[calc(16px+env(safe-area-inset-bottom))] md:p-5">
            <dl className="grid gap-1">
              <div className="flex justify-between gap-4 font-bold">
                <dt>Subtotal</dt>
                <dd>{formatMoney(subtotal)}</dd>
              </div>
              {saving > 0 && (
                <div className="flex justify-between gap-4 text-14 text-success">
                  <dt>You save</dt>
                  <dd>{formatMoney(saving)}</dd>
                </div>
              )}
            </dl>
            {orderable ? (
              <>
                <p className="text-14 text-ink-2">
                  {sentences(settings.taxSentence, 'Shipping is chosen in the cart')}
                </p>
                <Link to={links.checkout} replace className={buttonClasses({ wide: true })}>
                  Proceed to Checkout
                </Link>
              </>
            ) : (
              <NothingToOrder replace />
            )}
            <Link to={links.cart} replace className={buttonClasses({ look: 'outline', wide: true })}>
              View Cart
            </Link>
          </div>
        )
      }
      bodyClassName="px-4 md:px-5"
    >
      {empty ? (
        <div className="flex flex-col items-center py-12 text-center">
          <ShoppingBag size={48} strokeWidth={1} aria-hidden="true" />
          <p className="mt-6 display text-28">{EMPTY_CART.text}</p>
          <Link to={links.shop()} replace className={buttonClasses({ className: 'mt-6' })}>
            {EMPTY_CART.link}
          </Link>
        </div>
      ) : (
        <ul>
          {cart.map((line) => (
            <PreviewLine key={lineKey(line)} cart={cart} line={line} />
          ))}
        </ul>
      )}
    </Drawer>
  )
}
