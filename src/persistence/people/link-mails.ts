/** Links that were asked for by mail, as rows that a worker claims under a lease. */
import { LINK_LIFE, LINK_MAIL_PAUSE } from '#domain/people/access-times.ts'
import { PARKED_AT } from '#services/background/retry-delay.ts'
import type { OutboxClaim } from '#services/mail/outbox-repository.ts'
import type { LinkMailRow, LinkMails } from '#services/people/people-repository.ts'
import type { Engine, Session } from '../engine.ts'

const NOT_LEASED = { lease_token: null, lease_until: null }

export function createLinkMails(engine: Engine): LinkMails {
  return {
    ask: (mailbox, at) => engine.write((session) => askForLink(session, mailbox, at)),
    async claim(claim) {
      // Most looks find nothing; those take no write lock.
      const due = await engine.read((session) => dueRows(session, claim.now).limit(1).executeTakeFirst())
      return due ? await engine.write((session) => claimRows(engine, session, claim)) : []
    },
    markSent: (row, token, at) =>
      engine.write((session) => release(session, row, token, { sent_at: at, last_error: null })),
    putBack: (row, token, { nextAttemptAt, error }) =>
      engine.write((session) => release(session, row, token, { next_attempt_at: nextAttemptAt, last_error: error })),
  }
}

/** One write, whether or not anybody has the mailbox, so that nobody learns by the time that it takes. */
async function askForLink(session: Session, mailbox: string, at: Date): Promise<void> {
  const now = at.toISOString()
  const before = (length: number) => new Date(at.getTime() - length).toISOString()
  const fresh = { created_at: now, attempts: 0, next_attempt_at: now, ...NOT_LEASED, sent_at: null, last_error: null }
  await session.deleteFrom('link_mail').where('created_at', '<=', before(LINK_LIFE)).execute()
  await session
    .insertInto('link_mail')
    .values({ mailbox, ...fresh })
    .onConflict((conflict) =>
      conflict.column('mailbox').doUpdateSet(fresh).where('link_mail.created_at', '<=', before(LINK_MAIL_PAUSE)),
    )
    .execute()
}

function dueRows(session: Session, now: string) {
  return session
    .selectFrom('link_mail')
    .select('mailbox')
    .where('sent_at', 'is', null)
    .where('next_attempt_at', '!=', PARKED_AT)
    .where('next_attempt_at', '<=', now)
    .where((eb) => eb.or([eb('lease_until', 'is', null), eb('lease_until', '<=', now)]))
}

async function claimRows(engine: Engine, session: Session, claim: OutboxClaim): Promise<LinkMailRow[]> {
  const due = dueRows(session, claim.now).orderBy('next_attempt_at').limit(claim.limit)
  // SQLite has one writer at a time; on PostgreSQL rows that another process is just claiming are passed over.
  const chosen = await (engine.kind === 'postgres' ? due.forUpdate().skipLocked() : due).execute()
  if (chosen.length === 0) return []
  const rows = await session
    .updateTable('link_mail')
    .set((eb) => ({ lease_token: claim.token, lease_until: claim.leaseUntil, attempts: eb('attempts', '+', 1) }))
    .where(
      'mailbox',
      'in',
      chosen.map(({ mailbox }) => mailbox),
    )
    .returning(['mailbox', 'created_at', 'attempts'])
    .execute()
  return rows.map(({ mailbox, created_at: createdAt, attempts }) => ({ mailbox, createdAt, attempts }))
}

async function release(
  session: Session,
  row: LinkMailRow,
  token: string,
  fields: { sent_at?: string; next_attempt_at?: string; last_error: string | null },
): Promise<boolean> {
  const { numUpdatedRows } = await session
    .updateTable('link_mail')
    .set({ ...fields, ...NOT_LEASED })
    .where('mailbox', '=', row.mailbox)
    .where('lease_token', '=', token)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
