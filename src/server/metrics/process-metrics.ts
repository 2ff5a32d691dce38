/** What one process takes of its machine: time, memory, and how late its event loop is. */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Metrics } from './metrics.ts'

const NANOSECONDS = 1e9
const MICROSECONDS = 1e6

export function measureProcess(metrics: Metrics): void {
  const delay = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()
  metrics.gauge('vitrine_event_loop_delay_seconds', 'Delay of the event loop since the last look', 'max', () => {
    const values = [
      { labels: { quantile: '0.5' }, value: delay.percentile(50) / NANOSECONDS },
      { labels: { quantile: '0.99' }, value: delay.percentile(99) / NANOSECONDS },
      { labels: { quantile: '1' }, value: delay.max / NANOSECONDS },
    ]
    delay.reset()
    return values
  })
  metrics.gauge('vitrine_memory_bytes', 'Memory of the serving processes', 'sum', () => {
    const { rss, heapUsed, external } = process.memoryUsage()
    const values = { resident: rss, heap: heapUsed, external }
    return Object.entries(values).map(([kind, value]) => ({ labels: { kind }, value }))
  })
  metrics.counted('vitrine_cpu_seconds_total', 'Processor time of the serving processes', () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / MICROSECONDS
  })
  metrics.gauge('vitrine_processes', 'Serving processes', 'sum', () => 1)
}
