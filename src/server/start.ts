/** The start of one serving process, shared by production and development: everything but where the pages come from. */
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import { createCatalogueService } from '#services/catalogue-service.ts'
import { withHeroAddresses } from '#services/picture-addresses.ts'
import { createRemoteOrders } from '#services/remote-orders.ts'
import type { Store } from '#services/store.ts'
import { createApp, type AppOptions } from './app.ts'
import { PROJECT_ROOT, readEnvironment, type Environment } from './environment.ts'
import { createLogger } from './logger.ts'
import { openCatalogue, type OpenCatalogue } from './open-catalogue.ts'
import { openOrders, type OpenOrders } from './open-orders.ts'
import type { RenderPage } from './page-handler.ts'
import { readShopSettings } from './shop-file.ts'
import { closeOnSignals, shutDown } from './shutdown.ts'
import { createStartReport, failureSentence, type StartReport } from './start-report.ts'
import type { StaticFolders } from './static-files.ts'

export interface Pages {
  render: RenderPage
  middleware?: AppOptions['middleware']
  close?: () => Promise<void>
}

export interface StartOptions {
  folders: Omit<StaticFolders, 'mediaDir'>
  relaxedPolicy?: boolean
  loadPages: (store: Store) => Promise<Pages>
}

/** Starts and then lives until a signal comes; a start that fails says why in one sentence and ends the process with 1. */
export async function start(options: StartOptions): Promise<void> {
  let environment: Environment | null = null
  try {
    environment = readEnvironment(process.env)
    await serve(environment, options)
  } catch (error) {
    console.error(failureSentence(error, environment))
    if (environment?.logLevel === 'debug' || environment?.logLevel === 'trace') console.error(error)
    process.exit(1)
  }
}

async function serve(environment: Environment, options: StartOptions): Promise<void> {
  const report = createStartReport()
  const shop = await report.step('settings', () => readShopSettings(environment.shopFile, PROJECT_ROOT))
  const opened = await openCatalogue(environment, report)
  try {
    await serveFrom(opened, await withHeroes(shop, opened, report), environment, options, report)
  } catch (error) {
    await opened.close()
    throw error
  }
}

/** A hero that is not there is said, and the home stands without it. */
async function withHeroes(shop: ShopSettings, { shelf }: OpenCatalogue, report: StartReport): Promise<ShopSettings> {
  if (!shelf) return shop
  const { settings, missing } = await withHeroAddresses(shop, shelf)
  for (const { home, hero } of missing) report.note(`homes.${home}.hero: there is no picture ${hero} in MEDIA_DIR`)
  return settings
}

async function serveFrom(
  opened: OpenCatalogue,
  shop: ShopSettings,
  environment: Environment,
  options: StartOptions,
  report: StartReport,
): Promise<void> {
  const logger = createLogger(environment.logLevel)
  const catalogue = createCatalogueService(opened.reading, {
    onError: (error) => logger.error({ err: error }, 'the catalogue could not be refreshed'),
  })
  await report.step(
    'index',
    () => catalogue.start(),
    () => `${catalogue.source().index.size} products`,
  )
  const siteUrl = () => store.siteUrl
  const { database } = opened
  const ordering =
    database &&
    (await report.step(
      'orders',
      () => openOrders({ database, shop, siteUrl, environment, logger }),
      ({ orders }) => `${orders.paymentMethods.join(', ')}; mails ${mailWay(environment)}`,
    ))
  const store: Store = {
    catalogue,
    orders: ordering?.orders ?? createRemoteOrders({ baseUrl: environment.apiBaseUrl }),
    shop,
    siteUrl: environment.siteUrl,
    api: { baseUrl: environment.apiBaseUrl, external: environment.apiExternal },
  }
  const { pages, app } = await report.step('pages', () =>
    makeApp(store, ordering, opened, environment, options, logger),
  )
  closeOnSignals(
    () =>
      shutDown({
        app,
        closers: [
          async () => pages.close?.(),
          async () => ordering?.stop(),
          () => catalogue.stop(),
          () => opened.close(),
        ],
      }),
    (error) => logger.error({ err: error }, 'the store did not close cleanly'),
  )
  await app.listen({ port: environment.port, host: environment.host })
  const port = portOf(app)
  if (environment.port === 0 && !environment.siteUrlGiven) store.siteUrl = `http://localhost:${port}`
  // Links in mails need the address, so nothing is sent before.
  ordering?.start()
  if (environment.webConcurrency > 1)
    report.note('WEB_CONCURRENCY is above 1, but this version serves from one process.')
  report.ready(`http://localhost:${port}`)
  process.send?.({ ready: true, port })
}

async function makeApp(
  store: Store,
  ordering: OpenOrders | null,
  opened: OpenCatalogue,
  environment: Environment,
  options: StartOptions,
  logger: FastifyBaseLogger,
) {
  const pages = await options.loadPages(store)
  const app = await createApp({
    store,
    orders: ordering?.orders,
    payments: ordering?.payments,
    database: opened,
    environment,
    render: pages.render,
    folders: options.folders,
    logger,
    ...(pages.middleware && { middleware: pages.middleware }),
    relaxedPolicy: options.relaxedPolicy ?? false,
  })
  return { pages, app }
}

/** Where mails go; never the address of the mail server, which may hold a password. */
function mailWay({ smtpUrl, mailDir }: Environment): string {
  return smtpUrl === null ? `into ${mailDir}` : 'over SMTP'
}

function portOf(app: FastifyInstance): number {
  const address = app.server.address()
  if (address === null || typeof address === 'string') throw new Error('The server does not listen on a port')
  return address.port
}
