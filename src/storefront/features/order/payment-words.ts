/** How an order is paid, in words. */
import { paymentWords } from '#texts/payment-text.ts'
import type { Order } from '#domain/order/order.ts'
import { isHosted, paymentWay } from '#domain/order/payment/payment-ways.ts'
import type { StoryTexts } from './order-story.ts'
import { reachedAt } from './order-expectation.ts'

/** Such as "Card, paid"; to pay later is by invoice or on delivery. */
export function paymentText(
  order: Pick<Order, 'payment' | 'state' | 'history'>,
  { t, payment }: Pick<StoryTexts, 't' | 'payment'>,
): string {
  const paid = reachedAt(order, 'paid') !== undefined
  const { name } = paymentWords(paymentWay(order.payment), payment)
  if (paid) return t('namePaid', { name })
  return isHosted(order.payment) && order.state !== 'cancelled' ? t('nameUnpaid', { name }) : name
}
