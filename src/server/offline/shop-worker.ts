/**
 * The service worker: what was seen stays readable without a net. Sent to browsers as the text of the one function, so nothing outside of it may
 * be used in it. Documents always come from the network while there is one; writes, calls and whatever is personal never pass through here.
 */
import type { Keeping } from './worker-keeping.ts'
import type { FetchEvent, WorkerScope } from './worker-scope.ts'

export function shopWorker(scope: WorkerScope, keeping: Keeping): void {
  const { location } = scope
  const { pathOf, isFile, isCopy, isPicture, isPage } = keeping
  const {
    kept,
    anyCopy,
    missingPage,
    keepPage,
    keepFile,
    putFile,
    keepPicture,
    keepOpened,
    dropOldBuilds,
    dropPictures,
  } = keeping

  async function document(event: FetchEvent): Promise<Response> {
    const { request } = event
    const path = pathOf(request.url)
    try {
      const answer = (await event.preloadResponse) ?? (await scope.fetch(request))
      if (isPage(path)) event.waitUntil(keepPage(request.url, answer.clone()).catch(() => undefined))
      return answer
    } catch {
      return (isPage(path) && (await kept(request.url))) || missingPage(path)
    }
  }

  async function file(event: FetchEvent): Promise<Response> {
    const { url } = event.request
    const known = await kept(url)
    if (known) {
      event.waitUntil(keepFile(url).catch(() => undefined))
      return known
    }
    try {
      const answer = await scope.fetch(event.request)
      event.waitUntil(putFile(url, answer.clone()).catch(() => undefined))
      return answer
    } catch (error) {
      const copy = isCopy(pathOf(url)) ? await anyCopy() : undefined
      if (copy) return copy
      throw error
    }
  }

  async function picture(event: FetchEvent): Promise<Response> {
    try {
      const answer = await scope.fetch(event.request)
      const copy = answer.clone()
      event.waitUntil(keepPicture(event.request.url, copy).catch(dropPictures))
      return answer
    } catch (error) {
      const known = await kept(event.request.url)
      if (known) return known
      throw error
    }
  }

  /** What a followed link asks for: without a net the page is opened as a document, which may be kept. */
  async function linkData(event: FetchEvent): Promise<Response> {
    try {
      return await scope.fetch(event.request)
    } catch {
      const { pathname, searchParams } = new URL(event.request.url)
      searchParams.delete('_routes')
      const query = searchParams.size > 0 ? `?${searchParams}` : ''
      const headers = {
        'X-Remix-Redirect': pathname.replace(/(?:\/_)?\.data$/, '') + query,
        'X-Remix-Status': '302',
        'X-Remix-Reload-Document': 'true',
      }
      return new Response(null, { status: 204, headers })
    }
  }

  function answerFor(event: FetchEvent): ((of: FetchEvent) => Promise<Response>) | undefined {
    const { request } = event
    const { origin, pathname } = new URL(request.url)
    if (request.method !== 'GET' || origin !== location.origin || request.headers.has('range')) return undefined
    if (request.mode === 'navigate') return document
    if (isFile(pathname) || isCopy(pathname)) return file
    if (isPicture(pathname) && request.destination === 'image') return picture
    return pathname.endsWith('.data') ? linkData : undefined
  }

  scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))
  scope.addEventListener('activate', (event) => {
    async function takeOver(): Promise<void> {
      await scope.registration.navigationPreload?.enable()
      await dropOldBuilds()
      await scope.clients.claim()
    }
    event.waitUntil(takeOver())
  })
  scope.addEventListener('fetch', (event) => {
    const answer = answerFor(event)
    if (answer) event.respondWith(answer(event))
  })
  scope.addEventListener('message', (event) => {
    const { keep, loaded } = (event.data ?? {}) as { keep?: unknown; loaded?: unknown }
    if (typeof keep !== 'string' || !keep.startsWith(`${location.origin}/`) || !isPage(pathOf(keep))) return
    const files = Array.isArray(loaded) ? loaded.filter((one) => typeof one === 'string').slice(0, 200) : []
    event.waitUntil(keepOpened(keep, files).catch(() => undefined))
  })
}
