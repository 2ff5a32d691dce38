/** The REST API as one Fastify plugin (spec 7.1 and 7.3). Mount it with a prefix such as `/api`. */
import { EMPTY_QUERY } from '#domain/catalogue/query/catalogue-query.ts'
import fastifyCookie from '@fastify/cookie'
import type { FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { moneyOf } from '#domain/shop/shop-money.ts'
import { DEFAULT_SIGN_IN_LIMIT } from '#services/people/people-service.ts'
import { DEFAULT_ORDER_RATE_LIMITS } from '#services/orders/order-rate-limits.ts'
import type { ApiOptions } from './api-options.ts'
import { createCsrfHook } from './csrf.ts'
import { registerDocumentation } from './documentation.ts'
import { handleApiError } from './error-handler.ts'
import { registerGroupRoutes } from './group-routes.ts'
import { isByProgram } from './office/office-guard.ts'
import { officeRoutes } from './office/office-routes.ts'
import { orderRoutes } from './order-routes.ts'
import { paymentWebhook, WEBHOOKS } from './payment-webhook.ts'
import { registerProductRoutes } from './product-routes.ts'
import { openToReaders } from './public-route.ts'
import { reviewRoutes } from './review-routes.ts'
import { registerServiceRoutes } from './service-routes.ts'
import { watchRoutes } from './unknown-routes.ts'

/** Largest body of a write, in bytes. */
const BODY_LIMIT = 256 * 1024

export async function apiPlugin(app: FastifyInstance, options: ApiOptions): Promise<void> {
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(handleApiError)
  app.addHook('onRoute', (route) => {
    route.bodyLimit ??= BODY_LIMIT
  })
  app.addHook('onRequest', openToReaders)
  await app.register(fastifyCookie)
  const webhooks = new Set(WEBHOOKS.map((path) => app.prefix + path))
  app.addHook(
    'preHandler',
    createCsrfHook(
      (request) =>
        webhooks.has(request.url.split('?')[0] ?? '') ||
        (request.routeOptions.config.officeAccess !== undefined && isByProgram(request)),
    ),
  )

  const registerUnknown = watchRoutes(app)
  await registerDocumentation(app, options.store)
  registerProductRoutes(app, options.store)
  registerGroupRoutes(app, options.store)
  registerServiceRoutes(app, options)
  const { orders, payments, reviews, office, rateLimits, tally, leaveLine } = options
  if (orders) {
    const limits = { ...DEFAULT_ORDER_RATE_LIMITS, ...rateLimits }
    await app.register(orderRoutes, {
      money: moneyOf(options.store.shop),
      shippingIds: options.store.shop.shipping.map(({ id }) => id),
      locales: options.store.languages.map(({ locale }) => locale),
      orders,
      withdrawals: options.store.shop.market.eu,
      payments,
      rateLimits: limits,
      tally,
      leaveLine,
    })
  }
  if (reviews) {
    const { cancelling } = { ...DEFAULT_ORDER_RATE_LIMITS, ...rateLimits }
    await app.register(reviewRoutes, { reviews, limit: cancelling, tally })
  }
  if (payments) await app.register(paymentWebhook, { payments })
  if (office) {
    const { signInLimit = DEFAULT_SIGN_IN_LIMIT, store } = options
    await app.register(officeRoutes, {
      ...office,
      signInLimit,
      siteUrl: () => store.siteUrl,
      money: moneyOf(store.shop),
      productTitles: async (ids) => new Map((await store.catalogue.products(ids)).map(({ id, title }) => [id, title])),
      findProducts: async (text, limit) => {
        const { page } = await store.catalogue.search(text, EMPTY_QUERY, { pageSize: limit })
        return page.items.map(({ id, title }) => ({ id, title }))
      },
      tally,
    })
  }
  registerUnknown()
}
