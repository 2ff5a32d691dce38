/** Payment by invoice or on delivery: always there, and nothing to do before the goods leave. */
import type { PaymentProvider } from './payment-provider.ts'

export const PAY_LATER: PaymentProvider = { method: 'pay-later', hosted: null }
