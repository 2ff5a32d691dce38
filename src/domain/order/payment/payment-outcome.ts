/** Owns what becomes of a card order when its payment provider says how the payment stands. */
import type { Minor } from '#domain/money/minor.ts'
import type { OrderState } from '../order-states.ts'

export type PaymentStanding =
  /** `payment` is the provider's name for the payment, null where there was nothing to pay; `currency` in ISO 4217's capitals. */
  | { kind: 'paid'; payment: string | null; amount: Minor; currency: string }
  /** The shopper is done, the bank is not. */
  | { kind: 'processing' }
  /** The bank refused in the end. */
  | { kind: 'failed' }
  /** Nobody has paid, and nobody can any longer. */
  | { kind: 'closed' }

export interface PayableOrder {
  state: OrderState
  total: Minor
  /** ISO 4217. */
  currency: string
  /** The payment page that the shopper was given, where that was noted. */
  session: string | null
}

/**
 * `refund`: the payment came for a cancelled order. `mismatch`: it is not what the order costs, so it goes back and the order is cancelled.
 * `foreign`: it belongs to a payment page that the order does not know.
 */
export type PaymentOutcome = 'pay' | 'refund' | 'mismatch' | 'wait' | 'cancel' | 'nothing' | 'foreign'

/** Events come twice, late and out of order: only the order's own state decides what one of them still means. */
export function paymentOutcome(order: PayableOrder, session: string, standing: PaymentStanding): PaymentOutcome {
  const known = order.session === session
  if (standing.kind !== 'paid') {
    if (!known || order.state !== 'placed') return 'nothing'
    return standing.kind === 'processing' ? 'wait' : 'cancel'
  }
  // A page that was never noted was never shown either; its payment can only be this order's.
  if (!known && order.session !== null) return 'foreign'
  if (order.state === 'cancelled') return 'refund'
  if (order.state !== 'placed') return 'nothing'
  return standing.amount === order.total && standing.currency === order.currency ? 'pay' : 'mismatch'
}
