/** What an order's page says first: how things stand, and what happens next and when (usability 49). */
import type { GroupText } from '#texts/text-pack.ts'
import { paymentWords } from '#texts/payment-text.ts'
import { paymentWay } from '#domain/order/payment/payment-ways.ts'
import { sentences } from '#domain/shop/sentences.ts'
import type { Order } from '#domain/order/order.ts'
import { isPaid } from '#domain/order/order-states.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import { dayRange } from '../../goods/order/delivery-text.ts'
import { awaitsPayment, expectation, reachedAt } from './order-expectation.ts'

export interface OrderTexts {
  t: GroupText<'order'>
  frame: GroupText<'frame'>
}

/** With those about paying. */
export interface StoryTexts extends OrderTexts {
  payment: GroupText<'payment'>
}

export interface OrderStory {
  /** A few words above the heading. */
  mark: string
  title: string
  next: string
}

/** The words for the state that an order is in; the times in them are days of the shop. */
export function orderStory(order: Order, shop: ShopSettings, { t, frame, payment }: StoryTexts): OrderStory {
  const pickup = order.shippingMethod === 'local-pickup'
  if (order.state === 'cancelled') {
    const to = paymentWords(paymentWay(order.payment), payment).backTo
    return {
      mark: t('cancelled'),
      title: t('wasCancelled'),
      next: isPaid(order) ? t('nothingSentPaid', { to }) : t('nothingSent'),
    }
  }
  if (awaitsPayment(order)) {
    return {
      mark: t('received'),
      title: t('oneStepLeft'),
      next: t('packedOncePaid'),
    }
  }
  if (order.state === 'delivered') {
    return {
      mark: pickup ? t('pickedUp') : t('delivered'),
      title: pickup ? t('yoursNow') : t('hasArrived'),
      next: t('hopeItIsAll', { days: shop.returnDays }),
    }
  }
  if (order.state === 'shipped') {
    const { address, hours } = shop.contact
    return pickup
      ? {
          mark: t('readyForPickup'),
          title: t('readyForYou'),
          next: sentences(t('waitsAt', { address: address.join(', ') }), hours),
        }
      : {
          mark: t('withCourier'),
          title: t('onItsWay'),
          next: [...arrival(order, shop, { t, frame }), t('untilItKnocks')].join(' '),
        }
  }
  if (order.state === 'packed') {
    return {
      mark: t('packed'),
      title: t('isPacked'),
      next: [...departure(order, shop, { t, frame }), ...arrival(order, shop, { t, frame })].join(' '),
    }
  }
  return {
    mark: order.state === 'paid' ? t('paymentReceived') : t('received'),
    title: t('thankYou'),
    next: [
      t('confirmationOnItsWay', { email: order.contact.email }),
      ...departure(order, shop, { t, frame }),
      ...arrival(order, shop, { t, frame }),
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

function departure(order: Order, shop: ShopSettings, { t, frame }: OrderTexts): string[] {
  const expected = expectation(order, shop)
  if (!expected || order.shippingMethod === 'local-pickup') return []
  return [t('leavesOn', { day: dayRange(expected.leaves, expected.leaves, frame) })]
}

function arrival(order: Order, shop: ShopSettings, { t, frame }: OrderTexts): string[] {
  const expected = expectation(order, shop)
  if (!expected) return []
  const days = dayRange(expected.first, expected.last, frame)
  if (order.shippingMethod === 'local-pickup') return [t('pickUpFrom', { days })]
  return [expected.first === expected.last ? t('arrivesOn', { days }) : t('arrives', { days })]
}
