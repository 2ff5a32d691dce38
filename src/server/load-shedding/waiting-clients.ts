/** Counts the connections, and behind a proxy the bodies, on which the server waits for the client: nothing to send, or not all sent. */
import type { IncomingMessage, RequestListener, Server } from 'node:http'
import type { Socket } from 'node:net'
import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { callerAddress } from '#api/caller-address.ts'
import type { HeldOpen } from './held-open.ts'

export type IsTrusted = (address: string | undefined) => boolean

/** Of an IPv6 address the network, since whoever has one address there has them all. */
const clientOf = (address: string | undefined): string => (address === undefined ? '' : normalizeIP(address))

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

interface Connection {
  /** The request that is being taken or answered. */
  current: IncomingMessage | null
  /** Counts from now on as held by the client. */
  wait: () => void
  /** The client has sent all that it has to. */
  work: () => void
}

/**
 * Counts each connection of `server` while its client has no complete request with us, by the client's address; a connection of a proxy
 * that is trusted is not the client's, and is not counted. Gives `listener` as it is to be called, with one request of a connection at a time.
 */
export function countWaiting(held: HeldOpen, isTrusted: IsTrusted) {
  const connections = new WeakMap<Socket, Connection>()
  return {
    watch(server: Server): void {
      server.on('connection', (socket) => {
        if (isTrusted(socket.remoteAddress)) return
        const client = clientOf(socket.remoteAddress)
        let end = () => {}
        const connection: Connection = {
          current: null,
          work: () => end(),
          wait() {
            end()
            if (!socket.destroyed) end = held.hold(client, () => socket.destroy())
          },
        }
        connections.set(socket, connection)
        socket.once('close', () => end())
        connection.wait()
      })
    },
    around(listener: RequestListener): RequestListener {
      return (request, response) => {
        const connection = connections.get(request.socket)
        if (connection) {
          connection.current = request
          if (hasBody(request)) {
            connection.wait()
            request.once('end', connection.work)
          } else connection.work()
          response.on('close', () => {
            if (connection.current === request) connection.wait()
          })
        }
        listener(request, response)
      }
    },
  }
}

/** Counts each body that a trusted proxy passes on as it comes, by the address of the proxy's client. */
export function countForwardedBodies(app: FastifyInstance, held: HeldOpen, isTrusted: IsTrusted): void {
  app.addHook('onRequest', async (request, reply) => {
    const { raw } = request
    if (!isTrusted(raw.socket.remoteAddress) || !hasBody(raw)) return
    const end = held.hold(callerAddress(request), () => raw.socket.destroy())
    raw.once('end', end)
    reply.raw.once('close', end)
  })
}
