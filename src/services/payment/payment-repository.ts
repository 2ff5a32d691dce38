/** What payments need of a database; each method is one transaction and safe with any number of processes. */
import type { Order } from '#domain/order/order.ts'
import type { PaymentStanding } from '#domain/order/payment/payment-outcome.ts'
import type { OrderState } from '#domain/order/order-states.ts'
import type { PaymentPage, RefundPart } from './payment-provider.ts'

export type PaymentBegin =
  | { kind: 'unknown' }
  /** It is not paid on a provider's page, is paid or cancelled, or its payment is with the bank. */
  | { kind: 'not-payable'; state: OrderState }
  /** Its payment page is there. */
  | { kind: 'open'; page: PaymentPage; expiresAt: string }
  /** The time to pay has passed, and nobody has looked yet how it ended. */
  | { kind: 'ended'; method: string; session: string }
  /** A page is to be made that closes at `expiresAt`; whoever asks in between is told the same instant. */
  | { kind: 'begun'; order: Order; expiresAt: string }

/** ISO 8601 instants: `until` is taken unless an earlier attempt chose one that is not before `atLeast`. */
export interface PaymentHold {
  now: string
  until: string
  atLeast: string
}

export type Settlement =
  | 'paid'
  | 'refund-due'
  /** The payment was not what the order costs: it goes back, and the order is cancelled. */
  | 'mismatch'
  | 'cancelled'
  | 'waiting'
  /** The order is beyond what was told. */
  | 'nothing'
  /** This event came before. */
  | 'repeated'
  | 'unknown-order'
  /** A payment on a page that the order does not know. */
  | 'foreign'

export interface SettledEvent {
  id: string
  type: string
}

export interface DuePayment {
  number: string
  /** How it is paid, as in `PaymentWay`. */
  method: string
  /** Null where no page was ever made. */
  session: string | null
}

export interface DueRefund {
  number: string
  method: string
  /** Null where nothing was paid. */
  payment: string | null
  /** Absent where all of it goes back. */
  part?: RefundPart
}

export interface PaymentRepository {
  begin(number: string, hold: PaymentHold): Promise<PaymentBegin>
  /** Notes the page of an order that waits for one; false when it does not any longer. */
  keepPage(number: string, page: PaymentPage, expiresAt: string): Promise<boolean>
  /**
   * Lets what the provider said take effect, once an `event` (null when we have asked ourselves). A payment that is with the bank is asked for
   * again at `askAgainAt`.
   */
  settle(
    number: string,
    told: { event: SettledEvent | null; session: string; standing: PaymentStanding },
    times: { at: Date; askAgainAt: Date },
  ): Promise<Settlement>
  /** Cancels an order that never had a payment page and whose time is up; false when it is not so. */
  giveUp(number: string, times: { at: Date; placedBefore: Date }): Promise<boolean>
  /** Orders whose time to pay is up, and those that were cancelled, or paid in another way, while their page is still open. */
  due(times: { now: Date; placedBefore: Date }, limit: number): Promise<DuePayment[]>
  refundsDue(limit: number): Promise<DueRefund[]>
  /** Notes that a payment has gone back, with history and mail where there was one; false when that was noted before. */
  markRefunded(refund: DueRefund, at: Date): Promise<boolean>
}
