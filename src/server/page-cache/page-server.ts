/** What comes before Fastify: what needs no more work than to be written, kept pages and refusals, goes out without any other. */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { CountedSearch } from '#domain/catalogue/search/words/search-count.ts'
import { acceptedEncodings } from '../answering/accept-encoding.ts'
import { BUSY_HEADERS, BUSY_PAGE } from '../load-shedding/busy-page.ts'
import type { Lane } from '../load-shedding/lane.ts'
import { isPageRead, isVisit, sendPage } from './page-answer.ts'
import type { PageCache } from './page-cache.ts'

export interface PageServerOptions {
  cache: PageCache
  /** Where renders wait. */
  lane: Lane
  /** True once the server is being closed: then connections end with their answer, which the handler sees to. */
  isClosing: () => boolean
  requestId: (request: IncomingMessage) => string
  /** Hears of every answer that went out from here, for logs and counts. */
  onAnswered: (answer: PageServerAnswer) => void
  /** Hears of every search that a visitor was answered from here. */
  onSearched: (search: CountedSearch) => void
}

export interface PageServerAnswer {
  id: string
  method: string
  url: string
  status: number
  milliseconds: number
}

/** Hands to `handler` what is not kept in the form that the client takes. Pages are kept under sound addresses only, so the raw one will do. */
export function createPageServer(handler: RequestListener, options: PageServerOptions): RequestListener {
  const { cache, lane, isClosing, requestId, onAnswered, onSearched } = options

  /** A page that nobody asked for before, while more wait than can be rendered. */
  function isTooMuch(url: string): boolean {
    if (lane.waiting === 0) return false
    const shared = cache.addressOf(url)
    return shared !== null && !cache.holds(shared.address) && lane.refuse()
  }

  function answer(request: IncomingMessage, response: ServerResponse, url: string, id: string): boolean {
    const page = cache.fresh(url)
    const body = page?.ready(acceptedEncodings(request.headers['accept-encoding']))
    if (page && body) {
      sendPage(request, response, { page, body, source: 'hit', requestId: id })
      if (page.search && isVisit(request)) onSearched(page.search)
    } else if (isTooMuch(url)) response.writeHead(503, { ...BUSY_HEADERS, 'x-request-id': id }).end(BUSY_PAGE)
    else return false
    return true
  }

  return (request, response) => {
    const { method, url } = request
    if (method === undefined || url === undefined || !isPageRead(method) || isClosing())
      return handler(request, response)
    const start = performance.now()
    const id = requestId(request)
    if (!answer(request, response, url, id)) return handler(request, response)
    onAnswered({ id, method, url, status: response.statusCode, milliseconds: performance.now() - start })
  }
}
