/** CPU time of rendering /shop without a cache, beside a trivial Fastify route in the same process. */
import { ENGLISH } from '#domain/shop/page-languages.ts'
import { makePack } from '#texts/make-pack.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { openDatabase } from '#persistence/open-database.ts'
import { loadServerBuild, createPageRenderer } from '#server/answering/page-renderer.ts'
import { loadSampleCatalogue } from '#server/settings/sample-catalogue.ts'
import { NO_COMPANIONS } from '#services/orders/bought-together.ts'
import { createCatalogueService } from '#services/catalogue/catalogue-service.ts'
import { createOrderService } from '#services/orders/create-order-service.ts'
import { DEFAULT_SHOP_SETTINGS } from '#domain/shop/shop-settings.ts'
import { PROJECT_ROOT } from '#server/settings/environment.ts'
import { readBudgets } from './figures/budgets.ts'
import { reportFigures } from './figures/draw-figures.ts'

/** Renders until the compiler has made the best of them: its own threads count as the process's time, and a server renders for days. */
const WARM_UP = 1000
const ROUNDS = 1000
const { uncachedMilliseconds } = readBudgets().render

/** Milliseconds of CPU that one call takes on average, once the compiler has warmed up. */
async function cpuMilliseconds(work: () => Promise<void>): Promise<number> {
  for (let round = 0; round < WARM_UP; round += 1) await work()
  const from = process.cpuUsage()
  for (let round = 0; round < ROUNDS; round += 1) await work()
  const { user, system } = process.cpuUsage(from)
  return (user + system) / 1000 / ROUNDS
}

const folder = await mkdtemp(join(tmpdir(), 'vitrine-render-'))
const database = await openDatabase({ databaseFile: join(folder, 'store.db') })
try {
  await database.prepare(() => loadSampleCatalogue(new Date()))
  const catalogue = createCatalogueService(database, { onError: (error) => console.error(error) })
  await catalogue.start()
  const store = {
    catalogue,
    orders: createOrderService({ orders: database.orders, shop: DEFAULT_SHOP_SETTINGS }),
    companions: NO_COMPANIONS,
    texts: makePack('en'),
    language: ENGLISH,
    languages: [ENGLISH],
    worksOffline: false,
    shop: DEFAULT_SHOP_SETTINGS,
    siteUrl: 'http://localhost:3000',
    api: { baseUrl: '/api', external: false },
  }
  const render = createPageRenderer(await loadServerBuild(join(PROJECT_ROOT, 'build')), [store], 'production')
  const page = await cpuMilliseconds(async () => {
    const response = await render(new Request('http://localhost:3000/shop'))
    const html = await response.text()
    if (response.status !== 200 || html.length < 10_000) throw new Error(`/shop answered ${response.status}.`)
  })

  const app = Fastify()
  app.get('/', () => ({ ok: true }))
  await app.ready()
  const trivial = await cpuMilliseconds(async () => {
    await app.inject('/')
  })
  await app.close()
  await catalogue.stop()

  const met = reportFigures('render', `Rendering, CPU time, mean of ${ROUNDS}`, [
    { name: '/shop, uncached', goal: uncachedMilliseconds, figure: page, unit: 'ms', note: 'no cache, no HTTP' },
    { name: 'a trivial Fastify route', figure: trivial, unit: 'ms' },
  ])
  if (!met) process.exitCode = 1
} finally {
  await database.close()
  await rm(folder, { recursive: true, force: true })
}
