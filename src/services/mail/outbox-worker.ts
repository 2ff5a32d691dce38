/** Sends what stands in the outbox: claims due rows, composes and sends each, marks it, and tries again later what failed. */
import { randomUUID } from 'node:crypto'
import type { Order } from '#domain/order/order.ts'
import { isMailKind, type Mail, type MailKind, type MailTransport } from './mail.ts'
import type { OutboxRepository, OutboxRow } from './outbox-repository.ts'
import { isGivenUp, PARKED_AT, retryDelay } from './retry-delay.ts'

/** Milliseconds. A send is cut off well before its lease ends, so that nobody else can begin the same mail meanwhile. */
const SEND_LIMIT = 30_000
const LEASE = 90_000
const POLL_INTERVAL = 2_000
/** How many mails are on their way at once. */
const LANES = 4

/** What is worth a line in the log; never an address, a name or an order's key. */
export interface OutboxLog {
  sent(fields: { order: string; kind: string; file?: string }): void
  failed(fields: { order: string; kind: string; attempts: number; reason: string; nextAttemptAt: string }): void
  parked(fields: { order: string; kind: string; attempts: number; reason: string }): void
  /** The database did not answer; the next poll tries again. */
  broken(error: unknown): void
}

export interface OutboxOptions {
  outbox: OutboxRepository
  findOrder: (number: string) => Promise<Order | null>
  /** Null where nobody is to get a mail of this kind. */
  compose: (kind: MailKind, order: Order, createdAt: string) => Mail | null
  transport: MailTransport
  log: OutboxLog
  clock?: () => Date
  chance?: () => number
  /** Milliseconds between looks at the outbox. */
  pollInterval?: number
  sendLimit?: number
}

/** Our own reasons, in the form in which Node and mail libraries name theirs. */
class UndeliverableError extends Error {
  readonly code: string

  constructor(code: string) {
    super(code)
    this.code = code
  }
}

export interface OutboxWorker {
  start(): void
  /** Looks at once; to be called after a commit that wrote to the outbox. */
  wake(): void
  /** Resolves once no mail is on its way; nothing new begins. */
  stop(): Promise<void>
  /** Sends all that is due now; resolves when nothing is left to claim. */
  drain(): Promise<void>
}

/** Several processes may run one on the same database: each row is claimed under a lease, so one of them sends it. Issue 6, point 5. */
export function createOutboxWorker(options: OutboxOptions): OutboxWorker {
  const { outbox, findOrder, compose, transport, log } = options
  const clock = options.clock ?? (() => new Date())
  const chance = options.chance ?? Math.random
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  let running: Promise<void> | null = null
  let again = false

  async function deliver(row: OutboxRow): Promise<{ file?: string }> {
    if (!isMailKind(row.kind)) throw new UndeliverableError('UNKNOWN_KIND')
    const order = await findOrder(row.orderNumber)
    if (!order) throw new UndeliverableError('UNKNOWN_ORDER')
    const mail = compose(row.kind, order, row.createdAt)
    return mail ? await transport.send(mail, AbortSignal.timeout(options.sendLimit ?? SEND_LIMIT)) : {}
  }

  async function work(row: OutboxRow, token: string): Promise<void> {
    const about = { order: row.orderNumber, kind: row.kind }
    let result: { file?: string }
    try {
      result = await deliver(row)
    } catch (error) {
      const reason = failureCode(error)
      const now = clock().getTime()
      const attempts = row.attempts
      if (isGivenUp(row.createdAt, now)) {
        await outbox.putBack(row, token, { nextAttemptAt: PARKED_AT, error: reason })
        log.parked({ ...about, attempts, reason })
        return
      }
      const nextAttemptAt = new Date(now + retryDelay(attempts, chance())).toISOString()
      await outbox.putBack(row, token, { nextAttemptAt, error: reason })
      log.failed({ ...about, attempts, reason, nextAttemptAt })
      return
    }
    await outbox.markSent(row, token, clock().toISOString())
    log.sent({ ...about, ...result })
  }

  async function claimAndSend(): Promise<number> {
    const now = clock()
    const token = randomUUID()
    const leaseUntil = new Date(now.getTime() + LEASE).toISOString()
    const rows = await outbox.claim({ now: now.toISOString(), leaseUntil, token, limit: LANES })
    // All of them end before anything is thrown, so that stopping waits for every mail on its way.
    const results = await Promise.allSettled(rows.map((row) => work(row, token)))
    for (const result of results) if (result.status === 'rejected') throw result.reason
    return rows.length
  }

  async function drain(): Promise<void> {
    try {
      do {
        again = false
        while (!stopped && (await claimAndSend()) > 0);
      } while (again && !stopped)
    } catch (error) {
      // What was claimed becomes due again when its lease ends.
      log.broken(error)
    }
  }

  function run(): Promise<void> {
    if (running) {
      again = true
      return running
    }
    running = drain().finally(() => {
      running = null
    })
    return running
  }

  return {
    start() {
      stopped = false
      timer = setInterval(() => void run(), options.pollInterval ?? POLL_INTERVAL).unref()
      void run()
    },
    wake() {
      if (timer && !stopped) void run()
    },
    async stop() {
      stopped = true
      clearInterval(timer)
      timer = undefined
      await running
    },
    drain: run,
  }
}

/** A word that tells failures apart. Messages are left out: what a mail server says often repeats the address. */
function failureCode(error: unknown): string {
  if (!(error instanceof Error)) return 'UNKNOWN'
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name
  const status = 'responseCode' in error && typeof error.responseCode === 'number' ? ` ${error.responseCode}` : ''
  return `${code}${status}`
}
