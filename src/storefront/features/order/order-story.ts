/** What an order's page says first: how things stand, and what happens next and when (usability 49). */
import { paymentWay } from '#domain/order/payment/payment-ways.ts'
import { sentences } from '#domain/shop/sentences.ts'
import type { Order } from '#domain/order/order.ts'
import { isPaid } from '#domain/order/order-states.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import { dayRange } from '../../goods/order/delivery-text.ts'
import { awaitsPayment, expectation, reachedAt } from './order-expectation.ts'

export interface OrderStory {
  /** A few words above the heading. */
  mark: string
  title: string
  next: string
}

/** The words for the state that an order is in; the times in them are days of the shop. */
export function orderStory(order: Order, shop: ShopSettings): OrderStory {
  const pickup = order.shippingMethod === 'local-pickup'
  if (order.state === 'cancelled') {
    const to = paymentWay(order.payment).words.backTo
    return {
      mark: 'Cancelled',
      title: 'This order was cancelled',
      next: `Nothing will be sent. ${isPaid(order) ? `What you have paid goes back to ${to}; banks usually need five to ten days.` : 'There is nothing to pay.'}`,
    }
  }
  if (awaitsPayment(order)) {
    return {
      mark: 'Your order has been received',
      title: 'One step left: the payment',
      next: 'It is packed as soon as the payment is confirmed. If you have just paid, there is nothing else to do: this page follows by itself within moments.',
    }
  }
  if (order.state === 'delivered') {
    return {
      mark: pickup ? 'Picked up' : 'Delivered',
      title: pickup ? 'It is yours now' : 'It has arrived',
      next: `We hope that it is all you expected. If it is not, you have ${shop.returnDays} days to send it back.`,
    }
  }
  if (order.state === 'shipped') {
    const { address, hours } = shop.contact
    return pickup
      ? {
          mark: 'Ready for pickup',
          title: 'It is ready for you',
          next: sentences(`It waits at ${address.join(', ')}`, hours),
        }
      : {
          mark: 'With the courier',
          title: 'It is on its way',
          next: [...arrival(order, shop), 'Nothing else to do until the parcel knocks.'].join(' '),
        }
  }
  if (order.state === 'packed') {
    return {
      mark: 'Packed',
      title: 'It is packed',
      next: [...departure(order, shop), ...arrival(order, shop)].join(' '),
    }
  }
  return {
    mark: order.state === 'paid' ? 'Your payment has been received' : 'Your order has been received',
    title: 'Thank you for your order',
    next: [
      `A confirmation with a link to this page is on its way to ${order.contact.email}. Next we pack it.`,
      ...departure(order, shop),
      ...arrival(order, shop),
    ].join(' '),
  }
}

/** An ISO 8601 instant of the last day on which a delivered order can be sent back; undefined before it has arrived. */
export function returnUntil(
  order: Pick<Order, 'history'>,
  { returnDays }: Pick<ShopSettings, 'returnDays'>,
): string | undefined {
  const arrived = reachedAt(order, 'delivered')
  if (arrived === undefined) return undefined
  const last = new Date(arrived)
  last.setUTCDate(last.getUTCDate() + returnDays)
  return last.toISOString()
}

function departure(order: Order, shop: ShopSettings): string[] {
  const expected = expectation(order, shop)
  if (!expected || order.shippingMethod === 'local-pickup') return []
  return [`It leaves on ${dayRange(expected.leaves, expected.leaves)}.`]
}

function arrival(order: Order, shop: ShopSettings): string[] {
  const expected = expectation(order, shop)
  if (!expected) return []
  const days = dayRange(expected.first, expected.last)
  if (order.shippingMethod === 'local-pickup') return [`It can be picked up from ${days}.`]
  return [expected.first === expected.last ? `It arrives on ${days}.` : `It arrives ${days}.`]
}
