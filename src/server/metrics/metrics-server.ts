/** Answers `GET /metrics` on a port of its own, which the public never reaches (docs/configuration.md, METRICS_PORT). */
import { createServer } from 'node:http'
import { exposition, EXPOSITION_TYPE } from './exposition.ts'
import type { MetricSample } from './metrics.ts'

export interface MetricsAddress {
  host: string
  /** 0 lets the system choose. */
  port: number
}

export interface MetricsServer {
  /** Where it is: `http://127.0.0.1:9464/metrics`. */
  url: string
  close(): Promise<void>
}

/** @throws {Error} (as a rejection) with one sentence when the address is taken. */
export async function serveMetrics(
  { host, port }: MetricsAddress,
  read: () => Promise<readonly MetricSample[]>,
): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('GET /metrics\n')
      return
    }
    read().then(
      (samples) => response.writeHead(200, { 'content-type': EXPOSITION_TYPE }).end(exposition(samples)),
      () => response.writeHead(503).end(),
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', ({ message }) => reject(new Error(`METRICS_PORT cannot be used: ${message}.`)))
    server.listen(port, host, resolve)
  })
  const address = server.address()
  const chosen = typeof address === 'object' && address ? address.port : port
  return {
    url: `http://${host}:${chosen}/metrics`,
    close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      server.closeAllConnections()
      return closed
    },
  }
}
