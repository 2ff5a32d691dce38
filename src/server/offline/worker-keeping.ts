/**
 * What the worker keeps, for how long, and what it never does. Sent to browsers as the text of the one function, so nothing outside of it may be
 * used in it.
 */
import type { WorkerScope, WorkerSettings } from './worker-scope.ts'

export function createKeeping(scope: WorkerScope, settings: WorkerSettings) {
  const PREFIX = 'vitrine-'
  const OWN = PREFIX + settings.build
  const PICTURES = `${PREFIX}pictures`
  const MOST_PAGES = 60
  const MOST_PICTURES = 150
  const LARGEST_PAGE = 1_500_000
  const LARGEST_PICTURE = 300_000
  const LIST_PAGES_FROM = 4
  const FRESH_FOR = 60_000
  const { caches, location } = scope
  const IGNORE = { ignoreVary: true }
  let puts = 0

  const pathOf = (address: string) => new URL(address, location.origin).pathname
  const isFile = (path: string) => /^\/assets\/[\w.~-]+$/.test(path)
  const isCopy = (path: string) => /^\/catalogue\/[\w-]+\.json$/.test(path)
  const isPicture = (path: string) => /^\/(?:media|pictures)\//.test(path)
  // What a page may be kept of: nothing with an order, a form of the checkout or a search in it.
  const isPage = (path: string) =>
    (/^\/(?:home|shop|screens)(?:\/|$)/.test(path) && !/\.data$|^\/shop\/(?:order|options)$/.test(path)) ||
    (/^\/pages\/[\w-]+$/.test(path) && !/^\/pages\/(?:checkout|orders?|search|track-order|order-history)$/.test(path))

  /** A whole answer of our own that is meant for everybody: no redirect, no part, nothing opaque. */
  const isWhole = (answer: Response) =>
    answer.status === 200 &&
    answer.type === 'basic' &&
    !answer.redirected &&
    !/no-store|private/i.test(answer.headers.get('cache-control') ?? '')

  async function kept(address: string): Promise<Response | undefined> {
    const own = await caches.open(OWN)
    return (await own.match(address, IGNORE)) ?? (await caches.match(address, IGNORE))
  }

  async function trim(name: string, most: number, counts: (address: string) => boolean): Promise<void> {
    const cache = await caches.open(name)
    const keys = (await cache.keys()).filter(({ url }) => counts(url))
    await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((key) => cache.delete(key)))
  }

  const isOpened = (address: string) =>
    isPage(pathOf(address)) && !settings.lists.includes(address.slice(location.origin.length))

  const isHtml = (answer: Response) =>
    isWhole(answer) && (answer.headers.get('content-type') ?? '').startsWith('text/html')

  /** The page says of itself that it was kept; the newest stands last. */
  async function keepPage(address: string, answer: Response): Promise<void> {
    if (!isHtml(answer)) return
    const html = await answer.text()
    if (html.length > LARGEST_PAGE) return
    const headers = new Headers(answer.headers)
    headers.delete('content-encoding')
    headers.delete('content-length')
    const cache = await caches.open(OWN)
    await cache.delete(address, IGNORE)
    await cache.put(address, new Response(html.replace('<html ', '<html data-kept="" '), { headers }))
    await trim(OWN, MOST_PAGES, isOpened)
  }

  /** Into this build's cache, from another one where it lies there. */
  async function keepFile(address: string): Promise<void> {
    const own = await caches.open(OWN)
    if (await own.match(address, IGNORE)) return
    const answer = (await caches.match(address, IGNORE)) ?? (await scope.fetch(address))
    await putFile(address, answer)
  }

  async function keepPicture(address: string, answer: Response): Promise<void> {
    const size = Number(answer.headers.get('content-length') ?? 0)
    if (!isWhole(answer) || size === 0 || size > LARGEST_PICTURE) return
    const cache = await caches.open(PICTURES)
    await cache.put(address, answer)
    puts += 1
    if (puts % 20 === 1) await trim(PICTURES, MOST_PICTURES, () => true)
  }

  /** A page with the files that it names, these first, so that a page that is there can be opened. */
  async function keepWhole(address: string, extra: readonly string[] = []): Promise<void> {
    const own = await caches.open(OWN)
    const known = await own.match(address, IGNORE)
    const isNew = Date.now() - Date.parse(known?.headers.get('date') ?? '') < FRESH_FOR
    const answer = known && isNew ? known : await scope.fetch(address)
    if (answer !== known && !isHtml(answer)) return
    const html = await answer.clone().text()
    const named = html.match(/\/assets\/[\w.~-]+\.(?:js|css|woff2)|\/catalogue\/[\w-]+\.json/g) ?? []
    for (const one of new Set([...named, ...extra.filter((path) => isFile(path) || isCopy(path))])) {
      await keepFile(one).catch(() => undefined)
    }
    if (answer !== known) await keepPage(address, answer)
    for (const one of extra.filter(isPicture)) {
      const pictures = await caches.open(PICTURES)
      if (!(await pictures.match(one, IGNORE))) await keepPicture(one, await scope.fetch(one))
    }
  }

  async function openedPages(): Promise<Request[]> {
    const own = await caches.open(OWN)
    return (await own.keys()).filter(({ url }) => isOpened(url))
  }

  /** The page that is open, and from the second one on those that every shopper comes back to. */
  async function keepOpened(address: string, loaded: readonly string[]): Promise<void> {
    await keepWhole(address, loaded)
    if ((await openedPages()).length < LIST_PAGES_FROM) return
    for (const list of settings.lists) await keepWhole(list)
    for (const part of settings.parts) await keepFile(part).catch(() => undefined)
  }

  /** What there is instead of a page that is not kept; its titles come out of kept pages, where they are escaped already. */
  async function missingPage(path: string): Promise<Response> {
    const links: string[] = []
    for (const { url } of (await openedPages()).toReversed().slice(0, 12)) {
      const html = await (await kept(url))?.text()
      const title = /<title>([^<]*)<\/title>/.exec(html ?? '')?.[1]?.replace(/ \u00b7 [^\u00b7]*$/, '')
      const { pathname, search } = new URL(url)
      if (title)
        links.push(`<li><a href="${(pathname + search).replace(/["&<>]/g, encodeURIComponent)}">${title}</a></li>`)
    }
    const [before, behind] = settings.offlinePage
    const body = path === '/pages/checkout' ? settings.checkoutPage : before + links.join('') + behind
    return new Response(body, {
      status: 503,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'",
      },
    })
  }

  /** The builds whose files lie here, but for this one: that before may still be open in a tab and stays until the next one comes. */
  async function dropOldBuilds(): Promise<void> {
    const names = await caches.keys()
    const builds = names.filter((name) => name.startsWith(PREFIX) && name !== PICTURES && name !== OWN)
    await caches.open(OWN)
    await Promise.all(builds.slice(0, -1).map((name) => caches.delete(name)))
  }

  /** Keeps a file that has just come. */
  async function putFile(address: string, answer: Response): Promise<void> {
    if (!isWhole(answer)) return
    const own = await caches.open(OWN)
    await own.put(address, answer)
    if (isCopy(pathOf(address))) await trim(OWN, 1, (one) => isCopy(pathOf(one)))
  }

  /** Any copy of the catalogue: an older or newer one is better than none. */
  async function anyCopy(): Promise<Response | undefined> {
    const own = await caches.open(OWN)
    const copy = (await own.keys()).findLast((key) => isCopy(pathOf(key.url)))
    return copy && (await own.match(copy, IGNORE))
  }

  const dropPictures = () => caches.delete(PICTURES)

  return {
    ...{ pathOf, isFile, isCopy, isPicture, isPage },
    ...{
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
    },
  }
}

export type Keeping = ReturnType<typeof createKeeping>
