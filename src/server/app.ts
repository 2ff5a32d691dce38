/** The whole web server as one Fastify instance: security headers, files, the API and the pages. */
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import helmet from '@fastify/helmet'
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyHttpOptions,
  type FastifyInstance,
  type FastifyReply,
} from 'fastify'
import type { Database } from '#services/repositories.ts'
import type { OrderService } from '#services/orders/order-service.ts'
import type { ReviewService } from '#services/reviews/review-service.ts'
import type { PaymentService } from '#services/payment/payment-service.ts'
import type { TallyCall } from '#services/orders/order-rate-limits.ts'
import type { Store } from '#services/store.ts'
import type { SearchCounts } from '#services/search/search-counts.ts'
import { apiPlugin } from '#api/api-plugin.ts'
import type { OfficeServices } from '#api/office/office-routes.ts'
import { type OfficeFront, registerOffice } from './office/office-page.ts'
import { addAnswerHooks } from './answering/answers.ts'
import { BARE_POLICY } from './answering/content-security-policy.ts'
import type { Environment } from './settings/environment.ts'
import type { Metrics } from './metrics/metrics.ts'
import { createRequestMeter, measureRequests, requestGroup, type RequestMeter } from './metrics/request-metrics.ts'
import { registerWorker } from './offline/worker-route.ts'
import { createPageHandler, type RenderPage } from './answering/page-handler.ts'
import { CLIENT_LIMITS, CONNECTION_LIMITS, type ClientLimits } from './load-shedding/connection-limits.ts'
import { createHeldOpen } from './load-shedding/held-open.ts'
import { createHttpServer } from './load-shedding/http-server.ts'
import { addCallLanes, type Lanes } from './load-shedding/lanes.ts'
import { countForwardedBodies } from './load-shedding/waiting-clients.ts'
import type { PageCache } from './page-cache/page-cache.ts'
import { createPageServer } from './page-cache/page-server.ts'
import { MAX_ADDRESS_LENGTH, soundAddress } from './answering/request-address.ts'
import { handlePageErrors } from './answering/page-errors.ts'
import { registerPageForms } from './answering/page-forms.ts'
import { guardRequests, refuseBroken, refuseTunnels } from './answering/request-guard.ts'
import { registerPictures } from './pictures/picture-route.ts'
import { createPictureService } from './pictures/picture-service.ts'
import { registerShopList } from './answering/shop-list-route.ts'
import { registerSpeculationRules } from './answering/speculation-rules.ts'
import { registerStaticFiles, type StaticFolders } from './answering/static-files.ts'
import { registerTexts } from './texts/text-route.ts'
import { createProxyTrust, createRequestIds } from './answering/trusted-proxies.ts'

export interface AppOptions {
  store: Store
  /** The modules of texts of all languages, by file name. */
  textModules: ReadonlyMap<string, string>
  /** Absent where another origin's API takes the orders. */
  orders?: OrderService | undefined
  payments?: PaymentService | undefined
  reviews?: ReviewService | undefined
  /** Absent where another origin's API keeps the shop. */
  office?: OfficeServices | undefined
  /** Its pages; absent where none were built. */
  officeFront?: OfficeFront | undefined
  /** Absent where searches are not counted. */
  searches?: Pick<SearchCounts, 'count'> | undefined
  database: Pick<Database, 'ping'>
  environment: Pick<
    Environment,
    'trustProxy' | 'mediaDir' | 'pictureCacheDir' | 'pictureCacheLimit' | 'orderRateLimits' | 'signInLimit'
  >
  /** Given where several processes share the limits on calls. */
  tally?: TallyCall | undefined
  /** True once the process was told to end. */
  draining?: (() => boolean) | undefined
  metrics?: Metrics | undefined
  render: RenderPage
  folders: Omit<StaticFolders, 'mediaDir'>
  lanes: Lanes
  /** What clients may take of the server, where other than usual. */
  clientLimits?: ClientLimits | undefined
  /** Null renders every page anew, as while developing. */
  pageCache: PageCache | null
  logger?: FastifyBaseLogger
  /** Sees every request first and answers some of them itself: the module server while developing. */
  middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
  /** True while developing: the policy lets the module server work. */
  relaxedPolicy?: boolean
}

