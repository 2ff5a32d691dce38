/** The HTTP server below Fastify, with all that bounds what clients may take of it. */
import { createServer, type RequestListener, type Server } from 'node:http'
import { CLIENT_LIMITS, CONNECTION_LIMITS, type ClientLimits } from './connection-limits.ts'
import type { HeldOpen } from './held-open.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { watchReaders } from './slow-readers.ts'
import { countWaiting, type IsTrusted } from './waiting-clients.ts'

/** For what a connection was closed: more requests than are taken at once, or answers that nobody took. */
export type ClosedFor = 'pipelined' | 'stalled'

export interface HttpServerOptions {
  limits?: ClientLimits | undefined
  held: HeldOpen
  /** Whether an address is that of a proxy in front, which speaks for many clients. */
  isTrusted: IsTrusted
  /** Hears of each connection that is closed for what its client did. */
  onClosed?: ((reason: ClosedFor) => void) | undefined
}

export function createHttpServer(listener: RequestListener, options: HttpServerOptions): Server {
  const { limits = CLIENT_LIMITS, held, isTrusted, onClosed = () => undefined } = options
  const { http, keepAliveTimeout, requestTimeout, connectionTimeout, maxRequestsPerSocket } = CONNECTION_LIMITS
  const waiting = countWaiting(held, isTrusted)
  const server = createServer(
    http,
    oneAtATime(waiting.around(listener), limits.pipelined, () => onClosed('pipelined')),
  )
  waiting.watch(server)
  watchReaders(server, limits, { onCut: () => onClosed('stalled') })
  server.setTimeout(connectionTimeout)
  return Object.assign(server, {
    keepAliveTimeout,
    requestTimeout,
    maxRequestsPerSocket,
    maxConnections: limits.connections,
  })
}
