/** Owns the ties of the checkout to this browser: what it keeps in storage, the lock between tabs, and the API. */
import { acceptChanges, withoutOrdered } from '#domain/order/cart-after-order.ts'
import { lineKey } from '#domain/cart/cart-line.ts'
import type { OrderChange } from '#domain/order/order.ts'
import type { ApiPost } from '#storefront/state/api-client.ts'
import { stores } from '#storefront/state/lists/browser-stores.ts'
import { createOrderAttempts } from '#storefront/state/order-attempt.ts'
import { orderHistory, rememberOrder } from '#storefront/state/order-history.ts'
import { refreshProducts } from '#storefront/state/lists/product-refresh.ts'
import { productResolver } from '#storefront/state/lists/resolve-products.ts'
import { createCheckoutDrafts } from '../form/checkout-draft.ts'
import { awaitsAnswer, type PlaceTools } from './place-order.ts'
import { createSentOrders } from './sent-order.ts'

const LOCK = 'vitrine_order'

export const checkoutDrafts = createCheckoutDrafts(() => window.sessionStorage)
const attempts = createOrderAttempts(() => window.localStorage)
const sent = createSentOrders(() => window.sessionStorage)

/** What placing an order needs of this browser. */
export function browserTools(post: ApiPost): PlaceTools {
  return {
    post,
    attempts,
    sent,
    readCart: () => stores.cart.change((items) => ({ items, outcome: items })),
    takeFromCart: (pieces) =>
      stores.cart.change((items) => ({ items: withoutOrdered(items, pieces), outcome: undefined })),
    history: orderHistory,
    remember: rememberOrder,
    // Only secure origins have locks; without them the key alone keeps two tabs from two orders.
    withLock: async (work) => (navigator.locks ? navigator.locks.request(LOCK, work) : work()),
    now: () => Date.now(),
  }
}

/** Whether an order of this tab was sent and never answered. */
export function orderAwaitsAnswer(): boolean {
  return awaitsAnswer({ attempts, sent })
}

/** Looks the changed products up again and brings the cart down to what can be had. Spec 10.4. */
export async function takeChanges(
  apiBaseUrl: string,
  changes: readonly OrderChange[],
  asked: readonly string[],
): Promise<void> {
  const changed = new Set(changes.flatMap(({ line }) => (line === undefined ? [] : [asked[line]])))
  const lines = stores.cart.state.getState().items.filter((line) => changed.has(lineKey(line)))
  await refreshProducts(stores, productResolver(apiBaseUrl), [...new Set(lines.map(({ id }) => id))])
  await stores.cart.change((items) => ({ items: acceptChanges(items, asked, changes), outcome: undefined }))
}
