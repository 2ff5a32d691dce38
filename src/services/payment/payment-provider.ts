/** What a way to pay must be able to do, beside what `domain/order/payment/` says of it; each provider is a folder of `server/payment/`. */
import type { Minor } from '#domain/money/minor.ts'
import type { Order } from '#domain/order/order.ts'
import type { PaymentMethod } from '#domain/order/payment/payment-ways.ts'
import type { PaymentStanding } from '#domain/order/payment/payment-outcome.ts'

export interface PaymentProvider {
  readonly method: PaymentMethod
  /** Null where an order is paid without a page of the provider's. */
  readonly hosted: HostedPayment | null
}

/** A page of the provider's own on which an order is paid: card data never comes near the shop. */
export interface HostedPayment {
  /**
   * Makes the page of an order. The same order with the same `expiresAt` gives the same page, so that a retry after a crash is harmless.
   * @throws {PaymentUnavailable} when the provider does not answer or refuses.
   */
  open(order: Order, terms: { returnUrl: string; expiresAt: Date }): Promise<PaymentPage>
  /**
   * Sees to it that nothing can be paid there any longer, and says how it stands then.
   * @throws {PaymentUnavailable}
   */
  close(session: string): Promise<PaymentStanding>
  /**
   * Sends a payment back, or what is left of it, or a `part`; each once, however often it is called.
   * @throws {PaymentUnavailable}
   */
  refund(orderNumber: string, payment: string, part?: RefundPart): Promise<void>
  /**
   * Reads what the provider sent; null where it is none of the shop's business.
   * @throws {ForgedNotice} when it does not carry the provider's signature, or not one of the last minutes.
   */
  readNotice(body: Uint8Array, signature: string): PaymentNotice | null
}

/** A part of a payment that goes back. */
export interface RefundPart {
  /** Names it among all refunds of the shop. */
  id: number
  amount: Minor
  /** ISO 4217. */
  currency: string
}

export interface PaymentPage {
  /** The provider's name for it. */
  session: string
  url: string
}

export interface PaymentNotice {
  /** The provider's name for what it told, so that it counts once. */
  id: string
  type: string
  orderNumber: string
  session: string
  standing: PaymentStanding
}

/** The provider could not be asked or said no; `reason` is a word for the log, without personal data. */
export class PaymentUnavailable extends Error {
  override name = 'PaymentUnavailable'
  readonly reason: string

  constructor(reason: string, options?: ErrorOptions) {
    super(`The payment provider is not available: ${reason}`, options)
    this.reason = reason
  }
}

/** Carries nothing of what came: it may be anybody's. */
export class ForgedNotice extends Error {
  override name = 'ForgedNotice'
}
