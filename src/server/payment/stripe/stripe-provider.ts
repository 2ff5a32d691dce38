/** Payment by card on Stripe's own page (Checkout), through Stripe's library. */
import { Stripe } from 'stripe'
import type { Order } from '#domain/order/order.ts'
import type { PaymentStanding } from '#domain/order/payment/payment-outcome.ts'
import { paymentLines, type PaymentLine } from '#domain/order/payment/payment-lines.ts'
import { ForgedNotice, PaymentUnavailable, type PaymentProvider } from '#services/payment/payment-provider.ts'
import { toStripe } from './stripe-amounts.ts'
import { readStripeEvent, standingOf } from './stripe-events.ts'

/** Milliseconds of one attempt, and attempts after the first: a shopper or a shutdown may be waiting, and every call is tried again later anyway. */
const CALL_LIMIT = 5_000
const RETRIES = 1
const TITLE_LENGTH = 250

export interface StripeSettings {
  secretKey: string
  webhookSecret: string
  /** Origin of the API. */
  apiBase: string
  /** Milliseconds of one attempt. */
  callLimit?: number
  retries?: number
}

export function createStripeProvider(settings: StripeSettings): PaymentProvider {
  const address = new URL(settings.apiBase)
  const stripe = new Stripe(settings.secretKey, {
    protocol: address.protocol === 'http:' ? 'http' : 'https',
    host: address.hostname,
    ...(address.port !== '' && { port: address.port }),
    timeout: settings.callLimit ?? CALL_LIMIT,
    maxNetworkRetries: settings.retries ?? RETRIES,
    telemetry: false,
  })

  async function create(order: Order, terms: { returnUrl: string; expiresAt: Date }, email: string | null) {
    const expiresAt = Math.floor(terms.expiresAt.getTime() / 1000)
    // Everything below follows from the order and this key: the same key always comes with the same body, which Stripe insists on.
    const idempotencyKey = `checkout-${order.number}-${expiresAt}${email === null ? '-plain' : ''}`
    const about = { metadata: { number: order.number } }
    return await stripe.checkout.sessions.create(
      {
        mode: 'payment',
        allowed_payment_method_types: ['card'],
        // Another currency would be another amount than the order's.
        adaptive_pricing: { enabled: false },
        line_items: paymentLines(order).map((line) => lineItem(line, order.currency)),
        client_reference_id: order.number,
        ...about,
        payment_intent_data: { ...about, description: `Order ${order.number}` },
        ...(email !== null && { customer_email: email }),
        success_url: terms.returnUrl,
        cancel_url: terms.returnUrl,
        expires_at: expiresAt,
      },
      { idempotencyKey },
    )
  }

  return {
    method: 'stripe',
    hosted: {
      async open(order, terms) {
        const session = await answered(async () => {
          try {
            return await create(order, terms, order.contact.email)
          } catch (error) {
            // Stripe is stricter about addresses than we are; the shopper types it there then.
            if (!(error instanceof Stripe.errors.StripeError) || error.param !== 'customer_email') throw error
            return await create(order, terms, null)
          }
        })
        if (!session.url) throw new PaymentUnavailable('no address')
        return { session: session.id, url: session.url }
      },
      close: (session) => answered(() => closeSession(stripe, session)),
      async refund(orderNumber, payment, part) {
        await answered(async () => {
          try {
            // Without an amount all that is left goes back.
            await stripe.refunds.create(
              { payment_intent: payment, ...(part && { amount: toStripe(part.amount, part.currency) }) },
              { idempotencyKey: `refund-${orderNumber}${part === undefined ? '' : `-${part.id}`}` },
            )
          } catch (error) {
            // The owner was faster, on Stripe's own site.
            if (codeOf(error) !== 'charge_already_refunded') throw error
          }
        })
      },
      readNotice(body, signature) {
        let event: Stripe.Event
        try {
          event = stripe.webhooks.constructEvent(Buffer.from(body), signature, settings.webhookSecret)
        } catch {
          throw new ForgedNotice('The signature does not fit the body, or it is too old.')
        }
        return readStripeEvent(event)
      },
    },
  }
}

function lineItem({ title, amount, quantity, description }: PaymentLine, currency: string) {
  return {
    quantity,
    price_data: {
      currency: currency.toLowerCase(),
      unit_amount: toStripe(amount, currency),
      product_data: {
        name: [...title].slice(0, TITLE_LENGTH).join(''),
        ...(description !== undefined && { description }),
      },
    },
  }
}

/** Only an open session can be expired; any other says itself how it stands. */
async function closeSession(stripe: Stripe, id: string): Promise<PaymentStanding> {
  try {
    return standingOf(await stripe.checkout.sessions.expire(id))
  } catch (error) {
    // Another account's or a test's session: nothing that is paid there would reach this shop.
    if (codeOf(error) === 'resource_missing') return { kind: 'closed' }
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
  }
  const session = await stripe.checkout.sessions.retrieve(id)
  if (session.status === 'open') throw new PaymentUnavailable('session stays open')
  return standingOf(session)
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Stripe.errors.StripeError ? error.code : undefined
}

/** What Stripe says is not repeated in our words: it may name the shopper. */
async function answered<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error
    throw new PaymentUnavailable([error.type, error.code ?? error.statusCode].filter(Boolean).join(' '))
  }
}
