/** The whole server over a catalogue in memory and test pages. */
import { ENGLISH } from '#domain/shop/page-languages.ts'
import { makePack } from '#texts/make-pack.ts'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import type { CountedSearch } from '#domain/catalogue/search/words/search-count.ts'
import { DEFAULT_SHOP_SETTINGS } from '#domain/shop/shop-settings.ts'
import type { Product } from '#domain/catalogue/product/product.ts'
import { type BoughtTogetherService, NO_COMPANIONS } from '#services/orders/bought-together.ts'
import { createCatalogueService } from '#services/catalogue/catalogue-service.ts'
import { NO_ORDERS } from '#services/testing/no-orders.ts'
import type { Store } from '#services/store.ts'
import { category, memoryCatalogue, product } from '#services/testing/memory-catalogue.ts'
import { DEFAULT_ORDER_RATE_LIMITS } from '#services/orders/order-rate-limits.ts'
import { DEFAULT_SIGN_IN_LIMIT } from '#services/people/people-service.ts'
import type { OrderService } from '#services/orders/order-service.ts'
import { createApp } from '../app.ts'
import { CLIENT_LIMITS, type ClientLimits } from '../load-shedding/connection-limits.ts'
import { createLanes, type Lanes } from '../load-shedding/lanes.ts'
import { createPageCache } from '../page-cache/page-cache.ts'
import type { RenderPage } from '../answering/page-handler.ts'
import type { ProxySetting } from '../answering/trusted-proxies.ts'
import { textModules } from '../texts/text-route.ts'
import { testPages } from './test-pages.ts'

/** Folders like those of a build, with one asset in all its encodings, a photograph, an icon and a file that nobody may have. */
async function testFolders() {
  const root = await mkdtemp(path.join(tmpdir(), 'vitrine-app-'))
  onTestFinished(() => rm(root, { recursive: true, force: true }))
  const folders = {
    clientDir: path.join(root, 'client'),
    publicDir: path.join(root, 'public'),
    mediaDir: path.join(root, 'public/media'),
  }
  await mkdir(path.join(folders.clientDir, 'assets'), { recursive: true })
  await mkdir(path.join(folders.mediaDir, 'products'), { recursive: true })
  await Promise.all([
    writeFile(path.join(root, 'secret.txt'), 'secret'),
    writeFile(path.join(folders.clientDir, 'assets/a.js'), 'let plain = 1'),
    writeFile(path.join(folders.clientDir, 'assets/a.js.br'), 'brotli bytes'),
    writeFile(path.join(folders.publicDir, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>'),
    writeFile(path.join(folders.mediaDir, 'products/a-640.webp'), 'picture'),
  ])
  return folders
}

export interface TestAppOptions {
  siteUrl?: string
  apiBaseUrl?: string
  products?: Product[]
  render?: RenderPage
  trustProxy?: ProxySetting
  lanes?: Lanes
  orders?: OrderService
  clientLimits?: Partial<ClientLimits>
  /** Bytes. */
  pageCacheLimit?: number
  /** The page cache's clock. */
  /** Tells the page cache whose companions moved. */
  companions?: Pick<BoughtTogetherService, 'onChange'>
  /** The main one first; English alone by default. */
  languages?: Store['languages']
  now?: () => number
  steady?: () => number
  onSearched?: (search: CountedSearch) => void
}

export async function testApp(options: TestAppOptions = {}) {
  const database = memoryCatalogue(options.products ?? [product('1'), product('2')], [category('c1', 'Headphones')])
  const catalogue = createCatalogueService(database)
  await catalogue.start()
  const baseUrl = options.apiBaseUrl ?? '/api'
  const store: Store = {
    catalogue,
    orders: NO_ORDERS,
    companions: NO_COMPANIONS,
    texts: makePack('en'),
    language: ENGLISH,
    languages: options.languages ?? [ENGLISH],
    worksOffline: false,
    shop: DEFAULT_SHOP_SETTINGS,
    siteUrl: options.siteUrl ?? 'http://shop.test',
    api: { baseUrl, external: !baseUrl.startsWith('/') },
  }
  const lanes = options.lanes ?? createLanes()
  const { mediaDir, ...folders } = await testFolders()
  const pageCache = createPageCache({
    limit: options.pageCacheLimit ?? 4_000_000,
    catalogue,
    siteUrl: () => store.siteUrl,
    lane: lanes.pages,
    onProblem: (error) => {
      throw error
    },
    ...(options.companions && { companions: options.companions }),
    ...(options.now && { now: options.now }),
    ...(options.steady && { steady: options.steady }),
  })
  const app = await createApp({
    store,
    textModules: textModules([store.texts]),
    database: { ping: async () => undefined },
    environment: {
      trustProxy: options.trustProxy ?? false,
      mediaDir,
      pictureCacheDir: path.join(folders.clientDir, '../pictures'),
      pictureCacheLimit: 10_000_000,
      orderRateLimits: DEFAULT_ORDER_RATE_LIMITS,
      signInLimit: DEFAULT_SIGN_IN_LIMIT,
    },
    render: options.render ?? testPages(),
    folders,
    lanes,
    ...(options.orders && { orders: options.orders }),
    ...(options.onSearched && { searches: { count: options.onSearched } }),
    clientLimits: { ...CLIENT_LIMITS, ...options.clientLimits },
    pageCache,
  })
  onTestFinished(async () => {
    await app.close()
    await catalogue.stop()
  })
  return { app, store, database, mediaDir, pageCache }
}
