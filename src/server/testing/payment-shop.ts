/** A shop with card payments against the local Stripe: API, database, a clock that is set by hand, and as many processes as asked for. */
import { ENGLISH } from '#domain/shop/page-languages.ts'
import { makePack } from '#texts/make-pack.ts'
import type { PaymentProvider } from '#services/payment/payment-provider.ts'
import { toMinor } from '#domain/shop/testing/dollars.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import path from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { onTestFinished } from 'vitest'
import { apiPlugin } from '#api/api-plugin.ts'
import { orderBody } from '#api/testing/order-api.ts'
import { DEFAULT_SHOP_SETTINGS } from '#domain/shop/shop-settings.ts'
import { openDatabase } from '#persistence/open-database.ts'
import { testCatalogue, testProduct } from '#persistence/testing/test-catalogue.ts'
import { NO_COMPANIONS } from '#services/orders/bought-together.ts'
import { createCatalogueService } from '#services/catalogue/catalogue-service.ts'
import { createOrderService } from '#services/orders/create-order-service.ts'
import type { PaymentRepository } from '#services/payment/payment-repository.ts'
import { createPaymentService, type PaymentService } from '#services/payment/payment-service.ts'
import type { Database } from '#services/repositories.ts'
import { createStripeProvider } from '../payment/stripe/stripe-provider.ts'
import { FAKE_KEYS, startFakeStripe, type FakeStripe } from './fake-stripe.ts'

const TOKEN = 'a-token-of-22-characters'
const CSRF_HEADERS = { cookie: `XSRF-TOKEN=${TOKEN}`, 'x-xsrf-token': TOKEN }

export interface ShopProcess {
  app: FastifyInstance
  database: Database
  payments: PaymentService
  /** `POST /orders` by card: one soap of $11.04, flat rate $20.00. */
  place(fields?: object, key?: string): ReturnType<ShopProcess['post']>
  post(
    url: string,
    payload?: object,
    headers?: Record<string, string>,
  ): Promise<{
    statusCode: number
    body: string
    json(): Record<string, unknown> & { number: string; key: string; pay?: { url: string } }
  }>
  /** Delivers an event as Stripe does, signed unless a signature is given; gives the status. */
  hear(event: string, signature?: string): Promise<number>
}

export interface PaymentShop {
  stripe: FakeStripe
  log: string[]
  pass(minutes: number): void
  /** Another process on the same database; `repository` changes what it sees. */
  open(change?: (repository: PaymentRepository) => Partial<PaymentRepository>): Promise<ShopProcess>
  stock(): Promise<number | undefined>
  history(number: string): Promise<string[]>
}

/** `others` are ways to pay beside later and Stripe. */
export async function paymentShop(others: readonly PaymentProvider[] = []): Promise<PaymentShop> {
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-payment-'))
  const stripe = await startFakeStripe()
  const closers: (() => Promise<unknown>)[] = []
  onTestFinished(async () => {
    for (const close of closers.toReversed()) await close()
    await stripe.close()
    await rm(folder, { recursive: true, force: true })
  })
  const where = { databaseFile: path.join(folder, 'shop.db') }
  const database = await openDatabase(where)
  closers.push(() => database.close())
  const soap = testProduct({ id: '1', title: 'Soap', price: toMinor(12.99), discount: 15, quantity: 10 })
  await database.prepare(async () => testCatalogue({ products: [soap] }))
  const log: string[] = []
  const note = (kind: string) => (fields: unknown) => void log.push(`${kind} ${JSON.stringify(fields)}`)
  let passed = 0
  const clock = () => new Date(Date.now() + passed)

  async function open(change?: (repository: PaymentRepository) => Partial<PaymentRepository>): Promise<ShopProcess> {
    const own = await openDatabase(where)
    closers.push(() => own.close())
    const catalogue = createCatalogueService(own)
    await catalogue.start()
    closers.push(() => catalogue.stop())
    const payments = createPaymentService({
      repository: { ...own.payments, ...change?.(own.payments) },
      findOrder: (number) => own.orders.find(number),
      providers: [
        createStripeProvider({ ...FAKE_KEYS, apiBase: stripe.apiBase, callLimit: 150, retries: 0 }),
        ...others,
      ],
      returnUrl: ({ number, key }) => `http://shop.test/pages/orders/${number}?key=${key}`,
      log: {
        settled: note('settled'),
        puzzling: note('puzzling'),
        unavailable: note('unavailable'),
        refunded: note('refunded'),
        broken: (error) => log.push(`broken ${String(error)}`),
      },
      clock,
      chance: () => 0.5,
    })
    const shop = DEFAULT_SHOP_SETTINGS
    const orders = createOrderService({ orders: own.orders, shop, payments: payments.ways, now: clock })
    const store = {
      catalogue,
      orders,
      companions: NO_COMPANIONS,
      texts: makePack('en'),
      language: ENGLISH,
      languages: [ENGLISH],
      worksOffline: false,
      shop,
      siteUrl: 'http://shop.test',
      api: { baseUrl: '/api', external: false },
    }
    const app = Fastify()
    await app.register(apiPlugin, { prefix: '/api', store, ping: () => own.ping(), orders, payments })
    closers.push(() => app.close())
    const post: ShopProcess['post'] = async (url, payload, headers = {}) =>
      await app.inject({
        method: 'POST',
        url: `/api${url}`,
        headers: { ...CSRF_HEADERS, ...headers },
        ...(payload && { payload }),
      })
    return {
      app,
      database: own,
      payments,
      post,
      place: (fields = {}, key = randomUUID()) =>
        post('/orders', orderBody({ payment: 'stripe', shipping: 'flat-rate', total: 31.04, ...fields }), {
          'idempotency-key': key,
        }),
      async hear(event, signature = stripe.sign(event)) {
        const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature }
        const url = '/api/payments/stripe/webhook'
        return (await app.inject({ method: 'POST', url, headers, payload: event })).statusCode
      },
    }
  }

  return {
    stripe,
    log,
    open,
    pass: (minutes) => void (passed += minutes * 60_000),
    stock: async () => (await database.catalogue.itemsByIds(['1']))[0]?.quantity,
    history: async (number) => (await database.orders.find(number))?.history.map(({ state }) => state) ?? [],
  }
}
