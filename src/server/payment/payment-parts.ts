/** The payment service of this process, as the environment says. */
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '#services/repositories.ts'
import type { PaymentProvider } from '#services/payment/payment-provider.ts'
import { createPaymentService, type PaymentService } from '#services/payment/payment-service.ts'
import { links } from '#storefront/links.ts'
import type { Environment } from '../settings/environment.ts'
import type { Lane } from '../load-shedding/lane.ts'
import { inLine } from './provider-line.ts'

export type PaymentEnvironment = Pick<Environment, 'stripeSecretKey' | 'stripeWebhookSecret' | 'stripeApiBase'>

export interface PaymentParts {
  database: Pick<Database, 'payments' | 'orders'>
  /** Where the pages of a language (BCP 47) begin; of the main one without. */
  pagesUrl: (locale?: string) => string
  environment: PaymentEnvironment
  /** Where shoppers wait for their payment pages. */
  lane: Lane
  logger: FastifyBaseLogger
  onCommit: () => void
}

export async function openPayments(parts: PaymentParts): Promise<PaymentService> {
  const { database, pagesUrl, environment, lane, logger, onCommit } = parts
  const providers = await providersOf(environment)
  return createPaymentService({
    repository: database.payments,
    findOrder: (number) => database.orders.find(number),
    providers: providers.map((provider) => inLine(provider, lane)),
    returnUrl: ({ number, key, locale }) => pagesUrl(locale) + links.order(number, key),
    onCommit,
    log: {
      settled: (fields) => logger.info(fields, 'payment notice'),
      puzzling: (fields) => logger.error(fields, 'a payment that fits no order as it should, please look at it'),
      unavailable: (fields) => logger.warn(fields, 'the payment provider did not do what it was asked'),
      refunded: (fields) => logger.info(fields, 'payment sent back'),
      broken: (error) => logger.error({ err: error }, 'a payment could not be begun'),
    },
  })
}

/** Stripe's library takes a while to load, so only a shop that uses it does. */
async function providersOf(environment: PaymentEnvironment): Promise<PaymentProvider[]> {
  const { stripeSecretKey: secretKey, stripeWebhookSecret: webhookSecret, stripeApiBase: apiBase } = environment
  if (secretKey === null || webhookSecret === null) return []
  const { createStripeProvider } = await import('./stripe/stripe-provider.ts')
  return [createStripeProvider({ secretKey, webhookSecret, apiBase })]
}
