/** The way between Fastify and a page renderer that speaks `Request` and `Response`. */
import type { OutgoingHttpHeaders } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CountedSearch } from '#domain/catalogue/search/words/search-count.ts'
import { withForeign } from '#storefront/links.ts'
import { acceptedEncodings } from './accept-encoding.ts'
import { pagePolicy, type PolicySettings } from './content-security-policy.ts'
import type { Lane } from '../load-shedding/lane.ts'
import type { RenderedPage } from '../page-cache/cached-page.ts'
import { isPageRead, isVisit, sendPage } from '../page-cache/page-answer.ts'
import type { PageAddress } from '../page-cache/page-address.ts'
import type { PageCache } from '../page-cache/page-cache.ts'
import { PAGE_METHODS } from './request-guard.ts'
import { SPECULATION_HEADER } from './speculation-rules.ts'
import { ownHeaders, sharedHeaders } from '../page-cache/shared-headers.ts'

/** Answers one page request; React Router's request handler, with the loaders' context bound. */
export type RenderPage = (request: Request, watch?: PageWatch) => Promise<Response>

export interface PageWatch {
  /** Hears of whole products before they are read. */
  onRead?: (ids: readonly string[]) => void
  /** Hears of the search that the page answers. */
  onSearch?: (search: CountedSearch) => void
}

export interface PageHandlerOptions {
  render: RenderPage
  /** Where renders wait for their turn. */
  lane: Lane
  /** Null renders every page for its request alone. */
  cache: PageCache | null
  /** Read at each request, since a port of 0 is known only after listening. */
  policy: () => PolicySettings
  /** Hears of every search that a visitor was answered. */
  onSearched: (search: CountedSearch) => void
}

/** The request as the pages see it: its origin is always the site's own, whatever the client called us. */
function pageRequest(request: FastifyRequest, reply: FastifyReply, siteUrl: string): Request {
  const gone = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort()
  })
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of Array.isArray(value) ? value : [value ?? '']) headers.append(name, one)
  }
  const body = Buffer.isBuffer(request.body) && request.method !== 'GET' ? new Uint8Array(request.body) : null
  return new Request(siteUrl + request.url, {
    method: request.method === 'HEAD' ? 'GET' : request.method,
    headers,
    body,
    signal: gone.signal,
  })
}

/** Renders a page to its end, with the search that it answers. */
async function renderWhole(
  render: RenderPage,
  request: Request,
  settings: PolicySettings,
  onRead?: PageWatch['onRead'],
): Promise<RenderedPage> {
  let search: CountedSearch | undefined
  const watch: PageWatch = {
    ...(onRead && { onRead }),
    onSearch: (made) => {
      search = made
    },
  }
  const page = await readResponse(await render(request, watch), settings)
  return search && page.status === 200 ? { ...page, search } : page
}

async function readResponse(response: Response, settings: PolicySettings): Promise<RenderedPage> {
  const headers: OutgoingHttpHeaders = {}
  for (const [name, value] of response.headers) {
    if (name !== 'set-cookie') headers[name] = value
  }
  const cookies = response.headers.getSetCookie()
  if (cookies.length > 0) headers['set-cookie'] = cookies
  headers['cache-control'] ??= 'no-cache'
  const { status } = response
  if (status === 405) headers['allow'] ??= PAGE_METHODS
  if (response.headers.get('content-type')?.startsWith('text/html') !== true)
    return { status, headers, body: Buffer.from(await response.arrayBuffer()) }
  // Asked for as text, which a page is: see PageResponse in entry.server.tsx.
  const html = await response.text()
  headers['content-security-policy'] = pagePolicy(html, settings)
  Object.assign(headers, SPECULATION_HEADER)
  return { status, headers, body: Buffer.from(html) }
}

/** What the hooks have put on this answer and no other, but for its id. */
function hookHeadersOf(reply: FastifyReply): string[] {
  const { 'x-request-id': _id, ...headers } = reply.getHeaders()
  return ownHeaders(headers)
}

/** A redirect may be everybody's; the parameters of others that came with a request go on with it. */
function sendRendered(reply: FastifyReply, { status, headers, body }: RenderedPage): FastifyReply {
  reply.code(status).headers(headers)
  // Whoever is between us and the visitor may not keep it for another one either.
  if (reply.hasHeader('set-cookie')) reply.header('cache-control', 'no-store')
  const { location } = headers
  if (status >= 300 && status < 400 && typeof location === 'string' && location.startsWith('/')) {
    const { url } = reply.request
    reply.header('location', withForeign(location, url.includes('?') ? url.slice(url.indexOf('?')) : ''))
  }
  return body.byteLength === 0 ? reply.send() : reply.send(body)
}

/** A handler that renders pages to the end, so that their inline scripts can be hashed and their content tagged and kept. */
export function createPageHandler({ render, lane, cache, policy, onSearched }: PageHandlerOptions) {
  function tell({ raw }: FastifyRequest, { search }: { search?: CountedSearch | undefined }): void {
    if (search && isVisit(raw)) onSearched(search)
  }

  async function answerAlone(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const settings = policy()
    const rendered = await lane.run(
      async () => renderWhole(render, pageRequest(request, reply, settings.siteUrl), settings),
      { isWanted: () => !reply.raw.destroyed },
    )
    tell(request, rendered)
    return sendRendered(reply, rendered)
  }

  /** Nothing of the request but its address reaches the renderer, so that everybody may have the page. */
  async function answerForAll(
    request: FastifyRequest,
    reply: FastifyReply,
    pages: PageCache,
    shared: PageAddress,
  ): Promise<FastifyReply> {
    const accepted = acceptedEncodings(request.headers['accept-encoding'])
    const hookHeaders = sharedHeaders(reply.getHeaders())
    const found = await pages.find(shared, {
      accepted,
      isWanted: () => !reply.raw.destroyed,
      async render(address, onRead) {
        const settings = policy()
        const page = await renderWhole(render, new Request(settings.siteUrl + address), settings, onRead)
        return { ...page, headers: { ...hookHeaders, ...page.headers } }
      },
    })
    tell(request, found.kept ?? found.rendered)
    if (!found.kept) return sendRendered(reply, found.rendered)
    const { kept: page, source } = found
    const body = await page.make(accepted)
    const own = hookHeadersOf(reply)
    sendPage(request.raw, reply.hijack().raw, { page, body, source, requestId: request.id, own })
    return reply
  }

  return (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const shared = cache && isPageRead(request.method) ? cache.addressOf(request.url) : null
    // Whoever is given a cookie is answered for himself.
    const isShared = !reply.hasHeader('set-cookie')
    return cache && shared && isShared ? answerForAll(request, reply, cache, shared) : answerAlone(request, reply)
  }
}
