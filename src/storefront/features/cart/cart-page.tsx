/** The cart page: a skeleton until the stores are loaded, then the empty case or the table with the checkout panel (spec 2.8). */
import { useFrameText } from '#storefront/texts/frame.ts'
import { useCartText } from '#storefront/texts/cart.ts'
import { type Cart, type CartLine, lineKey } from '#domain/cart/cart-line.ts'
import { cartQuantity } from '#domain/cart/totals.ts'
import type { CatalogueItem } from '#domain/catalogue/product/product.ts'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { emptyCart, restoreToCart, undoEmptyCart } from '../../state/lists/cart-line-actions.ts'
import { useRootData } from '../../state/root-data.ts'
import { useCart } from '../../state/lists/store-hooks.ts'
import { EmptyList } from '../../goods/lists/empty-list.tsx'
import { RemovedList } from '../../goods/lists/removed-list.tsx'
import { SavedListSkeleton } from '../../goods/lists/saved-list-skeleton.tsx'
import { useRowsWithRemoved } from '../../goods/lists/use-removed.ts'
import { useShipTo } from '../../goods/order/ship-to.ts'
import { useShipping } from '../../goods/order/use-shipping.ts'
import { CartTable } from './cart-table.tsx'
import { ClearCart } from './clear-cart.tsx'
import { ClearedRow } from './cleared-row.tsx'
import { CouponForm } from './coupon-form.tsx'
import { GoesWell } from './goes-well.tsx'
import { type CodeBrings, OrderSummary } from './order-summary.tsx'

// A sample shop never needs it.
const LiveCoupon = lazy(async () => ({ default: (await import('./live-coupon.tsx')).LiveCoupon }))

export function CartPage({ topRated }: { topRated: readonly CatalogueItem[] }) {
  const t = useCartText()
  const frame = useFrameText()
  const { items: cart, loaded } = useCart()
  const { settings, catalogueSize, isLive } = useRootData()
  const country = useShipTo(settings)
  const [brings, setBrings] = useState<CodeBrings>(null)
  const shipping = useShipping(cart, settings, country, brings?.discount)
  const removed = useRowsWithRemoved<CartLine>(cart, lineKey)
  const { cleared, clear, undo, heading } = useClearing()
  if (!loaded) return <SavedListSkeleton title={t('cart')} noscript={t('noscript')} panel />
  const undoRow = cleared && <ClearedRow lines={cleared} onUndo={undo} />
  if (cart.length === 0) {
    return (
      <EmptyList
        title={t('cart')}
        text={frame('emptyCart')}
        headingRef={heading}
        catalogueSize={catalogueSize}
        topRated={topRated}
      >
        {undoRow ? (
          <div className="mt-12 w-full max-w-160">{undoRow}</div>
        ) : (
          <RemovedList removed={removed} onUndo={(line, place) => void restoreToCart(line, place)} />
        )}
      </EmptyList>
    )
  }
  const pieces = cartQuantity(cart)
  return (
    <>
      <div className="flex items-baseline gap-3.5">
        <h1 ref={heading} tabIndex={-1} className="h-page">
          {t('cart')}
        </h1>
        <p className="text-ink-2">{t('items', { count: pieces })}</p>
      </div>
      {undoRow && <div className="mt-5 md:mt-8">{undoRow}</div>}
      <div className="mt-5 items-start gap-x-14 md:mt-8 lg:grid lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div>
          <CartTable cart={cart} removed={removed} />
          <div className="mt-6 flex items-start justify-between gap-4">
            {isLive ? (
              <Suspense fallback={<div className="min-h-12" />}>
                <LiveCoupon
                  cart={cart}
                  shipping={shipping.offer?.setting.id ?? ''}
                  country={country}
                  onBrings={setBrings}
                />
              </Suspense>
            ) : (
              <CouponForm />
            )}
            <ClearCart onClear={clear} />
          </div>
        </div>
        <div className="max-lg:mt-8 lg:h-full">
          <OrderSummary cart={cart} shop={settings} country={country} shipping={shipping} brings={brings} />
        </div>
      </div>
      <GoesWell cart={cart} topRated={topRated} />
    </>
  )
}

/** What Clear Cart has taken out, and the way back; either way the page goes to its head, and the focus to the heading. */
function useClearing() {
  const heading = useRef<HTMLHeadingElement>(null)
  const [cleared, setCleared] = useState<Cart>()
  const [moves, setMoves] = useState(0)
  useEffect(() => {
    if (moves === 0) return
    scrollTo({ top: 0, behavior: 'instant' })
    heading.current?.focus({ preventScroll: true })
  }, [moves])
  async function clear() {
    const outcome = await emptyCart()
    if (outcome.kind !== 'cleared') return
    setCleared(outcome.lines)
    setMoves((before) => before + 1)
  }
  async function undo() {
    if (!cleared) return
    await undoEmptyCart(cleared)
    setCleared(undefined)
    setMoves((before) => before + 1)
  }
  return { cleared, heading, clear: () => void clear(), undo: () => void undo() }
}
