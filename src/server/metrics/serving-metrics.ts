/** What the page cache and the lines before the renderer have to tell. */
import { laneCounters, type Lanes } from '../load-shedding/lanes.ts'
import type { PageCache } from '../page-cache/page-cache.ts'
import type { Metrics } from './metrics.ts'

export function measureServing(metrics: Metrics, lanes: Lanes, pageCache: PageCache | null): void {
  const ofLanes = (read: (counters: ReturnType<typeof laneCounters>['pages']) => number) => () =>
    Object.entries(laneCounters(lanes)).map(([lane, counters]) => ({ labels: { lane }, value: read(counters) }))
  metrics.gauge(
    'vitrine_lane_running',
    'Requests of a line that are being worked on',
    'sum',
    ofLanes((lane) => lane.running),
  )
  metrics.gauge(
    'vitrine_lane_waiting',
    'Requests of a line that wait for their turn',
    'sum',
    ofLanes((lane) => lane.waiting),
  )
  metrics.counted(
    'vitrine_lane_shed_total',
    'Requests that were told to come again',
    ofLanes((lane) => lane.shed),
  )
  metrics.counted(
    'vitrine_lane_abandoned_total',
    'Requests whose client left while they waited',
    ofLanes((lane) => lane.abandoned),
  )
  if (!pageCache) return
  metrics.counted(
    'vitrine_page_cache_requests_total',
    'Requests for pages that may be kept, by how they were answered',
    () => {
      const { hits, stale, misses, joined } = pageCache.counters
      return Object.entries({ hits, stale, misses, joined }).map(([answer, value]) => ({ labels: { answer }, value }))
    },
  )
  metrics.gauge('vitrine_page_cache_bytes', 'Memory of the pages that are kept', 'sum', () => pageCache.counters.bytes)
  metrics.gauge('vitrine_page_cache_pages', 'Pages that are kept', 'sum', () => pageCache.counters.pages)
}
