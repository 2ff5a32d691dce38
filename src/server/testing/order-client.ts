/** A shopper's program for tests: places orders over kept connections. */
import { once } from 'node:events'
import { Agent, request, type IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'

const TOKEN = 'a-token-of-22-characters'

export interface OrderClient {
  /** @throws {Error} where the connection broke: whether the order was placed is not known then. */
  place(port: number, key: string, body: unknown): Promise<{ status: number; body: Record<string, unknown> }>
  close(): void
}

/** `connections` is the most to each server at once. */
export function createOrderClient(connections: number): OrderClient {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  return {
    async place(port, key, body) {
      const payload = JSON.stringify(body)
      const call = request({
        agent,
        host: '127.0.0.1',
        port,
        path: '/api/orders',
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(payload),
          'idempotency-key': key,
          'x-xsrf-token': TOKEN,
          cookie: `XSRF-TOKEN=${TOKEN}`,
        },
      })
      // Once the answer has begun, a connection that breaks shows in the answer as well.
      call.on('error', () => undefined)
      call.end(payload)
      const [answer] = (await once(call, 'response')) as [IncomingMessage]
      return { status: answer.statusCode ?? 0, body: (await json(answer)) as Record<string, unknown> }
    },
    close: () => agent.destroy(),
  }
}
