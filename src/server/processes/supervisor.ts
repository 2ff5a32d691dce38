/** Whom a serving process tells how its start goes: the terminal and its starter, or the primary of several processes. */
import cluster from 'node:cluster'
import type { TallyCall } from '#services/orders/order-rate-limits.ts'
import type { MetricSample } from '../metrics/metrics.ts'
import { serveMetrics, type MetricsAddress } from '../metrics/metrics-server.ts'
import { createStartReport, type StartReport } from '../logging/start-report.ts'
import type { Tally } from '#services/background/call-tally.ts'
import { readMessage, type WorkerMessage } from './worker-messages.ts'

export interface Supervisor {
  report: StartReport
  /** False in all processes but the one whose report is printed. */
  leads: boolean
  /** What only one process does first is done. */
  prepared(): void
  ready(port: number): void
  /** Resolves when it is told. */
  failed(sentence: string): Promise<void>
  /** Makes this process's metrics readable, where there is an address for that; gives the function that ends it. */
  offerMetrics(read: () => Promise<MetricSample[]>, address: MetricsAddress | null): Promise<() => Promise<void>>
  /** Counts calls for all processes; absent where there is only this one. */
  tally?: TallyCall
}

/** The supervisor of this process. */
export function findSupervisor(): Supervisor {
  return cluster.isWorker ? primarySupervisor() : terminalSupervisor()
}

function terminalSupervisor(): Supervisor {
  const report = createStartReport()
  return {
    report,
    leads: true,
    prepared: () => undefined,
    ready(port) {
      report.ready(`http://localhost:${port}`)
      process.send?.({ ready: true, port })
    },
    failed: async (sentence) => console.error(sentence),
    async offerMetrics(read, address) {
      if (!address) return async () => undefined
      const server = await serveMetrics(address, read)
      report.note(`${'metrics'.padEnd(10)}${server.url}`)
      return () => server.close()
    },
  }
}

function primarySupervisor(): Supervisor {
  const tell = (message: WorkerMessage) => void process.send?.(message)
  const waiting = new Map<number, (tally: Tally) => void>()
  let calls = 0
  let readMetrics: () => Promise<MetricSample[]> = async () => []
  process.on('message', (received) => {
    const message = readMessage(received)
    if (message?.kind === 'tally') {
      waiting.get(message.id)?.(message)
      waiting.delete(message.id)
    } else if (message?.kind === 'report') {
      const { id } = message
      readMetrics().then(
        (samples) => tell({ kind: 'metrics', id, samples }),
        () => undefined,
      )
    }
  })
  return {
    report: createStartReport((line) => tell({ kind: 'said', line })),
    leads: cluster.worker?.id === 1,
    prepared: () => tell({ kind: 'prepared' }),
    ready: (port) => tell({ kind: 'ready', port }),
    failed: (sentence) =>
      new Promise((resolve) => process.send?.({ kind: 'failed', sentence } satisfies WorkerMessage, () => resolve())),
    async offerMetrics(read) {
      readMetrics = read
      return async () => undefined
    },
    // Without the primary there is no answer, and soon no process either.
    tally: (key, windowMs) =>
      new Promise((resolve) => {
        calls += 1
        waiting.set(calls, resolve)
        tell({ kind: 'call', id: calls, key, windowMs })
      }),
  }
}
