/** Who may come into the office: invited, given a role, taken away, never without an owner. */
import { emailKey } from '#domain/order/email-identity.ts'
import { mayLoseOwner } from '#domain/people/last-owner.ts'
import type { Role } from '#domain/people/roles.ts'
import type {
  InviteOutcome,
  Person,
  PersonChange,
  PersonDetails,
  PersonInvite,
} from '#services/people/people-repository.ts'
import type { Engine, Session } from '../engine.ts'
import { livingSessions, passkeyFromRow, personFromRow, sessionFromRow } from './person-rows.ts'

export async function listPeople(session: Session): Promise<Person[]> {
  const rows = await session.selectFrom('person').selectAll().execute()
  // Sorted here: the databases order letters differently.
  return rows.map(personFromRow).toSorted((a, b) => compare(a.email ?? '', b.email ?? '') || compare(a.id, b.id))
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}

export async function listWithKeys(session: Session, now: Date): Promise<PersonDetails[]> {
  const sessions = (await livingSessions(session, now).orderBy('seen_at', 'desc').execute()).map(sessionFromRow)
  const passkeys = (await session.selectFrom('passkey').selectAll().orderBy('created_at').execute()).map(passkeyFromRow)
  const own =
    (id: string) =>
    ({ personId }: { personId: string }) =>
      personId === id
  return (await listPeople(session)).map((person) => ({
    ...person,
    sessions: sessions.filter(own(person.id)),
    passkeys: passkeys.filter(own(person.id)),
  }))
}

export async function findPerson(session: Session, id: string): Promise<Person | null> {
  const row = await session.selectFrom('person').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? personFromRow(row) : null
}

export async function findByEmail(session: Session, email: string): Promise<Person | null> {
  const row = await session.selectFrom('person').selectAll().where('email_key', '=', emailKey(email)).executeTakeFirst()
  return row ? personFromRow(row) : null
}

export async function hasOwner(session: Session): Promise<boolean> {
  const row = await session
    .selectFrom('person')
    .select('id')
    .where('role', '=', 'owner')
    .where('joined_at', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function invitePerson(engine: Engine, session: Session, invite: PersonInvite): Promise<InviteOutcome> {
  await engine.lockPeople(session)
  const known = await findByEmail(session, invite.email)
  if (!known) {
    const person = { id: invite.id, email: invite.email, role: invite.role, invitedAt: invite.at.toISOString() }
    await addPerson(session, person)
    return { kind: 'invited', person: { ...person, joinedAt: null } }
  }
  if (!invite.changesRole || known.role === invite.role) return { kind: 'known', person: known }
  const changed = await changeRole(session, known.id, invite.role)
  if (changed !== 'done') return { kind: 'last-owner' }
  return { kind: 'known', person: { ...known, role: invite.role } }
}

/** Stores somebody new; the lock on people is held. */
export async function addPerson(
  session: Session,
  { id, email, role, invitedAt }: Omit<Person, 'joinedAt'>,
): Promise<void> {
  await session
    .insertInto('person')
    .values({ id, email, email_key: email === null ? null : emailKey(email), role, invited_at: invitedAt })
    .execute()
}

export async function removePerson(engine: Engine, session: Session, id: string): Promise<PersonChange> {
  await engine.lockPeople(session)
  const kept = await judgeLoss(session, id)
  if (kept !== 'done') return kept
  await session.deleteFrom('person').where('id', '=', id).execute()
  return 'done'
}

export async function setRole(engine: Engine, session: Session, id: string, role: Role): Promise<PersonChange> {
  await engine.lockPeople(session)
  return changeRole(session, id, role)
}

async function changeRole(session: Session, id: string, role: Role): Promise<PersonChange> {
  if (role !== 'owner') {
    const kept = await judgeLoss(session, id)
    if (kept !== 'done') return kept
  }
  const { numUpdatedRows } = await session
    .updateTable('person')
    .set({ role })
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n ? 'done' : 'unknown'
}

async function judgeLoss(session: Session, id: string): Promise<PersonChange> {
  const people = await listPeople(session)
  if (!people.some((person) => person.id === id)) return 'unknown'
  const standings = people.map((person) => ({ id: person.id, role: person.role, joined: person.joinedAt !== null }))
  return mayLoseOwner(standings, id) ? 'done' : 'last-owner'
}

/** False where the mailbox is somebody else's. */
export async function setEmail(engine: Engine, session: Session, id: string, email: string): Promise<boolean> {
  await engine.lockPeople(session)
  const holder = await findByEmail(session, email)
  if (holder && holder.id !== id) return false
  await session
    .updateTable('person')
    .set({ email, email_key: emailKey(email) })
    .where('id', '=', id)
    .execute()
  return true
}
