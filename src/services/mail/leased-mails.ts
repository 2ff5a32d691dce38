/** Sends mails that wait as rows: claims due ones under a lease, makes and sends each, marks it, and tries again later what failed. */
import { randomUUID } from 'node:crypto'
import type { Mail, MailTransport } from './mail.ts'
import type { OutboxClaim } from './outbox-repository.ts'
import { repeatWork, type RepeatedWork } from '../background/repeated-work.ts'
import { PARKED_AT, retryDelay } from '../background/retry-delay.ts'

/** Milliseconds. A send is cut off well before its lease ends, so that nobody else can begin the same mail meanwhile. */
const SEND_LIMIT = 30_000
const LEASE = 60_000
const POLL_INTERVAL = 2_000
/** How many mails are on their way at once. */
const LANES = 4

export interface LeasedRow {
  /** ISO 8601 instant at which it was written. */
  createdAt: string
  /** How often it was claimed, this time included. */
  attempts: number
}

/** Rows that are claimed, marked and put back, whoever else does the same; as `OutboxRepository` says. */
export interface LeasedRows<Row extends LeasedRow> {
  claim(claim: OutboxClaim): Promise<Row[]>
  markSent(row: Row, token: string, at: string): Promise<boolean>
  putBack(row: Row, token: string, retry: { nextAttemptAt: string; error: string }): Promise<boolean>
}

/** What is worth a line in the log; `About` never is an address, a name or a key. */
export interface MailLog<About> {
  sent(fields: About & { file?: string }): void
  failed(fields: About & { attempts: number; reason: string; nextAttemptAt: string }): void
  parked(fields: About & { attempts: number; reason: string }): void
  /** The database did not answer; the next poll tries again. */
  broken(error: unknown): void
}

export interface SendingOptions {
  transport: MailTransport
  clock?: () => Date
  chance?: () => number
  /** Milliseconds between looks at the rows. */
  pollInterval?: number
  sendLimit?: number
}

export interface LeasedMailsOptions<Row extends LeasedRow, About> extends SendingOptions {
  rows: LeasedRows<Row>
  /** Null where nobody is to get a mail. */
  make: (row: Row) => Promise<Mail | null>
  about: (row: Row) => About
  /** Whether a row that was written at an instant is not tried any more; `now` in epoch milliseconds. */
  isGivenUp: (createdAt: string, now: number) => boolean
  log: MailLog<About>
}

/** Our own reasons, in the form in which Node and mail libraries name theirs. */
export class UndeliverableError extends Error {
  readonly code: string

  constructor(code: string) {
    super(code)
    this.code = code
  }
}

/**
 * Several processes may run one on the same database: each row is claimed under a lease, so one of them sends it. To be woken after a commit
 * that wrote a row; stopping waits for the mails on their way.
 */
export function createLeasedMails<Row extends LeasedRow, About extends object>(
  options: LeasedMailsOptions<Row, About>,
): RepeatedWork {
  const { rows, make, transport, log } = options
  const clock = options.clock ?? (() => new Date())
  const chance = options.chance ?? Math.random

  async function deliver(row: Row): Promise<{ file?: string }> {
    const mail = await make(row)
    return mail ? await transport.send(mail, AbortSignal.timeout(options.sendLimit ?? SEND_LIMIT)) : {}
  }

  async function work(row: Row, token: string): Promise<void> {
    const about = options.about(row)
    let result: { file?: string }
    try {
      result = await deliver(row)
    } catch (error) {
      const reason = failureCode(error)
      const now = clock().getTime()
      const { attempts } = row
      if (options.isGivenUp(row.createdAt, now)) {
        await rows.putBack(row, token, { nextAttemptAt: PARKED_AT, error: reason })
        log.parked({ ...about, attempts, reason })
        return
      }
      const nextAttemptAt = new Date(now + retryDelay(attempts, chance())).toISOString()
      await rows.putBack(row, token, { nextAttemptAt, error: reason })
      log.failed({ ...about, attempts, reason, nextAttemptAt })
      return
    }
    await rows.markSent(row, token, clock().toISOString())
    log.sent({ ...about, ...result })
  }

  async function claimAndSend(): Promise<number> {
    const now = clock()
    const token = randomUUID()
    const leaseUntil = new Date(now.getTime() + LEASE).toISOString()
    const claimed = await rows.claim({ now: now.toISOString(), leaseUntil, token, limit: LANES })
    // All of them end before anything is thrown, so that stopping waits for every mail on its way.
    const results = await Promise.allSettled(claimed.map((row) => work(row, token)))
    for (const result of results) if (result.status === 'rejected') throw result.reason
    return claimed.length
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
