/** How an order is paid, in words. */
import type { Order } from '#domain/order/order.ts'
import { isHosted, paymentWay } from '#domain/order/payment/payment-ways.ts'
import { reachedAt } from './order-expectation.ts'

/** Such as "Card, paid"; to pay later is by invoice or on delivery. */
export function paymentText(order: Pick<Order, 'payment' | 'state' | 'history'>): string {
  const paid = reachedAt(order, 'paid') !== undefined
  const { name } = paymentWay(order.payment).words
  if (paid) return `${name}, paid`
  return isHosted(order.payment) && order.state !== 'cancelled' ? `${name}, not paid yet` : name
}
