/** The drawer that a press on the cart icon opens: the lines, what goes well with them, their sum, and the ways to cart and checkout. Loaded at the first press. */
import { useFrameText } from '#storefront/texts/frame.ts'
import { useCartText } from '#storefront/texts/cart.ts'
import { sentences } from '#domain/shop/sentences.ts'
import { orderableLines } from '#domain/cart/orderable.ts'
import { cartTotals } from '#domain/cart/totals.ts'
import { ShoppingBag } from 'lucide-react'
import { useState } from 'react'
import { Link } from '#ui/link.tsx'
import { links } from '#storefront/links.ts'
import { closeOverlay } from '#storefront/state/overlay-store.ts'
import { useRootData } from '#storefront/state/root-data.ts'
import { useCart } from '#storefront/state/lists/store-hooks.ts'
import { buttonClasses } from '#ui/button-classes.ts'
import { Drawer } from '#ui/windows/drawer.tsx'
import { Amount } from '../../../goods/order/amount.tsx'
import { NothingToOrder } from '../../../goods/order/nothing-to-order.tsx'
import { useGoesWell } from '../use-goes-well.ts'
import { PreviewLines } from './preview-lines.tsx'
import { PreviewSuggestions } from './preview-suggestions.tsx'
import { useArrival } from './use-arrival.ts'

function close(): void {
  closeOverlay('cart')
}

export default function CartPreview({ open }: { open: boolean }) {
  const t = useCartText()
  const frame = useFrameText()
  const { items: cart } = useCart()
  const { settings } = useRootData()
  useArrival(close)
  const { subtotal, saving, quantity } = cartTotals(cart)
  const empty = cart.length === 0
  const orderable = orderableLines(cart).length > 0
  const shelf = useGoesWell(cart, { wanted: open && !empty })
  // What was taken out is offered back until the drawer is closed.
  const [opened, setOpened] = useState({ open, times: 0 })
  if (opened.open !== open) setOpened({ open, times: opened.times + Number(open) })
  return (
    <Drawer
      open={open}
      onClose={close}
      backCloses
      side="right"
      title={t('cart')}
      heading={
        <h2 className="flex items-baseline gap-3 display text-28">
          {t('cart')}
          {!empty && (
            <span className="font-sans text-16 font-normal tracking-normal text-ink-2">
              {t('items', { count: quantity })}
            </span>
          )}
        </h2>
      }
      footer={
        !empty && (
          <div className="grid gap-3 p-4 pb-[calc(16px+env(safe-area-inset-bottom))] md:p-5">
            <dl className="grid gap-1">
              <div className="flex justify-between gap-4 font-bold">
                <dt>{t('subtotal')}</dt>
                <dd>
                  <Amount amount={subtotal} />
                </dd>
              </div>
              {saving > 0 && (
                <div className="flex justify-between gap-4 text-14 text-success">
                  <dt>{t('youSave')}</dt>
                  <dd>
                    <Amount amount={saving} />
                  </dd>
                </div>
              )}
            </dl>
            {orderable ? (
              <>
                <p className="text-14 text-ink-2">{sentences(settings.taxSentence, t('shippingIsChosenInThe'))}</p>
                <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-2">
                  <Link to={links.cart} replace className={buttonClasses({ look: 'outline', className: 'px-4!' })}>
                    {t('viewCart')}
                  </Link>
                  <Link to={links.checkout} replace className={buttonClasses({ className: 'px-3!' })}>
                    {t('proceedToCheckout')}
                  </Link>
                </div>
              </>
            ) : (
              <>
                <NothingToOrder replace />
                <Link to={links.cart} replace className={buttonClasses({ look: 'outline', wide: true })}>
                  {t('viewCart')}
                </Link>
              </>
            )}
          </div>
        )
      }
      bodyClassName="px-4 md:px-5"
    >
      <PreviewLines key={opened.times} cart={cart} />
      {empty ? (
        <div className="flex flex-col items-center py-12 text-center">
          <ShoppingBag size={48} strokeWidth={1} aria-hidden="true" />
          <p className="mt-6 display text-28">{frame('emptyCart')}</p>
          <Link to={links.shop()} replace className={buttonClasses({ className: 'mt-6' })}>
            {frame('continueShopping')}
          </Link>
        </div>
      ) : (
        shelf && <PreviewSuggestions {...shelf} />
      )}
    </Drawer>
  )
}
