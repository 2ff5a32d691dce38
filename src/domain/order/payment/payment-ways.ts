/** Every way to pay that there is; which of them a shop offers, its settings say. Another one is a file beside this and a word in the list. */
import { PAY_LATER } from './pay-later.ts'
import type { PaymentWay } from './payment-way.ts'
import { STRIPE } from './stripe.ts'

const WAYS = [PAY_LATER, STRIPE] as const

export type PaymentMethod = (typeof WAYS)[number]['id']

export const PAYMENT_WAYS: readonly PaymentWay<PaymentMethod>[] = WAYS

/** The way with this name; an order that was paid in one that has since been taken out is spoken of as one to pay later. */
export function paymentWay(method: string): PaymentWay {
  return PAYMENT_WAYS.find(({ id }) => id === method) ?? PAY_LATER
}

/** Whether such an order waits for a payment on a page of its provider's before it is packed. */
export function isHosted(method: string): boolean {
  return paymentWay(method).hosted !== null
}

/** The names of all ways that are paid on a page of their provider's. */
export const HOSTED_METHODS: readonly PaymentMethod[] = PAYMENT_WAYS.filter(({ hosted }) => hosted).map(({ id }) => id)