function createServer(options: AppOptions, meter?: RequestMeter): FastifyInstance {
  const { pageCache: cache, logger, clientLimits = CLIENT_LIMITS } = options
  const trustProxy = createProxyTrust(options.environment.trustProxy)
  const isProxy = (address: string | undefined) => trustProxy(address, 0)
  const requestId = createRequestIds(trustProxy)
  const held = createHeldOpen(clientLimits.heldOpen, { onDrop: () => meter?.closed('held') })
  let isClosing = false
  const keptPages = (handler: RequestListener, pages: PageCache) =>
    createPageServer(handler, {
      cache: pages,
      lane: options.lanes.pages,
      isClosing: () => isClosing || options.draining?.() === true,
      requestId,
      onAnswered({ method, url, id, status, milliseconds }) {
        meter?.answered('pages', status, milliseconds / 1000)
        logger?.info({ reqId: id, req: { id, method, url }, status, ms: Math.round(milliseconds) }, 'answered')
      },
      onSearched: (search) => options.searches?.count(search),
    })
  const shared: FastifyHttpOptions<Server> = {
    trustProxy,
    bodyLimit: CONNECTION_LIMITS.bodyLimit,
    return503OnClosing: false,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestId,
    rewriteUrl: ({ url }) => soundAddress(url ?? '/'),
    clientErrorHandler: refuseBroken,
    routerOptions: { maxParamLength: MAX_ADDRESS_LENGTH },
    serverFactory: (handler) =>
      createHttpServer(cache ? keptPages(handler, cache) : handler, {
        limits: clientLimits,
        held,
        isTrusted: isProxy,
        onClosed: (reason) => meter?.closed(reason),
      }),
  }
  const app = logger ? Fastify({ ...shared, loggerInstance: logger }) : Fastify(shared)
  refuseTunnels(app.server)
  countForwardedBodies(app, held, isProxy)
  options.lanes.arrivals.watch(app.server)
  app.addHook('preClose', async () => {
    isClosing = true
  })
  return app
}

/** One line for each request; what is asked for all the time and says little stands a level below. */
function logRequests(app: FastifyInstance, apiPrefix: string): void {
  app.addHook('onResponse', async (request, reply) => {
    const group = requestGroup(request.url.split('?', 1)[0] ?? '', apiPrefix)
    const level = group === 'files' || group === 'health' ? 'debug' : 'info'
    request.log[level]({ req: request, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered')
  })
}

/** Whoever keeps a connection would go on using a server that ends. */
function closeWhileDraining(app: FastifyInstance, draining: () => boolean): void {
  const end = ({ raw }: FastifyReply) => {
    if (draining()) raw.shouldKeepAlive = false
  }
  app.addHook('onRequest', async (_request, reply) => end(reply))
  app.addHook('onSend', async (_request, reply, payload) => {
    end(reply)
    return payload
  })
}

/** Makes the server; it listens when asked to and can be used with `inject`. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { store, database, environment } = options
  const meter = options.metrics && createRequestMeter(options.metrics)
  const app = createServer(options, meter)
  const apiPrefix = store.api.external ? '/api' : store.api.baseUrl
  logRequests(app, apiPrefix)
  if (meter) measureRequests(app, meter, apiPrefix)
  const { draining, pageCache } = options
  if (draining) closeWhileDraining(app, draining)
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id).header('content-security-policy', BARE_POLICY)
  })
  const { middleware } = options
  if (middleware) {
    app.addHook('onRequest', (request, reply, done) => middleware(request.raw, reply.raw, () => done()))
  }
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: store.siteUrl.startsWith('https:') && { maxAge: 31_536_000, includeSubDomains: false },
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // For Internet Explorer, Flash and filters that browsers have taken out again: every answer would carry them.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  })
  guardRequests(app, apiPrefix)
  const leaveLine = addCallLanes(app, apiPrefix, options.lanes)
  addAnswerHooks(app)
  handlePageErrors(app)

  const page = createPageHandler({
    render: options.render,
    lane: options.lanes.pages,
    cache: pageCache,
    policy: () => ({ siteUrl: store.siteUrl, apiBaseUrl: store.api.baseUrl, relaxed: options.relaxedPolicy ?? false }),
    onSearched: (search) => options.searches?.count(search),
  })
  app.setNotFoundHandler(page)
  await registerStaticFiles(app, { ...options.folders, mediaDir: environment.mediaDir })
  registerPictures(
    app,
    createPictureService({
      mediaDir: environment.mediaDir,
      cacheDir: environment.pictureCacheDir,
      cacheLimit: environment.pictureCacheLimit,
      onProblem: (sentence, error) => app.log.warn({ err: error }, sentence),
    }),
  )
  registerShopList(
    app,
    store.catalogue,
    store.languages.slice(1).map(({ locale }) => locale),
  )
  registerTexts(app, options.textModules)
  registerSpeculationRules(
    app,
    store.languages.map(({ base }) => base),
  )
  registerWorker(app, store.worksOffline, options.folders.clientDir, store.shop.name)
  if (options.office && options.officeFront) {
    await registerOffice(app, { front: options.officeFront, store, apiPrefix, relaxed: options.relaxedPolicy ?? false })
  }
  await app.register(apiPlugin, {
    prefix: apiPrefix,
    store,
    ping: () => database.ping(),
    draining,
    orders: options.orders,
    payments: options.payments,
    reviews: options.reviews,
    office: options.office,
    signInLimit: environment.signInLimit,
    rateLimits: environment.orderRateLimits,
    tally: options.tally,
    leaveLine,
  })
  await app.register(async (pages) => {
    pages.removeAllContentTypeParsers()
    pages.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    if (store.shop.market.eu) {
      await registerPageForms(pages, {
        bases: store.languages.map(({ base }) => base),
        page,
        siteUrl: () => store.siteUrl,
        rateLimits: environment.orderRateLimits,
        tally: options.tally,
      })
    }
    pages.all('/*', page)
  })
  return app
}
