/** What is refused before anything looks at it closely: methods that nothing here takes, addresses that are too long, and what is no HTTP at all. */
import { STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { PROBLEM_TYPE, ProblemError } from '#exchange/problem.ts'
import { MAX_ADDRESS_LENGTH } from './request-address.ts'

/** What every page and file takes. */
export const PAGE_METHODS = 'GET, HEAD'
/** A form goes on to its page, which knows whether it takes one. */
const PASSING = new Set(['GET', 'HEAD', 'POST'])
const TOO_LONG = `The address is too long: it may have ${MAX_ADDRESS_LENGTH} characters.`

function sendPlain(reply: FastifyReply, status: number, sentence: string): FastifyReply {
  const title = STATUS_CODES[status] ?? ''
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>${title}</title><h1>${title}</h1><p>${sentence}</p><p><a href="/">Home</a></p></html>`,
    )
}

/** Answers before a body is waited for. Whether the API takes a method is known by its own routes. */
export function guardRequests(app: FastifyInstance, apiPrefix: string): void {
  app.addHook('onRequest', async (request, reply) => {
    const isApi = request.url.startsWith(`${apiPrefix}/`)
    if (request.originalUrl.length > MAX_ADDRESS_LENGTH) {
      if (isApi) throw new ProblemError(414, TOO_LONG)
      return sendPlain(reply, 414, TOO_LONG)
    }
    if (isApi || PASSING.has(request.method)) return undefined
    reply.header('allow', PAGE_METHODS)
    return request.method === 'OPTIONS' ? reply.code(204).send() : sendPlain(reply, 405, 'A page can only be read.')
  })
}

function lastWords(status: number, headers: readonly string[] = []): string {
  const title = STATUS_CODES[status] ?? ''
  const body = JSON.stringify({ type: 'about:blank', title, status })
  const all = [`Content-Type: ${PROBLEM_TYPE}`, `Content-Length: ${body.length}`, 'Connection: close', ...headers]
  return `HTTP/1.1 ${status} ${title}\r\n${all.join('\r\n')}\r\n\r\n${body}`
}

const BROKEN: Readonly<Record<string, number>> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 }

/** What looks like a request but for its method, such as `BREW /shop HTTP/1.1`. */
function isUnknownMethod(error: Error): boolean {
  if (!('code' in error && error.code === 'HPE_INVALID_METHOD')) return false
  const packet = 'rawPacket' in error && Buffer.isBuffer(error.rawPacket) ? error.rawPacket : Buffer.alloc(0)
  return /^[A-Za-z][A-Za-z-]{0,30} \S/.test(packet.subarray(0, 100).toString('latin1'))
}

/** Too much or too broken for HTTP itself: answered before there is a request. */
export function refuseBroken(error: NodeJS.ErrnoException, socket: Socket & { _httpMessage?: ServerResponse }): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return
  // Words in the middle of an earlier answer would be taken for its body.
  if (socket._httpMessage?.headersSent === true) {
    socket.destroy()
    return
  }
  socket.write(
    isUnknownMethod(error) ? lastWords(405, [`Allow: ${PAGE_METHODS}`]) : lastWords(BROKEN[error.code ?? ''] ?? 400),
  )
  // Not only our half of it: who goes on sending would hold the other half for as long as he likes.
  socket.destroySoon()
}

/** Nobody is connected to anybody else through this server. */
export function refuseTunnels(server: Server): void {
  server.on('connect', (_request: IncomingMessage, socket: Duplex) => {
    socket.on('error', () => undefined)
    socket.end(lastWords(405, [`Allow: ${PAGE_METHODS}`]), () => socket.destroy())
  })
}
