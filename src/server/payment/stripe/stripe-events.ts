/** What Stripe's checkout sessions and the events about them mean to the shop. */
import type Stripe from 'stripe'
import type { PaymentStanding } from '#domain/order/payment/payment-outcome.ts'
import { fromStripe } from './stripe-amounts.ts'
import type { PaymentNotice } from '#services/payment/payment-provider.ts'

/** Null for events of other kinds, and for sessions that were not made by this shop. */
export function readStripeEvent(event: Stripe.Event): PaymentNotice | null {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired': {
      const session = event.data.object
      const orderNumber = session.metadata?.['number']
      if (!orderNumber) return null
      const failed = event.type === 'checkout.session.async_payment_failed'
      return {
        id: event.id,
        type: event.type,
        orderNumber,
        session: session.id,
        standing: failed ? { kind: 'failed' } : standingOf(session),
      }
    }
    default:
      return null
  }
}

/** How a session stands that is complete or expired; an open one has not been paid. */
export function standingOf(session: Stripe.Checkout.Session): PaymentStanding {
  if (session.status !== 'complete') return { kind: 'closed' }
  if (session.payment_status === 'unpaid') return { kind: 'processing' }
  const intent = session.payment_intent
  const currency = (session.currency ?? '').toUpperCase()
  return {
    kind: 'paid',
    payment: typeof intent === 'string' ? intent : (intent?.id ?? null),
    amount: fromStripe(session.amount_total ?? 0, currency),
    currency,
  }
}
