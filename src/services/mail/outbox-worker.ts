/** Sends what stands in the outbox: claims due rows, composes and sends each, marks it, and tries again later what failed. */
import { randomUUID } from 'node:crypto'
import { isOrderMail, type OrderMail } from '#domain/order/order-mails.ts'
import type { Order } from '#domain/order/order.ts'
import type { Mail, MailTransport } from './mail.ts'
import type { OutboxRepository, OutboxRow } from './outbox-repository.ts'
import { repeatWork, type RepeatedWork } from '../background/repeated-work.ts'
import { isGivenUp, PARKED_AT, retryDelay } from '../background/retry-delay.ts'

/** Milliseconds. A send is cut off well before its lease ends, so that nobody else can begin the same mail meanwhile. */
const SEND_LIMIT = 30_000
const LEASE = 60_000
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
  compose: (kind: OrderMail, order: Order, createdAt: string) => Mail | null
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

/**
 * Several processes may run one on the same database: each row is claimed under a lease, so one of them sends it. To be woken after a commit
 * that wrote to the outbox; stopping waits for the mails on their way.
 */
export function createOutboxWorker(options: OutboxOptions): RepeatedWork {
  const { outbox, findOrder, compose, transport, log } = options
  const clock = options.clock ?? (() => new Date())
  const chance = options.chance ?? Math.random

  async function deliver(row: OutboxRow): Promise<{ file?: string }> {
    if (!isOrderMail(row.kind)) throw new UndeliverableError('UNKNOWN_KIND')
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

  const loop = repeatWork(
    async () => {
      while (!loop.stopping && (await claimAndSend()) > 0);
    },
    // What was claimed becomes due again when its lease ends.
    { interval: options.pollInterval ?? POLL_INTERVAL, onError: (error) => log.broken(error) },
  )
  return loop
}

/** A word that tells failures apart. Messages are left out: what a mail server says often repeats the address. */
function failureCode(error: unknown): string {
  if (!(error instanceof Error)) return 'UNKNOWN'
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name
  const status = 'responseCode' in error && typeof error.responseCode === 'number' ? ` ${error.responseCode}` : ''
  return `${code}${status}`
}
