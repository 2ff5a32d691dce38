/** Payment by card on Stripe's own page; what is said to Stripe stands in `server/payment/stripe/`. */
import type { PaymentWay } from './payment-way.ts'

export const STRIPE = {
  id: 'stripe',
  hosted: { from: 'Stripe', signatureHeader: 'stripe-signature' },
  means: ['card'],
  words: 'card',
} as const satisfies PaymentWay
