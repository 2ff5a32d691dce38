/** When an order leaves and arrives, reckoned from how far it has come (usability 49). */
import type { Order } from '#domain/order/order.ts'
import type { OrderState } from '#domain/order/order-states.ts'
import { isHosted } from '#domain/order/payment/payment-ways.ts'
import { deliveryWindow } from '#domain/pricing/delivery-window.ts'
import { transitDays } from '#domain/pricing/shipping.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'

/** Midnights UTC of the shop's days, as `deliveryWindow` gives them. */
export interface Expectation {
  leaves: number
  first: number
  last: number
}

type Progress = Pick<Order, 'state' | 'payment' | 'placedAt' | 'history' | 'shippingMethod' | 'shippingDays'>

/** After the last minute of this clock nothing is too late: what has been handed over is under way. */
const NO_CUT_OFF = '23:59'

/** When an order came into a state, as an ISO 8601 instant; undefined while it has not. */
export function reachedAt({ history }: Pick<Order, 'history'>, state: OrderState): string | undefined {
  return history.findLast((event) => event.state === state)?.at
}

/** True until word has come of a payment on its provider's page, without which nothing is packed. */
export function awaitsPayment({ state, payment }: Pick<Order, 'state' | 'payment'>): boolean {
  return state === 'placed' && isHosted(payment)
}

/** Null for an order that has arrived, was cancelled or waits for its payment. */
export function expectation(
  order: Progress,
  shop: Pick<ShopSettings, 'shipping' | 'dispatchCutOff'>,
): Expectation | null {
  if (order.state === 'delivered' || order.state === 'cancelled' || awaitsPayment(order)) return null
  const shipped = reachedAt(order, 'shipped')
  // An invoice may be paid at any time and moves nothing; a payment on a provider's page is what the packing waits for.
  const released = isHosted(order.payment) ? reachedAt(order, 'paid') : undefined
  const since = shipped ?? reachedAt(order, 'packed') ?? released ?? order.placedAt
  const question = { nowMs: Date.parse(since), cutOff: shipped ? NO_CUT_OFF : shop.dispatchCutOff }
  const days = order.shippingDays ?? transitDays(shop.shipping, order.shippingMethod)
  const { first, last } = deliveryWindow({ ...question, days })
  return { leaves: deliveryWindow({ ...question, days: [0, 0] }).first, first, last }
}
