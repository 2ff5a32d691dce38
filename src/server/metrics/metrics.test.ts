import { describe, expect, it } from 'vitest'
import { exposition, mergeSamples } from './exposition.ts'
import { createMetrics } from './metrics.ts'

function oneProcess(waiting: number) {
  const metrics = createMetrics()
  const count = metrics.counter('shop_calls_total', 'Calls')
  const measure = metrics.histogram('shop_seconds', 'How long', [0.1, 1])
  metrics.gauge('shop_waiting', 'Who waits', 'max', () => waiting)
  metrics.gauge('shop_broken', 'Cannot be read', 'sum', () => Promise.reject(new Error('away')))
  return { metrics, count, measure }
}

describe('Prometheus metrics', () => {
  it('counters, histograms and gauges as text, each family once, without what cannot be read', async () => {
    const { metrics, count, measure } = oneProcess(3)
    count({ group: 'api' })
    count({ group: 'api' })
    count({ group: 'a "b"\n\\c' })
    for (const seconds of [0.05, 0.1, 0.5, 7]) measure(seconds, { group: 'api' })
    expect(exposition(await metrics.samples())).toBe(`# HELP shop_calls_total Calls
# TYPE shop_calls_total counter
shop_calls_total{group="api"} 2
shop_calls_total{group="a \\"b\\"\\n\\\\c"} 1
# HELP shop_seconds How long
# TYPE shop_seconds histogram
shop_seconds_bucket{group="api",le="0.1"} 2
shop_seconds_bucket{group="api",le="1"} 3
shop_seconds_bucket{group="api",le="+Inf"} 4
shop_seconds_sum{group="api"} 7.65
shop_seconds_count{group="api"} 4
# HELP shop_waiting Who waits
# TYPE shop_waiting gauge
shop_waiting 3
`)
  })

  it('several processes are added up, line by line, or the highest counts', async () => {
    const [one, two] = [oneProcess(3), oneProcess(2)]
    one.count({ group: 'api' })
    two.count({ group: 'api' })
    two.count({ group: 'pages' })
    for (const { measure } of [one, two]) measure(0.5)
    const merged = mergeSamples([await one.metrics.samples(), await two.metrics.samples()])
    const lines = exposition(merged)
      .split('\n')
      .filter((line) => !line.startsWith('#'))
    expect(lines).toEqual([
      'shop_calls_total{group="api"} 2',
      'shop_calls_total{group="pages"} 1',
      'shop_seconds_bucket{le="0.1"} 0',
      'shop_seconds_bucket{le="1"} 2',
      'shop_seconds_bucket{le="+Inf"} 2',
      'shop_seconds_sum 1',
      'shop_seconds_count 2',
      'shop_waiting 3',
      '',
    ])
  })
})
