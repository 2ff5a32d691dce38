/** Links that were asked for by mail, as rows that a worker claims under a lease. */
import { LINK_LIFE, LINK_MAIL_PAUSE } from '#domain/people/access-times.ts'
import type { Session } from '../engine.ts'

/** One write, whether or not anybody has the mailbox, so that nobody learns by the time that it takes. */
export async function askForLink(session: Session, mailbox: string, at: Date): Promise<void> {
  const now = at.toISOString()
  const before = (length: number) => new Date(at.getTime() - length).toISOString()
  const fresh = {
    created_at: now,
    attempts: 0,
    next_attempt_at: now,
    lease_token: null,
    lease_until: null,
    sent_at: null,
    last_error: null,
  }
  await session.deleteFrom('link_mail').where('created_at', '<=', before(LINK_LIFE)).execute()
  await session
    .insertInto('link_mail')
    .values({ mailbox, ...fresh })
    .onConflict((conflict) =>
      conflict.column('mailbox').doUpdateSet(fresh).where('link_mail.created_at', '<=', before(LINK_MAIL_PAUSE)),
    )
    .execute()
}
