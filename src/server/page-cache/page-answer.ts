/** Writes kept pages: at once where the page is ready, before any other work for the request has been done. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { preferredEncoding } from '../accept-encoding.ts'
import { knownTag } from '../entity-tag.ts'
import type { CachedPage, PageBody } from './cached-page.ts'
import type { PageCache } from './page-cache.ts'

/** How RFC 9211 says where an answer comes from. */
const CACHE_STATUS = { hit: 'pages; hit', stale: 'pages; hit; detail=stale', miss: 'pages; fwd=miss; stored' }

export type AnswerSource = keyof typeof CACHE_STATUS

/** Whether a request may be answered with a page that others were given. */
export function isPageRead(method: string | undefined): boolean {
  return method === 'GET' || method === 'HEAD'
}

/** Answers with the page, or with 304 where the client has it, and takes the answer out of Fastify's hands. */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
  body: PageBody,
  source: AnswerSource,
): void {
  reply.hijack()
  const { raw } = reply
  const own = ['cache-status', CACHE_STATUS[source], 'x-request-id', request.id]
  const known = knownTag(request.raw.headers['if-none-match'], page.content, body.tag)
  if (known !== null) {
    raw.writeHead(304, [...page.bareHeaders, 'etag', known, ...own])
    raw.end()
    return
  }
  raw.writeHead(200, [...body.headers, ...own])
  if (request.raw.method === 'HEAD') raw.end()
  else raw.end(body.body)
}

/** Adds the hook that answers with what is kept and true; to be added before all others, which such an answer needs nothing of. */
export function addPageCacheHook(app: FastifyInstance, cache: PageCache): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { method, url, headers } = request.raw
    const page = url !== undefined && isPageRead(method) ? cache.fresh(url) : undefined
    const body = page?.ready(preferredEncoding(headers['accept-encoding']))
    if (page && body) sendPage(request, reply, page, body, 'hit')
    else done()
  })
}
