/** The process above several serving processes of one machine: starts them, replaces one that died, counts calls for all, ends them together. */
import cluster, { type Worker } from 'node:cluster'
import type { FastifyBaseLogger } from 'fastify'
import type { LogSink } from '../logging/log-sink.ts'
import { serveMetrics, type MetricsAddress } from '../metrics/metrics-server.ts'
import { closeOnSignals } from '../shutdown.ts'
import { createStartReport } from '../logging/start-report.ts'
import { mergeSamples } from '../metrics/exposition.ts'
import { measureLog } from '../metrics/log-metrics.ts'
import { createMetrics, type MetricSample } from '../metrics/metrics.ts'
import { createCallTally } from '#services/background/call-tally.ts'
import { createMetricsGathering } from './gather-metrics.ts'
import { createRestartPolicy } from './restart-policy.ts'
import { readMessage, type PrimaryMessage, type WorkerMessage } from './worker-messages.ts'

/** A process that has not ended so many milliseconds after it was told to is ended by force. */
const LONGEST_DRAIN_MS = 90_000

interface Serving {
  worker: Worker
  /** By the process's clock in milliseconds; null until it serves. */
  readyAt: number | null
}

const isReady = ({ readyAt }: Serving) => readyAt !== null

/** The address is shared by all: the system hands each connection to one of them. `sink` is where `logger` writes. */
export async function serveFromProcesses(
  count: number,
  logger: FastifyBaseLogger,
  sink: LogSink,
  metricsAddress: MetricsAddress | null,
): Promise<void> {
  const report = createStartReport()
  const policy = createRestartPolicy()
  const tally = createCallTally()
  const gathering = createMetricsGathering()
  const serving = new Set<Serving>()
  let port: number | undefined
  let restarts = 0
  let open = false
  let ending = false

  function fork(): void {
    // With port 0 a process shares the address of the others; only where none is left it has to name what the system chose for them.
    const worker = cluster.fork(port === undefined || serving.size > 0 ? {} : { PORT: String(port) })
    const one: Serving = { worker, readyAt: null }
    const first = worker.id === 1
    serving.add(one)
    worker.on('message', (received: unknown) => {
      const message = readMessage(received) as WorkerMessage | null
      if (message) hear(one, first, message)
    })
    worker.once('exit', (code: number | null, signal: string | null) => {
      serving.delete(one)
      // What it said last may still be on its way.
      if (worker.isConnected()) worker.once('disconnect', () => died(one, code ?? signal))
      else died(one, code ?? signal)
    })
  }

  function hear(one: Serving, first: boolean, message: WorkerMessage): void {
    switch (message.kind) {
      case 'said':
        if (first) report.note(message.line)
        break
      case 'prepared':
        // The others begin once the database is ready, so that one process makes it and says so.
        if (first) for (let others = 1; others < count; others += 1) fork()
        break
      case 'ready':
        one.readyAt = performance.now()
        port = message.port
        if (!open && [...serving].filter(isReady).length === count) {
          open = true
          report.note(`${'processes'.padEnd(10)}${String(count).padStart(8)}`)
          if (metrics) report.note(`${'metrics'.padEnd(10)}${metrics.url}`)
          report.ready(`http://localhost:${port}`)
          process.send?.({ ready: true, port })
        }
        break
      case 'failed':
        if (open) logger.error({ reason: message.sentence }, 'a serving process could not start')
        else giveUp(message.sentence)
        break
      case 'metrics':
        gathering.hear(message.id, message.samples)
        break
      case 'call': {
        const answer: PrimaryMessage = { kind: 'tally', id: message.id, ...tally.add(message.key, message.windowMs) }
        // A process that ends just now needs no answer.
        if (one.worker.isConnected()) one.worker.send(answer, () => undefined)
      }
    }
  }

  function died({ worker, readyAt }: Serving, how: number | string | null): void {
    if (ending) return
    const { pid } = worker.process
    if (!open) {
      giveUp(`A serving process ended with ${how} before it served.`)
      return
    }
    const delay = policy.died(
      // However long a start took that came to nothing.
      readyAt === null ? 0 : performance.now() - readyAt,
      [...serving].some(isReady),
    )
    if (delay === null) {
      giveUp(`The serving processes end again and again right after their start, the last one with ${how}.`)
      return
    }
    logger.error({ pid, how, delay }, 'a serving process ended; another takes its place')
    restarts += 1
    setTimeout(() => {
      if (!ending) fork()
    }, delay)
  }

  function giveUp(sentence: string): void {
    if (ending) return
    ending = true
    console.error(sentence)
    for (const { worker } of serving) worker.process.kill('SIGKILL')
    process.exit(1)
  }

  async function drain(): Promise<void> {
    ending = true
    const ends = [...serving].map(({ worker }) => endOf(worker))
    const codes = await Promise.all(ends)
    if (codes.some((code) => code !== 0)) throw new Error(`The serving processes ended with ${codes.join(', ')}.`)
  }

  const own = createMetrics()
  measureLog(own, sink)
  own.counted(
    'vitrine_process_restarts_total',
    'Serving processes that took the place of one that died',
    () => restarts,
  )

  async function readMetrics(): Promise<MetricSample[]> {
    const asked = [...serving].filter(isReady).flatMap(({ worker }) => (worker.isConnected() ? [worker] : []))
    return mergeSamples([await gathering.gather(asked), await own.samples()])
  }

  const metrics = metricsAddress && (await serveMetrics(metricsAddress, readMetrics))
  closeOnSignals(drain, (error) => logger.error({ err: error }, 'the store did not close cleanly'))
  fork()
}

/** Asks a process to finish what it is doing and gives its exit code, null after it was ended by force. */
function endOf(worker: Worker): Promise<number | null> {
  return new Promise((resolve) => {
    const force = setTimeout(() => worker.process.kill('SIGKILL'), LONGEST_DRAIN_MS)
    worker.once('exit', (code: number | null) => {
      clearTimeout(force)
      resolve(code)
    })
    worker.process.kill('SIGTERM')
  })
}
