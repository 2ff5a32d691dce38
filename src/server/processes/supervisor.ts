/** Whom a serving process tells how its start goes: the terminal and its starter, or the primary of several processes. */
import cluster from 'node:cluster'
import type { TallyCall } from '#services/order-rate-limits.ts'
import { createStartReport, type StartReport } from '../start-report.ts'
import type { Tally } from './call-tally.ts'
import { readMessage, type WorkerMessage } from './worker-messages.ts'

export interface Supervisor {
  report: StartReport
  /** What only one process does first is done. */
  prepared(): void
  ready(port: number): void
  /** Resolves when it is told. */
  failed(sentence: string): Promise<void>
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
    prepared: () => undefined,
    ready(port) {
      report.ready(`http://localhost:${port}`)
      process.send?.({ ready: true, port })
    },
    failed: async (sentence) => console.error(sentence),
  }
}

function primarySupervisor(): Supervisor {
  const tell = (message: WorkerMessage) => void process.send?.(message)
  const waiting = new Map<number, (tally: Tally) => void>()
  let calls = 0
  process.on('message', (received) => {
    const message = readMessage(received)
    if (message?.kind !== 'tally') return
    waiting.get(message.id)?.(message)
    waiting.delete(message.id)
  })
  return {
    report: createStartReport((line) => tell({ kind: 'said', line })),
    prepared: () => tell({ kind: 'prepared' }),
    ready: (port) => tell({ kind: 'ready', port }),
    failed: (sentence) =>
      new Promise((resolve) => process.send?.({ kind: 'failed', sentence } satisfies WorkerMessage, () => resolve())),
    // Without the primary there is no answer, and soon no process either.
    tally: (key, windowMs) =>
      new Promise((resolve) => {
        calls += 1
        waiting.set(calls, resolve)
        tell({ kind: 'call', id: calls, key, windowMs })
      }),
  }
}
