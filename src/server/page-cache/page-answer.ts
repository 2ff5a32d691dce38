/** Writes kept pages. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { knownTag } from '../answering/entity-tag.ts'
import type { CachedPage, PageBody } from './cached-page.ts'

/** How RFC 9211 says where an answer comes from. */
const CACHE_STATUS = { hit: 'pages; hit', stale: 'pages; hit; detail=stale', miss: 'pages; fwd=miss; stored' }

export interface PageAnswer {
  page: CachedPage
  body: PageBody
  source: keyof typeof CACHE_STATUS
  requestId: string
  /** What this visitor alone is told, as names and values. */
  own?: readonly string[]
}

/** Whether a request may be answered with a page that others were given. */
export function isPageRead(method: string | undefined): boolean {
  return method === 'GET' || method === 'HEAD'
}

/** Whether somebody looks at the page: what a browser fetches beforehand may never be seen. */
export function isVisit({ method, headers }: IncomingMessage): boolean {
  if (method !== 'GET') return false
  const purpose = headers['sec-purpose'] ?? headers['purpose'] ?? headers['x-moz'] ?? ''
  return !/prefetch|prerender|preview/i.test(String(purpose))
}

/** Answers with the page, or with 304 where the client has it. */
export function sendPage(request: IncomingMessage, response: ServerResponse, answer: PageAnswer): void {
  const { page, body, source, requestId } = answer
  const own = ['cache-status', CACHE_STATUS[source], 'x-request-id', requestId, ...(answer.own ?? [])]
  const known = knownTag(request.headers['if-none-match'], page.content, body.tag)
  if (known !== null) {
    response.writeHead(304, [...page.bareHeaders, 'etag', known, ...own])
    response.end()
    return
  }
  response.writeHead(200, [...body.headers, ...own])
  if (request.method === 'HEAD') response.end()
  else response.end(body.body)
}
