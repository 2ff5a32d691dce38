/** The mails that are to be sent: claimed under a lease, so that several processes never work on the same row at once. */
import type { OutboxClaim, OutboxRepository, OutboxRow } from '#services/mail/outbox-repository.ts'
import { LONGEST_WAIT, PARKED_AT } from '#services/background/retry-delay.ts'
import type { Engine, Session } from '../engine.ts'

export function createOutbox(engine: Engine): OutboxRepository {
  return {
    backlog: () => engine.read(readBacklog),
    async claim(claim) {
      // Most looks find nothing; those take no write lock.
      if (!(await engine.read((session) => hasDue(session, claim.now)))) return []
      return await engine.write((session) => claimRows(engine, session, claim))
    },
    markSent: (row, token, at) =>
      engine.write((session) =>
        release(session, row, token, { sent_at: at, last_error: null, lease_token: null, lease_until: null }),
      ),
    putBack: (row, token, { nextAttemptAt, error }) =>
      engine.write((session) =>
        release(session, row, token, {
          next_attempt_at: nextAttemptAt,
          last_error: error,
          lease_token: null,
          lease_until: null,
        }),
      ),
  }
}

/** Also what a clock that stood ahead has put off, or leased, for longer than anything waits. */
function dueRows(session: Session, now: string) {
  const never = new Date(Date.parse(now) + LONGEST_WAIT).toISOString()
  return session
    .selectFrom('outbox')
    .select(['order_number', 'kind'])
    .where('sent_at', 'is', null)
    .where('next_attempt_at', '!=', PARKED_AT)
    .where((eb) => eb.or([eb('next_attempt_at', '<=', now), eb('next_attempt_at', '>', never)]))
    .where((eb) => eb.or([eb('lease_until', 'is', null), eb('lease_until', '<=', now), eb('lease_until', '>', never)]))
}

async function readBacklog(session: Session): Promise<{ waiting: number; parked: number }> {
  const parked = await countUnsent(session).where('next_attempt_at', '=', PARKED_AT).executeTakeFirstOrThrow()
  const all = await countUnsent(session).executeTakeFirstOrThrow()
  return { waiting: Number(all.count) - Number(parked.count), parked: Number(parked.count) }
}

function countUnsent(session: Session) {
  return session
    .selectFrom('outbox')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('sent_at', 'is', null)
}

async function hasDue(session: Session, now: string): Promise<boolean> {
  return (await dueRows(session, now).limit(1).executeTakeFirst()) !== undefined
}

async function claimRows(engine: Engine, session: Session, claim: OutboxClaim): Promise<OutboxRow[]> {
  const due = dueRows(session, claim.now).orderBy('next_attempt_at').orderBy('order_number').limit(claim.limit)
  // SQLite has one writer at a time; on PostgreSQL rows that another process is just claiming are passed over.
  const chosen = await (engine.kind === 'postgres' ? due.forUpdate().skipLocked() : due).execute()
  const rows: OutboxRow[] = []
  for (const { order_number: number, kind } of chosen) {
    const row = await session
      .updateTable('outbox')
      .set((eb) => ({
        lease_token: claim.token,
        lease_until: claim.leaseUntil,
        attempts: eb('attempts', '+', 1),
      }))
      .where('order_number', '=', number)
      .where('kind', '=', kind)
      .returning(['created_at', 'attempts'])
      .executeTakeFirstOrThrow()
    rows.push({ orderNumber: number, kind, createdAt: row.created_at, attempts: row.attempts })
  }
  return rows
}

async function release(
  session: Session,
  row: OutboxRow,
  token: string,
  fields: {
    sent_at?: string
    next_attempt_at?: string
    last_error: string | null
    lease_token: null
    lease_until: null
  },
): Promise<boolean> {
  const result = await session
    .updateTable('outbox')
    .set(fields)
    .where('order_number', '=', row.orderNumber)
    .where('kind', '=', row.kind)
    .where('lease_token', '=', token)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}
