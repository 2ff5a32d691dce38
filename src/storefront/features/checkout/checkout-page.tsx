/** The checkout in its first form: the cart's summary and totals, and the word that ordering opens soon (decisions, section 2). */
import { lineChoice, lineKey } from '#domain/cart/cart-line.ts'
import { cartTotals, lineTotal } from '#domain/cart/totals.ts'
import type { CatalogueItem } from '#domain/catalogue/product.ts'
import { imagesForColor } from '#domain/catalogue/product-colors.ts'
import { SHIPPING_METHODS, shippingCents } from '#domain/pricing/shipping.ts'
import { ArrowLeft } from 'lucide-react'
import { Link } from '../../ui/link.tsx'
import { links } from '../../links.ts'
import { EMPTY_CART } from '../../page-texts.ts'
import { useRootData } from '../../state/root-data.ts'
import { useCart } from '../../state/store-hooks.ts'
import { buttonClasses } from '../../ui/button-classes.ts'
import { useShippingChoice } from '../cart/shipping-choice.ts'
import { OrderedProducts } from '../order/ordered-products.tsx'
import { EmptyList } from '../saved-lists/empty-list.tsx'
import { SavedListSkeleton } from '../saved-lists/saved-list-skeleton.tsx'

const NOSCRIPT = 'The cart is kept in your browser, which needs JavaScript for it. Browsing the shop works without.'

export function CheckoutPage({ topRated }: { topRated: readonly CatalogueItem[] }) {
  const { items: cart, loaded } = useCart()
  const { settings, catalogueSize } = useRootData()
  const method = useShippingChoice() ?? 'free'
  if (!loaded) return <SavedListSkeleton title="Checkout" noscript={NOSCRIPT} panel />
  if (cart.length === 0) {
    return <EmptyList title="Checkout" {...EMPTY_CART} catalogueSize={catalogueSize} topRated={topRated} />
  }
  const sums = cartTotals(cart, shippingCents(method, settings.shipping))
  const lines = cart.filter((line) => !line.unavailable)
  return (
    <div className="items-start gap-x-20 lg:grid lg:grid-cols-[minmax(0,1fr)_27.5rem]">
      <div>
        <h1 className="h-page">Checkout</h1>
        <p className="mt-5 max-w-140 text-18 text-ink-2">
          Ordering opens soon. Your cart is kept in this browser until then, with the way of shipping that you chose,
          and nothing has been charged.
        </p>
        <p className="mt-3 max-w-140 text-ink-2">
          No account will be needed: an e-mail address and where to send the parcel are enough.
        </p>
        <div className="mt-8 flex flex-wrap items-center gap-x-7 gap-y-3">
          <Link to={links.shop()} className={buttonClasses()}>
            Continue Shopping
          </Link>
          <Link to={links.cart} className="link-rule">
            <ArrowLeft size={18} strokeWidth={1.5} aria-hidden /> Back to cart
          </Link>
        </div>
      </div>
      <OrderedProducts
        className="max-lg:mt-12"
        title="Your order"
        lines={lines.map((line) => ({
          key: lineKey(line),
          title: line.title,
          img: imagesForColor(line, lineChoice(line).color)[0] ?? line.img,
          choice: lineChoice(line),
          quantity: line.orderQuantity,
          total: lineTotal(line).total,
        }))}
        subtotal={sums.subtotal}
        saving={sums.saving}
        savingLabel="You save"
        shipping={sums.shipping}
        shippingLabel={
          method === 'free' ? 'free' : (SHIPPING_METHODS.find(({ id }) => id === method)?.label.toLowerCase() ?? method)
        }
        total={sums.total}
        note={settings.taxSentence}
      />
    </div>
  )
}
