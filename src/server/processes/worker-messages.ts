/** What the serving processes of one machine and the primary above them say to each other. */
import type { MetricSample } from '../metrics/metrics.ts'
import type { Tally } from '#services/background/call-tally.ts'

/** From a serving process to the primary. */
export type WorkerMessage =
  /** A line of its start report. */
  | { kind: 'said'; line: string }
  /** Whatever only one process should do first is done: the database has its tables and its catalogue. */
  | { kind: 'prepared' }
  | { kind: 'ready'; port: number }
  /** It could not start; the sentence says why. */
  | { kind: 'failed'; sentence: string }
  | { kind: 'call'; id: number; key: string; windowMs: number }
  | { kind: 'metrics'; id: number; samples: readonly MetricSample[] }

/** From the primary to a serving process. */
export type PrimaryMessage = ({ kind: 'tally'; id: number } & Tally) | { kind: 'report'; id: number }

/** A message of the processes to each other, or null for anything else that came over the channel. */
export function readMessage(received: unknown): WorkerMessage | PrimaryMessage | null {
  const ours = typeof received === 'object' && received !== null && 'kind' in received
  return ours ? (received as WorkerMessage | PrimaryMessage) : null
}
