/** The text of `/sw.js`: the worker of the build that is served, or one that takes itself and all that it kept away. */
import { createHash } from 'node:crypto'
import { readdirSync, existsSync } from 'node:fs'
import path from 'node:path'
import { checkoutPage, offlinePage } from './offline-page.ts'
import { shopWorker } from './shop-worker.ts'
import { createKeeping } from './worker-keeping.ts'
import type { WorkerSettings } from './worker-scope.ts'

/** Parts that a page loads when they are first used; without them a press would find nothing offline. */
const PARTS =
  /^(?:quick-view|cart-preview|cart-suggestions|mobile-menu|mega-menu|offline|suggestion-panel|compare-bar)-[\w-]+\.(?:js|css)$/
const LISTS = ['/shop/cart', '/shop/wishlist', '/shop/compare']

/** Unregisters itself; pages that it stands between are loaded from the network from their next load on. */
export const WITHDRAWN = `addEventListener('install', (event) => event.waitUntil(skipWaiting()))
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith('vitrine-')) await caches.delete(name)
  await registration.unregister()
})()))
`

/** The worker of the build in `clientDir`; the one that withdraws itself where there is no build. */
export function workerScript(clientDir: string, shopName: string): string {
  const assets = path.join(clientDir, 'assets')
  if (!existsSync(assets)) return WITHDRAWN
  const files = readdirSync(assets).filter((name) => !/\.(?:br|gz)$/.test(name))
  const settings: WorkerSettings = {
    build: createHash('sha256').update(files.toSorted().join('\n')).digest('hex').slice(0, 12),
    parts: files.filter((name) => PARTS.test(name)).map((name) => `/assets/${name}`),
    lists: LISTS,
    offlinePage: offlinePage(shopName),
    checkoutPage: checkoutPage(shopName),
  }
  const keeping = `(${withoutRemarks(createKeeping.toString())})(self, ${JSON.stringify(settings)})`
  return `(${withoutRemarks(shopWorker.toString())})(self, ${keeping})\n`
}

/** Whole lines of comment and the room at the beginning of lines are for us alone. */
function withoutRemarks(code: string): string {
  return code
    .replaceAll(/^\s*\/\*\*.*\*\/\s*$/gm, '')
    .replaceAll(/^\s*\/\/.*$/gm, '')
    .replaceAll(/^\s+/gm, '')
}
