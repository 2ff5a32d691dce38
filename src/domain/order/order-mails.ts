/** Which mails an order brings, and when. */
import { isHosted, type PaymentMethod } from './payment/payment-ways.ts'
import type { OrderState } from './order-states.ts'

/** `owner-notice` goes to the owner, all others to the shopper; `refunded` follows once a payment has gone back. */
export const ORDER_MAILS = ['confirmation', 'owner-notice', 'shipped', 'cancelled', 'refunded'] as const
/** One row of the outbox is one of these about one order. */
export type OrderMail = (typeof ORDER_MAILS)[number]

export function isOrderMail(value: string): value is OrderMail {
  return ORDER_MAILS.some((kind) => kind === value)
}

/** What is sent when an order is placed: one that is paid on a page of its provider's is confirmed once it is paid. */
export function mailsOfPlacing(payment: PaymentMethod): readonly OrderMail[] {
  return isHosted(payment) ? [] : ['confirmation', 'owner-notice']
}

/** What is sent when an order goes from one state to another; an order that was never confirmed is not called off by mail either. */
export function mailsOfMove(payment: PaymentMethod, from: OrderState, to: OrderState): readonly OrderMail[] {
  if (to === 'paid') return isHosted(payment) ? ['confirmation', 'owner-notice'] : []
  if (to === 'shipped') return ['shipped']
  if (to === 'cancelled') return isHosted(payment) && from === 'placed' ? [] : ['cancelled']
  return []
}
