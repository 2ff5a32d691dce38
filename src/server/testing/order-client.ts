/** A shopper's program for tests: places orders over kept connections. */
import { Agent, request } from 'node:http'

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
    place(port, key, body) {
      const payload = JSON.stringify(body)
      return new Promise((resolve, reject) => {
        const call = request(
          {
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
          },
          (answer) => {
            let text = ''
            answer.setEncoding('utf8')
            answer.on('data', (chunk: string) => (text += chunk))
            answer.on('error', reject)
            answer.on('end', () => {
              try {
                resolve({ status: answer.statusCode ?? 0, body: JSON.parse(text) as Record<string, unknown> })
              } catch (error) {
                reject(error instanceof Error ? error : new Error(String(error)))
              }
            })
          },
        )
        call.on('error', reject)
        call.end(payload)
      })
    },
    close: () => agent.destroy(),
  }
}
