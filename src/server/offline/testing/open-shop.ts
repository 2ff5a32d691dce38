/** A shop whose worker has started, for tests: pages that name their prices and files. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { answer, fakeBrowser, htmlPage } from './fake-browser.ts'
import { workerScript } from '../worker-script.ts'

export const ORIGIN = 'https://shop.test'
export const COPY = '/catalogue/2-0123456789abcdef.json'
export const LATER_COPY = '/catalogue/2-fedcba9876543210.json'

function buildOf(...files: readonly string[]): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-worker-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(path.join(folder, 'assets'))
  for (const file of files) writeFileSync(path.join(folder, 'assets', file), file)
  return folder
}

/** A shop whose pages name their prices and files. */
function shop() {
  const state = { price: '$10.00', build: 'one', copy: COPY }
  const immutable = { 'cache-control': 'public, max-age=31536000, immutable' }
  const browser = fakeBrowser(ORIGIN, (request) => {
    const { pathname } = new URL(request.url)
    if (pathname.startsWith('/assets/')) {
      const isThere = pathname.includes(state.build)
      return answer(isThere ? pathname : 'gone', { status: isThere ? 200 : 404, headers: isThere ? immutable : {} })
    }
    if (pathname.startsWith('/catalogue/')) {
      return answer(pathname, {
        redirected: pathname !== state.copy,
        headers: { ...immutable, 'content-type': 'application/json' },
      })
    }
    if (pathname.startsWith('/media/'))
      return answer('picture', { headers: { 'content-length': pathname.includes('large') ? '900000' : '7' } })
    if (pathname === '/shop/moved') return answer('', { kind: 'opaqueredirect', status: 200 })
    if (pathname === '/shop/private')
      return answer('<html >', { headers: { 'content-type': 'text/html', 'cache-control': 'private' } })
    if (pathname === '/shop/cookie')
      return answer('<html >', { headers: { 'content-type': 'text/html', 'cache-control': 'no-store' } })
    if (pathname === '/shop/broken') return answer('<html >', { status: 500, headers: { 'content-type': 'text/html' } })
    const files = `<script src="/assets/app-${state.build}.js"></script>"${state.copy}"`
    return htmlPage(`Page ${pathname}`, `${state.price}${files}`)
  })
  return { ...browser, shop: state }
}

export const script = (...files: string[]) => workerScript(buildOf(...files), 'Corner & Co')
const cacheOf = (names: Iterable<string>) => [...names].find((name) => name !== 'vitrine-pictures') ?? ''

export async function opened() {
  const made = shop()
  const worker = made.run(script('app-one.js', 'quick-view-one.js'))
  await worker.start()
  return { ...made, worker, own: cacheOf(made.caches.keys()) }
}
