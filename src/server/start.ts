/** The start of one serving process, shared by production and development: everything but where the pages come from. */
import cluster from 'node:cluster'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { createSynonyms } from '#domain/catalogue/search/words/search-synonyms.ts'
import { pageLanguages } from '#domain/shop/page-languages.ts'
import { NO_COMPANIONS } from '#services/orders/bought-together.ts'
import { createCatalogueService } from '#services/catalogue/catalogue-service.ts'
import { createReviewService, type ReviewService } from '#services/reviews/review-service.ts'
import { isLiveShop } from '#domain/catalogue/showing/live-shop.ts'
import { createRemoteOrders } from '#services/remote/remote-orders.ts'
import type { Store } from '#services/store.ts'
import type { TextPack } from '#texts/text-pack.ts'
import { createApp } from './app.ts'
import { readEnvironment, type Environment } from './settings/environment.ts'
import { createLanes, type Lanes } from './load-shedding/lanes.ts'
import { mailWay } from './mail/mail-worker.ts'
import { createLogSink, outliveLostOutput } from './logging/log-sink.ts'
import { createLogger } from './logging/logger.ts'
import { measureLog } from './metrics/log-metrics.ts'
import { createMetrics, type Metrics } from './metrics/metrics.ts'
import { measureProcess } from './metrics/process-metrics.ts'
import { measureServing } from './metrics/serving-metrics.ts'
import { measureStore } from './metrics/store-metrics.ts'
import { databaseAddress, openCatalogue, type OpenCatalogue } from './opening/open-catalogue.ts'
import { openCounts, type OpenCounts } from './opening/open-counts.ts'
import { openOrders, type OpenOrders } from './opening/open-orders.ts'
import { noteMissingTexts, type OpenShop, readShop, withHeroes } from './opening/open-shop.ts'
import { openPeople, type OpenPeople } from './opening/open-people.ts'
import { openSnapshots } from './opening/open-snapshots.ts'
import { missingAtStart } from './pictures/missing-at-start.ts'
import { serveFromProcesses } from './processes/primary.ts'
import { findSupervisor, type Supervisor } from './processes/supervisor.ts'
import { createPageCache } from './page-cache/page-cache.ts'
import { searchBuilder } from './opening/search-builder.ts'
import { languageStores, mailTexts } from './texts/language-stores.ts'
import { textModules } from './texts/text-route.ts'
import { closeOnSignals, shutDown } from './shutdown.ts'
import { failureSentence } from './logging/start-report.ts'
import type { StartOptions } from './start-options.ts'

/** Connections that may wait at the door in a rush; Linux's own limit. */
const BACKLOG = 4096

/** Starts and then lives until a signal comes; a start that fails says why in one sentence and ends the process with 1. */
export async function start(options: StartOptions): Promise<void> {
  outliveLostOutput()
  const supervisor = findSupervisor()
  let environment: Environment | null = null
  try {
    environment = readEnvironment(process.env)
    if (environment.webConcurrency > 1 && cluster.isPrimary && !options.alone) {
      const { webConcurrency, logLevel, metrics } = environment
      const sink = createLogSink()
      await serveFromProcesses(webConcurrency, createLogger(logLevel, sink), sink, metrics)
    } else await serve(environment, options, supervisor)
  } catch (error) {
    await supervisor.failed(failureSentence(error, environment))
    if (environment?.logLevel === 'debug' || environment?.logLevel === 'trace') console.error(error)
    process.exit(1)
  }
}

async function serve(environment: Environment, options: StartOptions, supervisor: Supervisor): Promise<void> {
  const { report } = supervisor
  const { shop, packs } = await report.step('settings', () => readShop(environment))
  const opened = await openCatalogue(environment, shop, report)
  supervisor.prepared()
  try {
    await serveFrom(opened, { shop: await withHeroes(shop, opened, report), packs }, environment, options, supervisor)
  } catch (error) {
    await opened.close()
    throw error
  }
}

