/** The cart page: a skeleton until the stores are loaded, then the empty case or the table with the checkout panel (section 2). */
import { countOf } from '#domain/money/format-number.ts'
import { type CartLine, lineKey } from '#domain/cart/cart-line.ts'
import { cartQuantity } from '#domain/cart/totals.ts'
import type { CatalogueItem } from '#domain/catalogue/product.ts'
import { EMPTY_CART } from '../../page-texts.ts'
import { emptyCart, restoreToCart } from '../../state/cart-actions.ts'
import { useRootData } from '../../state/root-data.ts'
import { useCart } from '../../state/store-hooks.ts'
import { EmptyList } from '../saved-lists/empty-list.tsx'
import { RemovedList } from '../saved-lists/removed-list.tsx'
import { SavedListSkeleton } from '../saved-lists/saved-list-skeleton.tsx'
import { useRowsWithRemoved } from '../saved-lists/use-removed.ts'
import { CartTable } from './cart-table.tsx'
import { ClearCart } from './clear-cart.tsx'
import { CouponForm } from './coupon-form.tsx'
import { GoesWell } from './goes-well.tsx'
import { OrderSummary } from './order-summary.tsx'

const NOSCRIPT = 'The cart is kept in your browser, which needs JavaScript for it. Browsing the shop works without.'

export function CartPage({ topRated }: { topRated: readonly CatalogueItem[] }) {
  const { items: cart, loaded } = useCart()
  const { settings, catalogueSize } = useRootData()
  const removed = useRowsWithRemoved<CartLine>(cart, lineKey)
  if (!loaded) return <SavedListSkeleton title="Cart" noscript={NOSCRIPT} panel />
  if (cart.length === 0) {
    return (
      <EmptyList title="Cart" {...EMPTY_CART} catalogueSize={catalogueSize} topRated={topRated}>
        <RemovedList removed={removed} onUndo={(line, place) => void restoreToCart(line, place)} />
      </EmptyList>
    )
  }
  const pieces = cartQuantity(cart)
  return (
    <>
      <div className="flex items-baseline gap-3.5">
        <h1 className="h-page">Cart</h1>
        <p className="text-ink-2">{countOf(pieces, 'item')}</p>
      </div>
      <div className="mt-5 items-start gap-x-14 md:mt-8 lg:grid lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div>
          <CartTable cart={cart} removed={removed} />
          <div className="mt-6 flex items-start justify-between gap-4">
            <CouponForm />
            <ClearCart
              onClear={() => {
                removed.noteAll()
                void emptyCart()
              }}
            />
          </div>
        </div>
        <div className="max-lg:mt-8 lg:h-full">
          <OrderSummary cart={cart} shop={settings} />
        </div>
      </div>
      <GoesWell cart={cart} topRated={topRated} />
    </>
  )
}
