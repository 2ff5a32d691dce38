/** The API over a SQLite file in a folder of its own: orders need a real database. */
import { ENGLISH, pageLanguages } from '#domain/shop/page-languages.ts'
import { makePack } from '#texts/make-pack.ts'
import { toMinor } from '#domain/shop/testing/dollars.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import Fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify'
import { onTestFinished } from 'vitest'
import { DEFAULT_SHOP_SETTINGS, type ShopSettings } from '#domain/shop/shop-settings.ts'
import { openDatabase } from '#persistence/open-database.ts'
import { testCatalogue, testProduct } from '#persistence/testing/test-catalogue.ts'
import type { Catalogue } from '#services/catalogue/catalogue-file.ts'
import { type BoughtTogetherService, createBoughtTogetherService } from '#services/orders/bought-together.ts'
import { isLiveShop } from '#domain/catalogue/showing/live-shop.ts'
import { createReviewService } from '#services/reviews/review-service.ts'
import { createCatalogueService } from '#services/catalogue/catalogue-service.ts'
import { createOrderService, type OrderServiceOptions } from '#services/orders/create-order-service.ts'
import type { OrderRateLimits } from '#services/orders/order-rate-limits.ts'
import type { Database } from '#services/repositories.ts'
import { apiPlugin } from '../api-plugin.ts'

const TOKEN = 'a-token-of-22-characters'
const CSRF_HEADERS = { cookie: `XSRF-TOKEN=${TOKEN}`, 'x-xsrf-token': TOKEN }

/** A product of 12.99 less 15 % with 3 pieces, a T-shirt with variants, and one that is sold out. */
export const ORDER_CATALOGUE: Catalogue = testCatalogue({
  products: [
    testProduct({ id: '1', title: 'Soap', price: toMinor(12.99), discount: 15, quantity: 3 }),
    testProduct({
      id: '2',
      title: 'T-Shirt',
      price: toMinor(20),
      quantity: 5,
      sizes: ['S', 'M'],
      variants: [
        { size: 'S', price: toMinor(20), quantity: 5 },
        { size: 'M', price: toMinor(22), quantity: 0 },
      ],
    }),
    testProduct({ id: '3', title: 'Gone soon', quantity: 0 }),
  ],
})

export interface OrderApi {
  app: FastifyInstance
  database: Database
  together: BoughtTogetherService
  /** A write with the CSRF cookie and header; `headers` come on top. */
  post(url: string, payload: unknown, headers?: Record<string, string>): Promise<LightMyRequestResponse>
  /** `POST /orders` with a key of its own unless one is given. */
  place(payload: unknown, key?: string): Promise<LightMyRequestResponse>
}

export async function orderApi(
  options: {
    catalogue?: Catalogue
    rateLimits?: Partial<OrderRateLimits>
    service?: Partial<OrderServiceOptions>
    shop?: ShopSettings
  } = {},
): Promise<OrderApi> {
  const shop = options.shop ?? DEFAULT_SHOP_SETTINGS
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-orders-'))
  const database = await openDatabase({ databaseFile: path.join(folder, 'shop.db') }, shop.money.currency)
  await database.prepare(async () => options.catalogue ?? ORDER_CATALOGUE)
  const catalogue = createCatalogueService(database)
  await catalogue.start()
  const orders = createOrderService({
    orders: database.orders,
    shop,
    untilAnswer: async () => undefined,
    ...options.service,
  })
  const together = createBoughtTogetherService({
    database,
    source: () => catalogue.source(),
    onError: (error) => {
      throw error
    },
  })
  together.start()
  const store = {
    catalogue,
    orders,
    companions: together,
    texts: makePack('en'),
    language: ENGLISH,
    languages: pageLanguages(shop.locale, shop.languages),
    worksOffline: false,
    shop,
    siteUrl: 'http://shop.test',
    api: { baseUrl: '/api', external: false },
  }
  const app = Fastify()
  await app.register(apiPlugin, {
    prefix: '/api',
    store,
    ping: () => database.ping(),
    orders,
    reviews: createReviewService({
      reviews: database.reviews,
      isLive: () => isLiveShop(shop, catalogue.source()),
    }),
    rateLimits: options.rateLimits,
  })
  onTestFinished(async () => {
    await app.close()
    await together.stop()
    await catalogue.stop()
    await database.close()
    await rm(folder, { recursive: true, force: true })
  })
  let count = 0
  const post: OrderApi['post'] = (url, payload, headers = {}) =>
    app.inject({
      method: 'POST',
      url: `/api${url}`,
      payload: payload as object,
      headers: { ...CSRF_HEADERS, ...headers },
    })
  return {
    app,
    database,
    together,
    post,
    place(payload, key = `attempt-${(count += 1)}-of-test`) {
      return post('/orders', payload, { 'idempotency-key': key })
    },
  }
}

/** The body of an order for one soap, without shipping costs. */
export function orderBody(fields: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    contact: { email: 'mara@example.com' },
    address: { country: 'DE', name: 'Mara Thompson', line1: 'Sample Street 1', postcode: '10115', city: 'Berlin' },
    shipping: 'free',
    payment: 'pay-later',
    lines: [{ id: '1', quantity: 1, price: 11.04 }],
    total: 11.04,
    ...fields,
  }
}
