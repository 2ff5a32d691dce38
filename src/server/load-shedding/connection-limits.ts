/** What one connection may take of the server, so that slow or endless clients hold nothing for long (issue 8, point 5). */
import type { Server } from 'node:http'
import type { FastifyHttpOptions } from 'fastify'
import { MAX_ADDRESS_LENGTH } from '../request-address.ts'

/** Connections at the same time; more are closed at once. */
const MOST_CONNECTIONS = 10_000

/** Bytes and milliseconds. Headers that drip in for longer than `headersTimeout`, and bodies for longer than `requestTimeout`, are answered with 408. */
export const CONNECTION_LIMITS = {
  bodyLimit: 256 * 1024,
  requestTimeout: 30_000,
  /** Nothing was sent or read for so long. */
  connectionTimeout: 120_000,
  keepAliveTimeout: 72_000,
  maxRequestsPerSocket: 10_000,
  http: { maxHeaderSize: 2 * MAX_ADDRESS_LENGTH, headersTimeout: 15_000, connectionsCheckingInterval: 5_000 },
} satisfies FastifyHttpOptions<Server>

export function limitConnections(server: Server): void {
  server.maxConnections = MOST_CONNECTIONS
}
