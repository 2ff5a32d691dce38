/** What one connection, one client and all of them may take of the server, so that slow or endless clients hold nothing for long. */
import type { Server } from 'node:http'
import type { FastifyHttpOptions } from 'fastify'
import { MAX_ADDRESS_LENGTH } from '../answering/request-address.ts'
import type { HeldOpenLimits } from './held-open.ts'

const MEGABYTE = 1024 * 1024

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

export interface ClientLimits {
  /** Connections at the same time; more are closed at once. */
  connections: number
  /** Requests that may wait on a connection behind the one that is being answered; one that sends more is closed. */
  pipelined: number
  /**
   * Connections and forwarded bodies on which the client has yet to send its request, of one client and of all together. Whoever is being
   * answered does not count, so many honest clients behind one address lose but an idle connection.
   */
  heldOpen: HeldOpenLimits
  /** Milliseconds after which a connection is closed that takes nothing while bytes wait for it. */
  stalledAfter: number
  /** Bytes that may wait for slow readers, all together. */
  waitingBytes: number
  /** Milliseconds between looks at those who read. */
  lookInterval: number
}

/** Of one serving process. */
export const CLIENT_LIMITS: ClientLimits = {
  connections: 10_000,
  pipelined: 100,
  heldOpen: { each: 500, grace: 5000, all: 8000 },
  stalledAfter: 10_000,
  waitingBytes: 128 * MEGABYTE,
  lookInterval: 1000,
}
