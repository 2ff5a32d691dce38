/** How an order is paid, in words. */
import type { Order } from '#domain/order/order.ts'
import { reachedAt } from './order-expectation.ts'

/** Such as "Card, paid"; to pay later is by invoice or on delivery. */
export function paymentText(order: Pick<Order, 'payment' | 'state' | 'history'>): string {
  const paid = reachedAt(order, 'paid') !== undefined
  const means = order.payment === 'stripe' ? 'Card' : 'Pay later'
  if (paid) return `${means}, paid`
  return order.payment === 'stripe' && order.state !== 'cancelled' ? 'Card, not paid yet' : means
}
