/** What the page cache spares and what is turned away, as Prometheus reads it. */
import type { LaneCounters } from '../load-shedding/lane.ts'
import { laneCounters, type Lanes } from '../load-shedding/lanes.ts'
import type { PageCache } from '../page-cache/page-cache.ts'
import type { Metrics } from './metrics.ts'

export function measureAnswers(metrics: Metrics, lanes: Lanes, pageCache: Pick<PageCache, 'counters'> | null): void {
  const byLane = (read: (lane: LaneCounters) => Record<string, number>) =>
    Object.entries(laneCounters(lanes)).flatMap(([lane, counters]) =>
      Object.entries(read(counters)).map(([state, value]) => ({ labels: { lane, state }, value })),
    )
  metrics.gauge('vitrine_lane_requests', 'Requests that run or wait, by line', 'sum', () =>
    byLane(({ running, waiting }) => ({ running, waiting })),
  )
  metrics.counted('vitrine_lane_refused_total', 'Requests that were turned away or whose client went, by line', () =>
    byLane(({ shed, abandoned }) => ({ shed, abandoned })),
  )
  if (!pageCache) return
  metrics.counted('vitrine_page_cache_total', 'Pages asked for, by what the cache had, and pages that went', () => {
    const { hits, stale, misses, joined, evicted } = pageCache.counters
    return Object.entries({ hits, stale, misses, joined, evicted }).map(([outcome, value]) => ({
      labels: { outcome },
      value,
    }))
  })
  metrics.gauge('vitrine_page_cache_pages', 'Pages that are kept', 'sum', () => pageCache.counters.pages)
  metrics.gauge('vitrine_page_cache_bytes', 'What they take', 'sum', () => pageCache.counters.bytes)
}
