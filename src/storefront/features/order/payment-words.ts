/** How an order is paid, in words. */
import type { GroupText } from '#texts/text-pack.ts'
import type { Order } from '#domain/order/order.ts'
import { isHosted, paymentWay } from '#domain/order/payment/payment-ways.ts'
import { reachedAt } from './order-expectation.ts'

/** Such as "Card, paid"; to pay later is by invoice or on delivery. */
export function paymentText(order: Pick<Order, 'payment' | 'state' | 'history'>, t: GroupText<'order'>): string {
  const paid = reachedAt(order, 'paid') !== undefined
  const { name } = paymentWay(order.payment).words
  if (paid) return t('namePaid', { name })
  return isHosted(order.payment) && order.state !== 'cancelled' ? t('nameUnpaid', { name }) : name
}
