/** Payment by invoice or on delivery: always there, and nothing to do before the goods leave. */
import type { PaymentWay } from './payment-way.ts'

export const PAY_LATER = {
  id: 'pay-later',
  hosted: null,
  means: ['invoice', 'cash'],
  words: {
    name: 'Pay later',
    means: 'Pay later by invoice or on delivery',
    note: 'By invoice, or when the parcel arrives. Nothing is charged now.',
    confirmed: () => 'You pay later: by invoice or on delivery.',
    owner: 'to be paid later',
    open: 'by invoice or on delivery',
    backTo: 'you',
  },
} as const satisfies PaymentWay
