/** For whoever runs the store: metrics, readiness while it drains, and the log, with real processes. */
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { openConnection, type Connection } from './testing/connection.ts'
import { newDatabase } from './testing/databases.ts'
import { startStore, type StoreProcess } from './testing/store-process.ts'

const PATIENCE = { timeout: 20_000, interval: 20 }

async function store(environment: Record<string, string>): Promise<StoreProcess> {
  const started = await startStore(await newDatabase('SQLite'), environment)
  onTestFinished(() => started.kill())
  return started
}

function connect(port: number): Connection {
  const connection = openConnection(port)
  onTestFinished(() => connection.close())
  return connection
}

const ORDER = {
  contact: { email: 'mara@example.com' },
  address: { country: 'DE', name: 'Mara Thompson', line1: 'Sample Street 1', postcode: '10115', city: 'Berlin' },
  shipping: 'free',
  payment: 'pay-later',
  lines: [{ id: '101', quantity: 1 }],
}

describe('operations', { timeout: 60_000 }, () => {
  it('metrics of two processes are added up, on a port of their own', async () => {
    const { port, printed } = await store({ WEB_CONCURRENCY: '2', METRICS_PORT: '0' })
    const url = /^metrics +(http:\/\/127\.0\.0\.1:\d+\/metrics)$/m.exec(printed())?.[1] ?? ''
    const pids = new Set<string>()
    let pages = 0
    await vi.waitFor(async () => {
      pids.add((await connect(port).get('/process')).body)
      pages += 1
      expect(pids.size).toBe(2)
    }, PATIENCE)
    const shopper = connect(port)
    expect((await shopper.post('/api/orders', ORDER, { 'idempotency-key': 'metrics-order' })).status).toBe(201)
    expect((await shopper.post('/api/orders', ORDER, { 'idempotency-key': 'metrics-order' })).status).toBe(200)
    const answer = await fetch(url)
    expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
    const lines = (await answer.text()).split('\n')
    expect(lines).toContain(`vitrine_http_requests_total{group="pages",status="2xx"} ${pages}`)
    expect(lines).toContain('vitrine_http_requests_total{group="orders",status="2xx"} 2')
    expect(lines).toContain(`vitrine_http_request_seconds_count{group="pages"} ${pages}`)
    expect(lines).toContain('vitrine_orders_placed_total 1')
    expect(lines).toContain('vitrine_catalogue_products 45')
    expect(lines).toContain('vitrine_processes 2')
    expect(lines).toContainEqual(expect.stringMatching(/^vitrine_page_cache_requests_total\{answer="misses"\} \d+$/))
    expect(lines).toContain('vitrine_lane_waiting{lane="checkout"} 0')
    expect(lines).toContain('vitrine_process_restarts_total 0')
    expect(lines).toContainEqual(expect.stringMatching(/^vitrine_outbox_mails\{state="parked"\} 0$/))
    expect(lines).toContainEqual(expect.stringMatching(/^vitrine_catalogue_info\{version="[^"]+"\} 2$/))
    expect(lines).toContainEqual(expect.stringMatching(/^vitrine_event_loop_delay_seconds\{quantile="0\.99"\} 0\.\d+$/))
    for (const line of lines) expect(line).toMatch(/^(?:# (?:HELP|TYPE) .+|[a-z_]+(?:\{.+\})? [\d.e+-]+)?$/)
    expect((await fetch(url.replace('/metrics', '/'))).status).toBe(404)
    expect((await shopper.get('/metrics')).status).toBe(404)
  })

  it('a process that is told to end says first that it is not ready, goes on serving for DRAIN_SECONDS, and then ends', async () => {
    const { port, pid, gone } = await store({ DRAIN_SECONDS: '3' })
    const balancer = connect(port)
    expect((await balancer.get('/api/health')).status).toBe(200)
    process.kill(pid, 'SIGTERM')
    await vi.waitFor(async () => {
      const { status, body } = await connect(port).get('/api/health')
      expect([status, body]).toEqual([503, expect.stringContaining('The server is being stopped.')])
    }, PATIENCE)
    const page = await connect(port).get('/shop')
    expect([page.status, page.headers.connection]).toEqual([200, 'close'])
    expect((await connect(port).get('/api/health/live')).status).toBe(200)
    expect(await gone).toBe(0)
  })

  it('one line for a request under the id that a trusted proxy gave it, without the query', async () => {
    const { port, printed } = await store({ TRUST_PROXY: 'loopback', LOG_LEVEL: 'info' })
    const answer = await connect(port).get('/pages/search?searchText=secret', { 'x-request-id': 'proxy-7' })
    expect(answer.headers['x-request-id']).toBe('proxy-7')
    await connect(port).get('/api/health')
    await vi.waitFor(() => expect(printed()).toContain('proxy-7'), PATIENCE)
    const lines = printed()
      .split('\n')
      .filter((line) => line.includes('"answered"'))
      .map((line) => JSON.parse(line) as Record<string, unknown>)
    expect(lines).toEqual([
      expect.objectContaining({
        req: { id: 'proxy-7', method: 'GET', path: '/pages/search' },
        reqId: 'proxy-7',
        status: 404,
        ms: expect.any(Number),
      }),
    ])
    expect(printed()).not.toContain('secret')
  })
})
