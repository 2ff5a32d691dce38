/** The HTTP server below Fastify, with all that bounds what clients may take of it. */
import { createServer, type RequestListener, type Server } from 'node:http'
import { CLIENT_LIMITS, CONNECTION_LIMITS, type ClientLimits } from './connection-limits.ts'
import type { HeldOpen } from './held-open.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { watchReaders } from './slow-readers.ts'
import { countWaiting, type IsTrusted } from './waiting-clients.ts'

export interface HttpServerOptions {
  limits?: ClientLimits | undefined
  held: HeldOpen
  /** Whether an address is that of a proxy in front, which speaks for many clients. */
  isTrusted: IsTrusted
}

export function createHttpServer(listener: RequestListener, options: HttpServerOptions): Server {
  const { limits = CLIENT_LIMITS, held, isTrusted } = options
  const { http, keepAliveTimeout, requestTimeout, connectionTimeout, maxRequestsPerSocket } = CONNECTION_LIMITS
  const waiting = countWaiting(held, isTrusted)
  const server = createServer(http, oneAtATime(waiting.around(listener), limits.pipelined))
  waiting.watch(server)
  watchReaders(server, limits)
  server.setTimeout(connectionTimeout)
  return Object.assign(server, {
    keepAliveTimeout,
    requestTimeout,
    maxRequestsPerSocket,
    maxConnections: limits.connections,
  })
}
