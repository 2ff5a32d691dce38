/** Payment by invoice or on delivery: always there, and nothing to do before the goods leave. */
import type { PaymentWay } from './payment-way.ts'

export const PAY_LATER = {
  id: 'pay-later',
  hosted: null,
  means: ['invoice', 'cash'],
  words: 'later',
} as const satisfies PaymentWay
