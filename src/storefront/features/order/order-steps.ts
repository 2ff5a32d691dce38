/** The steps of an order's timeline: what has happened and when, what is next, what is to come (usability 50). */
import type { KeyOf } from '#texts/text-pack.ts'
import type { OrderTexts } from './order-story.ts'
import type { Order } from '#domain/order/order.ts'
import { ORDER_STATES, type OrderState } from '#domain/order/order-states.ts'
import type { ShippingMethod } from '#domain/pricing/shipping.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import { dayRange } from '../../goods/order/delivery-text.ts'
import { awaitsPayment, expectation, reachedAt } from './order-expectation.ts'

export interface OrderStep {
  title: string
  state: 'done' | 'now' | 'later'
  /** ISO 8601 instant of what is done. */
  at?: string
  /** What is expected of a step that is not done yet. */
  expected?: string
  /** The shop's own sentence about it. */
  note?: string
}

const TITLES: Readonly<Record<OrderState, KeyOf<'order'>>> = {
  placed: 'placed',
  paid: 'paid',
  packed: 'packed',
  shipped: 'withCourier',
  delivered: 'delivered',
  cancelled: 'cancelled',
}
const PICKUP_TITLES: Partial<Record<OrderState, KeyOf<'order'>>> = { shipped: 'readyForPickup', delivered: 'pickedUp' }

/** Done is what the history holds, now is the step that comes next; after a cancelling nothing more comes. */
export function orderSteps(order: Order, shop: ShopSettings, texts: OrderTexts): OrderStep[] {
  const done = order.history.map(({ state, at, note }): OrderStep => ({
    title: texts.t(title(state, order.shippingMethod)),
    state: 'done',
    at,
    ...(note !== undefined && { note }),
  }))
  if (order.state === 'cancelled') return done
  const coming = ORDER_STATES.slice(ORDER_STATES.indexOf(order.state) + 1).filter(
    (state) => state !== 'cancelled' && (state !== 'paid' || awaitsPayment(order)) && !reachedAt(order, state),
  )
  return [
    ...done,
    ...coming.map((state, place): OrderStep => ({
      title: texts.t(title(state, order.shippingMethod)),
      state: place === 0 ? 'now' : 'later',
      expected: expected(state, order, shop, texts),
    })),
  ]
}

function title(state: OrderState, method: ShippingMethod): KeyOf<'order'> {
  return (method === 'local-pickup' ? PICKUP_TITLES[state] : undefined) ?? TITLES[state]
}

function expected(state: OrderState, order: Order, shop: ShopSettings, { t, frame }: OrderTexts): string {
  if (state === 'paid') return t('waitingForPayment')
  if (state === 'packed') return awaitsPayment(order) ? '' : t('comesNext')
  const window = expectation(order, shop)
  if (!window) return ''
  const arrives = dayRange(window.first, window.last, frame)
  if (order.shippingMethod === 'local-pickup') return state === 'shipped' ? arrives : ''
  if (state === 'shipped') return t('leaves', { day: dayRange(window.leaves, window.leaves, frame) })
  return state === 'delivered' ? arrives : ''
}
