/** The way between Fastify and a page renderer that speaks `Request` and `Response`. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { pagePolicy, type PolicySettings } from './content-security-policy.ts'

/** Answers one page request; React Router's request handler, with the loaders' context bound. */
export type RenderPage = (request: Request) => Promise<Response>

export interface PageHandlerOptions {
  render: RenderPage
  /** Read at each request, since a port of 0 is known only after listening. */
  policy: () => PolicySettings
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

/** A handler that renders pages to the end, so that their inline scripts can be hashed and their content tagged. */
export function createPageHandler({ render, policy }: PageHandlerOptions) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const settings = policy()
    const response = await render(pageRequest(request, reply, settings.siteUrl))
    reply.code(response.status)
    for (const [name, value] of response.headers) {
      if (name !== 'set-cookie') reply.header(name, value)
    }
    for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie)
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache')
    if (response.body === null) return reply.send()
    const type = response.headers.get('content-type') ?? ''
    if (!type.startsWith('text/html')) return reply.send(Buffer.from(await response.arrayBuffer()))
    const html = await response.text()
    return reply.header('content-security-policy', pagePolicy(html, settings)).send(html)
  }
}
