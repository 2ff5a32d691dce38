/** Asks every serving process for its metrics and adds them up. */
import type { Worker } from 'node:cluster'
import { mergeSamples } from '../metrics/exposition.ts'
import type { MetricSample } from '../metrics/metrics.ts'
import type { PrimaryMessage } from './worker-messages.ts'

/** A process that has not answered after so many milliseconds is left out. */
const PATIENCE_MS = 1000

export interface MetricsGathering {
  gather(workers: readonly Worker[]): Promise<MetricSample[]>
  /** To be called with each answer. */
  hear(id: number, samples: readonly MetricSample[]): void
}

export function createMetricsGathering(): MetricsGathering {
  const waiting = new Map<number, (samples: readonly MetricSample[]) => void>()
  let questions = 0

  function ask(worker: Worker): Promise<readonly MetricSample[]> {
    questions += 1
    const id = questions
    return new Promise((resolve) => {
      const settle = (samples: readonly MetricSample[]) => {
        clearTimeout(timer)
        waiting.delete(id)
        resolve(samples)
      }
      const timer = setTimeout(() => settle([]), PATIENCE_MS)
      waiting.set(id, settle)
      worker.send({ kind: 'report', id } satisfies PrimaryMessage, () => undefined)
    })
  }

  return {
    gather: async (workers) => mergeSamples(await Promise.all(workers.map(ask))),
    hear: (id, samples) => waiting.get(id)?.(samples),
  }
}
