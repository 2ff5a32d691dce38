/** Which calls a page of another origin may read, over every route that there is. */
import { ENGLISH } from '#domain/shop/page-languages.ts'
import { makePack } from '#texts/make-pack.ts'
import Fastify from 'fastify'
import { expect, it, onTestFinished } from 'vitest'
import { DEFAULT_SHOP_SETTINGS } from '#domain/shop/shop-settings.ts'
import { NO_COMPANIONS } from '#services/orders/bought-together.ts'
import { createCatalogueService } from '#services/catalogue/catalogue-service.ts'
import type { OrderService } from '#services/orders/order-service.ts'
import type { PaymentService } from '#services/payment/payment-service.ts'
import { memoryCatalogue, product } from '#services/testing/memory-catalogue.ts'
import { NO_ORDERS } from '#services/testing/no-orders.ts'
import { apiPlugin } from './api-plugin.ts'

const PUBLIC_CALLS = [
  '/api/brand',
  '/api/category',
  '/api/openapi.json',
  '/api/product',
  '/api/product/:id',
  '/api/product/boughtTogether',
  '/api/product/getByCategoryId/:categoryId',
  '/api/product/mainProductMenu',
  '/api/suggest',
]

const TOKEN = 'a-token-of-22-characters'

it('other origins read what is public, and nothing of orders, tokens, health or whatever nobody decided about', async () => {
  const catalogue = createCatalogueService(memoryCatalogue([product('1')]))
  await catalogue.start()
  const app = Fastify()
  onTestFinished(async () => {
    await app.close()
    await catalogue.stop()
  })
  const routes: { method: string; url: string }[] = []
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) routes.push({ method: one, url })
  })
  const shop = DEFAULT_SHOP_SETTINGS
  const store = {
    catalogue,
    orders: NO_ORDERS,
    companions: NO_COMPANIONS,
    texts: makePack('en'),
    language: ENGLISH,
    languages: [ENGLISH],
    worksOffline: false,
    shop,
    siteUrl: 'http://shop.test',
    api: { baseUrl: '/api', external: false },
  }
  const orders = { ...NO_ORDERS, paymentMethods: [] } as unknown as OrderService
  const payments = { open: async () => ({ kind: 'unknown' }), hear: async () => undefined } as unknown as PaymentService
  await app.register(apiPlugin, { prefix: '/api', store, ping: async () => undefined, orders, payments })

  const open = new Set<string>()
  for (const { method, url } of routes) {
    const answer = await app.inject({
      method: method as 'GET',
      url: url.replace(/:\w+/g, '1').replace('*', 'nothing'),
      headers: { origin: 'https://other.example', cookie: `XSRF-TOKEN=${TOKEN}`, 'x-xsrf-token': TOKEN },
    })
    const says = Object.keys(answer.headers).filter((name) => name.startsWith('access-control-'))
    if (says.length > 0) open.add(`${method} ${url}`)
  }
  expect(routes.length).toBeGreaterThan(40)
  expect([...open].toSorted()).toEqual(
    ['GET', 'HEAD'].flatMap((method) => PUBLIC_CALLS.map((url) => `${method} ${url}`)),
  )
})
