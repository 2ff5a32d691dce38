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

/** Adds the hook that counts to `app` and to all that is registered after it. */
export function measureRequests(app: FastifyInstance, metrics: Metrics, apiPrefix: string): void {
  const requests = metrics.counter('vitrine_http_requests_total', 'Requests answered, by what they ask for')
  const seconds = metrics.histogram('vitrine_http_request_seconds', 'How long an answer took', BOUNDS)
  const placed = metrics.counter('vitrine_orders_placed_total', 'Orders stored')
  let running = 0
  metrics.gauge('vitrine_http_requests_running', 'Requests that are being answered', 'sum', () => running)
  app.addHook('onRequest', (_request, _reply, done) => {
    running += 1
    done()
  })
  app.addHook('onResponse', async (request, reply) => {
    running -= 1
    const group = requestGroup(request.url.split('?', 1)[0] ?? '', apiPrefix)
    requests({ group, status: `${Math.floor(reply.statusCode / 100)}xx` })
    seconds(reply.elapsedTime / 1000, { group })
    if (reply.statusCode === 201 && request.routeOptions.url === `${apiPrefix}/orders`) placed()
  })
}
