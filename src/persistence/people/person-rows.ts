/** People, sessions and passkeys as rows and back. */
import type { Selectable } from 'kysely'
import { sessionLimits } from '#domain/people/access-times.ts'
import type { OfficeSession, Passkey, Person } from '#services/people/people-repository.ts'
import type { Session } from '../engine.ts'
import type { OfficeSessionTable, PasskeyTable, PersonTable } from './people-schema.ts'

export function personFromRow(row: Selectable<PersonTable>): Person {
  return { id: row.id, email: row.email, role: row.role, invitedAt: row.invited_at, joinedAt: row.joined_at }
}

export function sessionFromRow(row: Selectable<OfficeSessionTable>): OfficeSession {
  return {
    id: row.id,
    personId: row.person_id,
    device: row.device,
    createdAt: row.created_at,
    seenAt: row.seen_at,
    freshAt: row.fresh_at,
  }
}

export function passkeyFromRow(row: Selectable<PasskeyTable>): Passkey {
  const transports: unknown = JSON.parse(row.transports)
  return {
    id: row.id,
    personId: row.person_id,
    publicKey: row.public_key,
    counter: row.counter,
    transports: Array.isArray(transports) ? transports.filter((one) => typeof one === 'string') : [],
    name: row.name,
    createdAt: row.created_at,
    usedAt: row.used_at,
  }
}

/** Sessions that are not over at a moment. */
export function livingSessions(session: Session, now: Date) {
  const { seenBefore, createdBefore } = sessionLimits(now)
  return session
    .selectFrom('office_session')
    .selectAll('office_session')
    .where('seen_at', '>', seenBefore)
    .where('office_session.created_at', '>', createdBefore)
}
