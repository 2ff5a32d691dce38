/** What React Router really writes and answers, against what this folder makes of it: a page and its data, from a server of two routes. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import {
  createRequestHandler,
  type DataRouter,
  Outlet,
  type RouterContextProvider,
  Scripts,
  type ServerBuild,
} from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import type { Store } from '#services/store.ts'
import handleRequest, { createRequestContext } from '../entry.server.tsx'
import { HELD_ENTRY, HELD_PRELOAD } from './late-scripts.ts'
import { fetchPageData } from './page-data.ts'
import { dataAddress } from './page-data-address.ts'

const { version }: { version: string } = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('react-router/package.json'), 'utf8'),
)
const unlike = (does: string, look: string) =>
  `React Router ${version} no longer ${does}: look at src/storefront/router/${look}.`

const SAID = { title: 'Käse </script>', price: 12 }

function Root() {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
      </head>
      <body>
        <Outlet />
        <Scripts />
      </body>
    </html>
  )
}

const built = { hasAction: false, hasLoader: true, hasClientAction: false, hasClientLoader: false } as const
const more = {
  hasClientMiddleware: false,
  hasDefaultExport: true,
  hasErrorBoundary: false,
  imports: [],
  css: [],
  clientActionModule: undefined,
  clientLoaderModule: undefined,
  clientMiddlewareModule: undefined,
  hydrateFallbackModule: undefined,
}

const BUILD = {
  entry: { module: { default: handleRequest } },
  routes: {
    root: { id: 'root', path: '', module: { default: Root, loader: () => 'of the root' } },
    leaf: { id: 'leaf', parentId: 'root', path: 'shop', module: { default: () => <p>Leaf</p>, loader: () => SAID } },
  },
  assets: {
    version: '1',
    url: '/assets/manifest-1.js',
    entry: { module: '/assets/entry-1.js', imports: ['/assets/base-1.js'] },
    routes: {
      root: { id: 'root', path: '', module: '/assets/root-1.js', ...built, ...more },
      leaf: { id: 'leaf', parentId: 'root', path: 'shop', module: '/assets/leaf-1.js', ...built, ...more },
    },
  },
  publicPath: '/',
  assetsBuildDirectory: 'build/client',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial' },
} as unknown as ServerBuild

/** What pages are drawn with of the store: its currency, and texts, here none. */
const STORE = {
  shop: {
    money: { currency: { code: 'USD', digits: 2 }, style: { before: '$', after: '', group: ',', point: '.' } },
  },
  language: { direction: 'ltr' },
  texts: { id: 'none', locale: 'en', addresses: {}, texts: {} },
} as unknown as Store

const answer = (address: string | URL) => {
  const handle: (request: Request, context?: RouterContextProvider) => Promise<Response> = createRequestHandler(
    BUILD,
    'production',
  )
  return handle(new Request(address), createRequestContext(STORE))
}

afterEach(() => vi.unstubAllGlobals())

it('a page is written so that its code can be held back', async () => {
  const html = await (await answer('http://localhost/shop')).text()
  expect(html, unlike('writes its entry as it did', 'page-parts.ts')).toContain(`<script type="${HELD_ENTRY}">`)
  expect(html, unlike('writes its preloads as it did', 'late-scripts.ts')).toContain(`<link rel="${HELD_PRELOAD}"`)
  expect(html, unlike('writes preloads that late-scripts.ts knows', 'late-scripts.ts')).not.toMatch(
    /<link[^>]*rel="modulepreload"|<script type="module"/,
  )
})

it('the data is in the page once, as ours', async () => {
  const html = await (await answer('http://localhost/shop')).text()
  const sentence = unlike('leaves the data of a page to us', 'hand-over.ts')
  expect(html.match(/streamController\.enqueue\(/g), sentence).toHaveLength(1)
  expect(html.match(/streamController\.close\(\)/g), sentence).toHaveLength(1)
  expect(html, unlike('makes its stream before ours is filled', 'hand-over.ts')).toMatch(
    /streamController = controller[\s\S]*streamController\.enqueue/,
  )
})

it('the data of one route is had at its address and read as the router reads it', async () => {
  vi.stubGlobal('location', new URL('http://localhost/'))
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('fetch', async (address: URL) => {
    const { body } = await answer(address)
    return new Response(body, { headers: { etag: '"1"' } })
  })
  const router = {
    routes: [{ id: 'root', path: '', children: [{ id: 'leaf', path: 'shop' }] }],
  } as unknown as DataRouter
  const page = await fetchPageData(router, '/shop')
  expect(page, unlike('answers data as one record by route', 'page-data.ts')).toEqual({ tag: '"1"', data: SAID })
})

it('loaders that are not named are not asked', async () => {
  const text = await (await answer(dataAddress(new URL('http://localhost/shop'), 'leaf'))).text()
  const sentence = unlike('answers for the loaders of _routes alone', 'page-data-address.ts')
  expect(text, sentence).toContain('Käse')
  expect(text, sentence).not.toContain('of the root')
})
