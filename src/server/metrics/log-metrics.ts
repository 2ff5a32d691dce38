/** What a log that could not be written has lost. */
import type { LogSink } from '../logging/log-sink.ts'
import type { Metrics } from './metrics.ts'

export function measureLog(metrics: Metrics, sink: LogSink): void {
  metrics.counted('vitrine_log_lines_dropped_total', 'Lines of the log that could not be written', () => sink.dropped)
}
