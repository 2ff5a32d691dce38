/** Payment by card on Stripe's own page; what is said to Stripe stands in `server/payment/stripe/`. */
import type { PaymentWay } from './payment-way.ts'

export const STRIPE = {
  id: 'stripe',
  hosted: { from: 'Stripe', signatureHeader: 'stripe-signature' },
  means: ['card'],
  words: {
    name: 'Card',
    means: 'Card',
    note: 'You pay on Stripe’s page',
    behind: {
      title: 'You pay on Stripe’s page',
      text: 'After Place order you go to Stripe’s own secure page and come back when it is paid. Your card number is typed there and never reaches this shop.',
    },
    confirmed: () => 'Paid by card.',
    owner: 'paid by card',
    open: 'by card',
    backTo: 'your card',
    privacy:
      'Where paying by card is offered, it happens on the page of Stripe, which learns from us the order number, what was ordered at which price, your e-mail address and the way back to the page of the order. Card data never touches this shop.',
  },
} as const satisfies PaymentWay
