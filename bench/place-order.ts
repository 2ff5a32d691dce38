/** Place Order to confirmation on the server: SQLite with synchronous=FULL, three lines and a code, one shopper and eight at once. */
import { ENGLISH } from '#domain/shop/page-languages.ts'
import { makePack } from '#texts/make-pack.ts'
import { ZERO } from '#domain/money/minor.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { apiPlugin } from '#api/api-plugin.ts'
import { DEFAULT_SHOP_SETTINGS } from '#domain/shop/shop-settings.ts'
import { openDatabase } from '#persistence/open-database.ts'
import { NO_COMPANIONS } from '#services/orders/bought-together.ts'
import { createCatalogueService } from '#services/catalogue/catalogue-service.ts'
import { createOrderService } from '#services/orders/create-order-service.ts'
import { readBudgets } from './figures/budgets.ts'
import { endlessGoods } from './clients/buyers.ts'
import { reportFigures } from './figures/draw-figures.ts'
import { median } from './figures/figures.ts'

const WARM_UP = 30
const ORDERS = 300
const AT_ONCE = 8
const TOKEN = 'a-token-of-22-characters'
const UNLIMITED = { orders: 1e8, tracking: 1e8, codes: 1e8, cancelling: 1e8, mails: 1e8 }

const folder = await mkdtemp(join(tmpdir(), 'vitrine-orders-'))
const database = await openDatabase({ databaseFile: join(folder, 'store.db') })
const app = Fastify()
try {
  const goods = await endlessGoods()
  await database.prepare(async () => goods)
  await database.promotions.add({ code: 'BENCH', kind: 'percent', value: 10, minimum: ZERO, uses: 0 }, new Date())
  const shop = DEFAULT_SHOP_SETTINGS
  const catalogue = createCatalogueService(database)
  await catalogue.start()
  const orders = createOrderService({ orders: database.orders, shop })
  const store = {
    catalogue,
    orders,
    companions: NO_COMPANIONS,
    texts: makePack('en'),
    language: ENGLISH,
    languages: [ENGLISH],
    worksOffline: false,
    shop,
    siteUrl: 'http://localhost:3000',
    api: { baseUrl: '/api', external: false },
  }
  await app.register(apiPlugin, { prefix: '/api', store, ping: () => database.ping(), orders, rateLimits: UNLIMITED })
  const ids = goods.products.map((product) => product.id)
  let count = 0

  /** Milliseconds from the call to its 201. */
  async function placeOne(): Promise<number> {
    count += 1
    const lines = [0, 1, 2].map((step) => ({ id: ids[(count * 3 + step) % ids.length] ?? '', quantity: 1 }))
    const start = performance.now()
    const answer = await app.inject({
      method: 'POST',
      url: '/api/orders',
      headers: { cookie: `XSRF-TOKEN=${TOKEN}`, 'x-xsrf-token': TOKEN, 'idempotency-key': `bench-order-${count}` },
      payload: {
        contact: { email: `shopper${count}@example.com` },
        address: { country: 'DE', name: 'Mara Thompson', line1: 'Sample Street 1', postcode: '10115', city: 'Berlin' },
        shipping: 'flat-rate',
        payment: 'pay-later',
        code: 'BENCH',
        lines,
      },
    })
    const time = performance.now() - start
    if (answer.statusCode !== 201) throw new Error(`An order was answered ${answer.statusCode}: ${answer.body}`)
    return time
  }

  for (let n = 0; n < WARM_UP; n += 1) await placeOne()
  const alone: number[] = []
  for (let n = 0; n < ORDERS; n += 1) alone.push(await placeOne())
  const together: number[] = []
  const start = performance.now()
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let n = 0; n < ORDERS / AT_ONCE; n += 1) together.push(await placeOne())
    }),
  )
  const seconds = (performance.now() - start) / 1000
  await catalogue.stop()

  const { medianMilliseconds } = readBudgets().placeOrder
  const met = reportFigures(
    'place-order',
    `Place Order to confirmation, SQLite, synchronous=FULL, median of ${ORDERS}`,
    [
      { name: 'one shopper', figure: median(alone), goal: medianMilliseconds, unit: 'ms' },
      { name: `${AT_ONCE} shoppers at once`, figure: median(together), unit: 'ms' },
      { name: 'orders a second', figure: Math.round(together.length / seconds), unit: '' },
    ],
  )
  if (!met) process.exitCode = 1
} finally {
  await app.close()
  await database.close()
  await rm(folder, { recursive: true, force: true })
}
