/** Links and the sessions that begin with them: a token is looked up by its hash, and used up where it is good once. */
import { LINK_LIFE, SEEN_STEP, sessionLimits } from '#domain/people/access-times.ts'
import type { NewLink, NewSession, SignedIn } from '#services/people/people-repository.ts'
import type { Engine, Session } from '../engine.ts'
import { addPerson, findByEmail, findPerson, hasOwner } from './persons.ts'
import { livingSessions, personFromRow, sessionFromRow } from './person-rows.ts'

/** Also forgets the links that have expired. */
export async function addLink(session: Session, { tokenHash, personId, at }: NewLink): Promise<void> {
  await session.deleteFrom('sign_in_link').where('expires_at', '<=', at.toISOString()).execute()
  const expires = new Date(at.getTime() + LINK_LIFE).toISOString()
  await session
    .insertInto('sign_in_link')
    .values({ token_hash: tokenHash, person_id: personId, expires_at: expires })
    .execute()
}

export async function redeemLink(
  engine: Engine,
  session: Session,
  tokenHash: string,
  started: NewSession,
  first: { id: string; email: string | null },
  at: Date,
): Promise<SignedIn | null> {
  // Of two that bring the same token at once the second finds no row to delete.
  const used = await session
    .deleteFrom('sign_in_link')
    .where('token_hash', '=', tokenHash)
    .returning(['person_id', 'expires_at'])
    .executeTakeFirst()
  if (!used || used.expires_at <= at.toISOString()) return null
  const personId = used.person_id ?? (await makeFirstOwner(engine, session, first, at))
  return personId === null ? null : await beginSession(session, personId, started, at)
}

/** The first owner, or null where there is one already: the link of a start may lie in a log. */
async function makeFirstOwner(
  engine: Engine,
  session: Session,
  { id, email }: { id: string; email: string | null },
  at: Date,
): Promise<string | null> {
  await engine.lockPeople(session)
  if (await hasOwner(session)) return null
  const known = email === null ? null : await findByEmail(session, email)
  if (known) {
    await session.updateTable('person').set({ role: 'owner' }).where('id', '=', known.id).execute()
    return known.id
  }
  await addPerson(session, { id, email, role: 'owner', invitedAt: at.toISOString() })
  return id
}

/** Begins a session of somebody who has proved who it is, ends the one that it takes the place of, and forgets those that are over. */
export async function beginSession(
  session: Session,
  personId: string,
  { id, tokenHash, device, replaces }: NewSession,
  at: Date,
): Promise<SignedIn | null> {
  const now = at.toISOString()
  const { seenBefore, createdBefore } = sessionLimits(at)
  await session
    .updateTable('person')
    .set({ joined_at: now })
    .where('id', '=', personId)
    .where('joined_at', 'is', null)
    .execute()
  const person = await findPerson(session, personId)
  if (!person) return null
  await session
    .deleteFrom('office_session')
    .where((eb) =>
      eb.or([
        eb('seen_at', '<=', seenBefore),
        eb('created_at', '<=', createdBefore),
        ...(replaces === null ? [] : [eb('token_hash', '=', replaces)]),
      ]),
    )
    .execute()
  const row = { id, person_id: personId, device, created_at: now, seen_at: now, fresh_at: now }
  await session
    .insertInto('office_session')
    .values({ ...row, token_hash: tokenHash })
    .execute()
  return { person, session: sessionFromRow({ ...row, token_hash: tokenHash }) }
}

/** The living session of a token with its person as stored now. */
export async function readSession(session: Session, tokenHash: string, now: Date): Promise<SignedIn | null> {
  const row = await livingSessions(session, now)
    .innerJoin('person', 'person.id', 'office_session.person_id')
    .select(['person.email', 'person.email_key', 'person.role', 'person.invited_at', 'person.joined_at'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  return row ? { person: personFromRow({ ...row, id: row.person_id }), session: sessionFromRow(row) } : null
}

/** Whether it is time to note that a session is used. */
export function isSeenStale({ session }: SignedIn, now: Date): boolean {
  return now.getTime() - Date.parse(session.seenAt) >= SEEN_STEP
}

/** Notes the use of a session that is still there; the later of two moments stays. */
export async function noteSeen(session: Session, id: string, now: Date): Promise<void> {
  const seen = now.toISOString()
  await session
    .updateTable('office_session')
    .set({ seen_at: seen })
    .where('id', '=', id)
    .where('seen_at', '<', seen)
    .execute()
}

export async function endSession(session: Session, id: string, personId?: string): Promise<boolean> {
  const ended = session.deleteFrom('office_session').where('id', '=', id)
  const { numDeletedRows } = await (
    personId === undefined ? ended : ended.where('person_id', '=', personId)
  ).executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
