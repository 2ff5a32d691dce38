/** The way down: no new connections, requests in flight finish, then everything that was opened is closed in reverse. */
import type { FastifyInstance } from 'fastify'

export interface ShutdownOptions {
  app: Pick<FastifyInstance, 'close' | 'server'>
  /** Called one after the other once the server is closed. */
  closers: readonly (() => Promise<void>)[]
  /** Requests that are still running after this many milliseconds are cut off. */
  limitMs?: number
}

/** Milliseconds between looks for kept connections whose last answer is out: nothing more is to come over them. */
const IDLE_LOOK_MS = 50

/** Closes `app` and then each closer; resolves when all is done and rejects with what went wrong first, having tried them all. */
export async function shutDown({ app, closers, limitMs = 10_000 }: ShutdownOptions): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), limitMs)
  const idle = setInterval(() => app.server.closeIdleConnections(), IDLE_LOOK_MS)
  const problems: unknown[] = []
  for (const close of [() => app.close(), ...closers]) {
    try {
      await close()
    } catch (error) {
      problems.push(error)
    }
    clearTimeout(cut)
    clearInterval(idle)
  }
  if (problems.length > 0) throw problems[0]
}

/** A terminal signals the whole group and a starter hands its signal on as well: what comes within this many milliseconds is the same wish. */
const SAME_WISH_MS = 500

/**
 * Runs `down` at the first SIGTERM or SIGINT, or when a parent process that it reports to is gone, and ends the process with 0, or 1
 * where it failed; the second signal ends it at once.
 */
export function closeOnSignals(down: () => Promise<void>, onError: (error: unknown) => void): void {
  let began: number | undefined
  const handle = (signal: 'SIGTERM' | 'SIGINT'): void => {
    if (began !== undefined) {
      if (performance.now() - began > SAME_WISH_MS) process.exit(signal === 'SIGINT' ? 130 : 143)
      return
    }
    began = performance.now()
    down().then(
      () => process.exit(0),
      (error: unknown) => {
        onError(error)
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', () => handle('SIGTERM'))
  process.on('SIGINT', () => handle('SIGINT'))
  process.on('disconnect', () => handle('SIGTERM'))
}
