/** Connects orders with what follows from them: payment, mail, and the work in the background. */
import type { MailLanguage } from '../mail/mail-composer.ts'
import type { MailTexts } from '../mail/mail-content.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import { createOrderService } from '#services/orders/create-order-service.ts'
import { invoiceTerms } from '#domain/order/invoice.ts'
import type { Order } from '#domain/order/order.ts'
import { createDeskService, type DeskService } from '#services/orders/desk/desk-service.ts'
import type { OrderService } from '#services/orders/order-service.ts'
import type { PaymentService } from '#services/payment/payment-service.ts'
import { repeatWork } from '#services/background/repeated-work.ts'
import type { Database } from '#services/repositories.ts'
import type { Environment } from '../settings/environment.ts'
import type { Lanes } from '../load-shedding/lanes.ts'
import { createMailWorker } from '../mail/mail-worker.ts'
import { links } from '#storefront/links.ts'
import { openPayments, type PaymentEnvironment } from '../payment/payment-parts.ts'

/** Milliseconds between looks at unpaid orders and refunds that are due. */
const SWEEP_INTERVAL = 15_000

export interface OrderParts {
  database: Pick<Database, 'orders' | 'desk' | 'invoices' | 'outbox' | 'payments'>
  shop: ShopSettings
  texts: MailTexts
  /** Of the shop's further languages. */
  languages: readonly MailLanguage[]
  /** Public origin, final once the server listens. */
  siteUrl: () => string
  environment: PaymentEnvironment &
    Pick<Environment, 'smtpUrl' | 'mailDir' | 'mailFrom' | 'ownerEmail' | 'orderRateLimits'>
  /** Whether a buyer's review waits for the owner. */
  reviewsWait: () => Promise<boolean>
  lanes: Pick<Lanes, 'payments'>
  logger: FastifyBaseLogger
}

export interface OpenOrders {
  orders: OrderService
  payments: PaymentService
  desk: DeskService
  /** Where the shopper sees an order. */
  orderPage: (order: Pick<Order, 'number' | 'key' | 'locale'>) => string
  /** Where one of its invoices or credit notes stands, made for print. */
  invoicePage: (order: Pick<Order, 'number' | 'key' | 'locale'>, invoice: string) => string
  /** Begins to send mails and to look after payments. */
  start(): void
  /** Resolves once no mail and no refund is on its way. */
  stop(): Promise<void>
}

export async function openOrders({
  database,
  shop,
  texts,
  languages,
  siteUrl,
  reviewsWait,
  environment,
  lanes,
  logger,
}: OrderParts): Promise<OpenOrders> {
  const findOrder = (number: string) => database.orders.find(number)
  const outbox = database.outbox
  const mail = createMailWorker({ outbox, findOrder, shop, texts, languages, siteUrl, environment, logger })
  const onCommit = () => mail.wake()
  await database.invoices.setTerms(invoiceTerms(shop)).catch((error: unknown) => {
    logger.error({ err: error }, 'what stands on invoices could not be stored')
  })
  const pagesUrl = (locale?: string) => siteUrl() + (languages.find((one) => one.locale === locale)?.base ?? '')
  const payments = await openPayments({ database, pagesUrl, environment, lane: lanes.payments, logger, onCommit })
  const sweeper = repeatWork(() => payments.sweep(() => sweeper.stopping), {
    interval: SWEEP_INTERVAL,
    onError: (error) => logger.error({ err: error }, 'unpaid orders could not be looked after'),
  })
  const onCommitted = () => {
    mail.wake()
    sweeper.wake()
  }
  const orders = createOrderService({
    orders: database.orders,
    shop,
    ordersPerEmail: environment.orderRateLimits.mails,
    payments: payments.ways,
    onCommitted,
    reviewsWait,
  })
  return {
    orders,
    payments,
    desk: createDeskService({ desk: database.desk, orders: database.orders, onCommitted }),
    orderPage: ({ number, key, locale }) => pagesUrl(locale) + links.order(number, key),
    invoicePage: ({ number, key, locale }, invoice) => pagesUrl(locale) + links.invoice(number, key, invoice),
    start() {
      mail.start()
      sweeper.start()
    },
    async stop() {
      await sweeper.stop()
      await mail.stop()
    },
  }
}