async function serveFrom(
  opened: OpenCatalogue,
  { shop, packs }: OpenShop,
  environment: Environment,
  options: StartOptions,
  supervisor: Supervisor,
): Promise<void> {
  const [texts] = packs
  const languages = pageLanguages(shop.locale, shop.languages)
  const { report } = supervisor
  const sink = createLogSink()
  const logger = createLogger(environment.logLevel, sink)
  const note = (sentence: string) => (catalogue.ready ? logger.warn(sentence) : report.note(sentence))
  const snapshots = openSnapshots(environment, opened, note)
  const catalogue = createCatalogueService(opened.reading, {
    onError: (error) => logger.error({ err: error }, 'the catalogue could not be refreshed'),
    synonyms: createSynonyms(shop.search.synonyms),
    snapshots: snapshots?.catalogue,
    searchSnapshots: snapshots?.search,
    buildSearch: opened.database ? searchBuilder(databaseAddress(environment)) : undefined,
  })
  await report.step(
    'index',
    () => catalogue.start(),
    () => `${catalogue.source().index.size} products`,
  )
  noteMissingTexts(shop, report)
  for (const line of await missingAtStart(opened, catalogue.source().index.size)) report.note(line)
  const siteUrl = () => store.siteUrl
  const lanes = createLanes()
  const isLive = () => isLiveShop(shop, catalogue.source())
  const reviewsWait = async () => shop.reviews.buyersWait && (await isLive())
  const { database } = opened
  const ordering =
    database &&
    (await report.step(
      'orders',
      () => openOrders({ database, shop, reviewsWait, ...mailTexts(shop, packs), siteUrl, environment, lanes, logger }),
      ({ orders }) => `${orders.paymentMethods.join(', ')}; mails ${mailWay(environment)}`,
    ))
  const reviews = database && createReviewService({ reviews: database.reviews, isLive })
  const people = database && openPeople({ database, shop, siteUrl, environment, logger })
  const counts = openCounts(opened, catalogue, logger)
  const store: Store = {
    catalogue,
    ...(counts && { popularSearches: () => counts.searches.popular() }),
    orders: ordering?.orders ?? createRemoteOrders({ baseUrl: environment.apiBaseUrl }),
    companions: counts?.together ?? NO_COMPANIONS,
    shop,
    siteUrl: environment.siteUrl,
    api: { baseUrl: environment.apiBaseUrl, external: environment.apiExternal },
    texts,
    language: languages[0],
    languages,
    worksOffline: environment.serviceWorker && options.relaxedPolicy !== true,
  }
  const metrics = createMetrics()
  measureProcess(metrics)
  measureLog(metrics, sink)
  measureStore(metrics, catalogue, database)
  let draining = false
  const serving: Serving = {
    store,
    stores: languageStores(store, packs),
    packs,
    ordering,
    people,
    reviews,
    counts,
    opened,
    environment,
    lanes,
    logger,
    metrics,
    draining: () => draining,
  }
  const { pages, app } = await report.step('pages', () => makeApp(serving, options, supervisor))
  const endMetrics = await supervisor.offerMetrics(() => metrics.samples(), environment.metrics)
  closeOnSignals(
    async () => {
      draining = true
      await sleep(environment.drainSeconds * 1000)
      await shutDown({
        app,
        closers: [
          async () => pages.close?.(),
          async () => ordering?.stop(),
          async () => people?.stop(),
          async () => counts?.stop(),
          () => catalogue.stop(),
          () => opened.close(),
          endMetrics,
        ],
      })
    },
    (error) => logger.error({ err: error }, 'the store did not close cleanly'),
  )
  await app.listen({ port: environment.port, host: environment.host, backlog: BACKLOG })
  const port = portOf(app)
  if (environment.port === 0 && !environment.siteUrlGiven) store.siteUrl = `http://localhost:${port}`
  // Links in mails need the address, so nothing is sent before.
  ordering?.start()
  counts?.start()
  await people?.start(supervisor)
  supervisor.ready(port)
}

interface Serving {
  store: Store
  /** For pages, one for each language, the main one first. */
  stores: readonly [Store, ...Store[]]
  packs: readonly TextPack[]
  ordering: OpenOrders | null
  people: OpenPeople | null
  reviews: ReviewService | null
  counts: OpenCounts | null
  opened: OpenCatalogue
  environment: Environment
  lanes: Lanes
  logger: FastifyBaseLogger
  metrics: Metrics
  draining: () => boolean
}

async function makeApp(
  { store, stores, packs, ordering, people, reviews, counts, opened, ...rest }: Serving,
  options: StartOptions,
  { tally }: Supervisor,
) {
  const { environment, lanes, logger } = rest
  const pages = await options.loadPages(stores)
  const isCached = environment.pageCacheLimit > 0 && options.relaxedPolicy !== true
  const pageCache = isCached
    ? createPageCache({
        limit: environment.pageCacheLimit,
        catalogue: store.catalogue,
        ...(counts && { companions: counts.together }),
        bases: store.languages.map(({ base }) => base).filter((base) => base !== ''),
        siteUrl: () => store.siteUrl,
        lane: lanes.pages,
        onProblem: (error) => logger.warn({ err: error }, 'a page could not be compressed'),
      })
    : null
  measureServing(rest.metrics, lanes, pageCache)
  const app = await createApp({
    ...rest,
    pageCache,
    store,
    textModules: textModules(packs),
    orders: ordering?.orders,
    payments: ordering?.payments,
    reviews: reviews ?? undefined,
    office:
      people && ordering && reviews
        ? { ...people, desk: ordering.desk, reviews, orderPage: ordering.orderPage, invoicePage: ordering.invoicePage }
        : undefined,
    searches: counts?.searches,
    database: opened,
    tally,
    render: pages.render,
    officeFront: pages.office,
    folders: options.folders,
    ...(pages.middleware && { middleware: pages.middleware }),
    relaxedPolicy: options.relaxedPolicy ?? false,
  })
  return { pages, app }
}

function portOf(app: FastifyInstance): number {
  const address = app.server.address()
  if (address === null || typeof address === 'string') throw new Error('The server does not listen on a port')
  return address.port
}
