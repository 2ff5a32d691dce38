/** Counts and times the requests of one server by what they ask for; never by address, so that nobody can make the lines grow. */
import type { FastifyInstance } from 'fastify'
import type { Metrics } from './metrics.ts'

/** Seconds. */
const BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const FILES = /^\/(?:assets|media|pictures)\/|\.\w+$/

/** What the path asks for; `/api` is where the API stands, whatever its prefix. */
export function requestGroup(path: string, apiPrefix: string): 'health' | 'orders' | 'api' | 'files' | 'pages' {
  if (path.startsWith(`${apiPrefix}/`)) {
    const call = path.slice(apiPrefix.length)
    if (call.startsWith('/health')) return 'health'
    return call.startsWith('/orders') || call.startsWith('/payments') ? 'orders' : 'api'
  }
  return FILES.test(path) ? 'files' : 'pages'
}

export interface RequestMeter {
  begun(): void
  ended(): void
  answered(group: ReturnType<typeof requestGroup>, status: number, seconds: number): void
  placed(): void
  /** A connection was closed for what its client did, or did not do. */
  closed(reason: 'held' | 'pipelined' | 'stalled'): void
}

export function createRequestMeter(metrics: Metrics): RequestMeter {
  const requests = metrics.counter('vitrine_http_requests_total', 'Requests answered, by what they ask for')
  const times = metrics.histogram('vitrine_http_request_seconds', 'How long an answer took', BOUNDS)
  const placed = metrics.counter('vitrine_orders_placed_total', 'Orders stored')
  const closed = metrics.counter('vitrine_connections_closed_total', 'Connections closed for what their client did')
  let running = 0
  metrics.gauge('vitrine_http_requests_running', 'Requests that are being answered', 'sum', () => running)
  return {
    begun() {
      running += 1
    },
    ended() {
      running -= 1
    },
    answered(group, status, seconds) {
      requests({ group, status: `${Math.floor(status / 100)}xx` })
      times(seconds, { group })
    },
    placed: () => placed(),
    closed: (reason) => closed({ reason }),
  }
}

/** Adds the hooks that count to `app` and to all that is registered after it. */
export function measureRequests(app: FastifyInstance, meter: RequestMeter, apiPrefix: string): void {
  app.addHook('onRequest', (_request, _reply, done) => {
    meter.begun()
    done()
  })
  app.addHook('onResponse', async (request, reply) => {
    meter.ended()
    const group = requestGroup(request.url.split('?', 1)[0] ?? '', apiPrefix)
    meter.answered(group, reply.statusCode, reply.elapsedTime / 1000)
    if (reply.statusCode === 201 && request.routeOptions.url === `${apiPrefix}/orders`) meter.placed()
  })
}
