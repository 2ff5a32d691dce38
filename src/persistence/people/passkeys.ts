/** Passkeys, and the challenges that they answer once. */
import { CHALLENGE_LIFE } from '#domain/people/access-times.ts'
import type { Challenge, NewSession, Passkey, SignedIn } from '#services/people/people-repository.ts'
import type { Session } from '../engine.ts'
import { passkeyFromRow } from './person-rows.ts'
import { beginSession } from './sessions.ts'

export async function addChallenge(session: Session, { hash, sessionId }: Challenge, at: Date): Promise<void> {
  await session.deleteFrom('passkey_challenge').where('expires_at', '<=', at.toISOString()).execute()
  const expires = new Date(at.getTime() + CHALLENGE_LIFE).toISOString()
  await session.insertInto('passkey_challenge').values({ hash, session_id: sessionId, expires_at: expires }).execute()
}

export async function takeChallenge(session: Session, { hash, sessionId }: Challenge, at: Date): Promise<boolean> {
  const taken = await session
    .deleteFrom('passkey_challenge')
    .where('hash', '=', hash)
    .returning(['session_id', 'expires_at'])
    .executeTakeFirst()
  return taken !== undefined && taken.session_id === sessionId && taken.expires_at > at.toISOString()
}

export async function addPasskey(session: Session, passkey: Omit<Passkey, 'usedAt'>): Promise<boolean> {
  const person = await session.selectFrom('person').select('id').where('id', '=', passkey.personId).executeTakeFirst()
  if (!person) return false
  const added = await session
    .insertInto('passkey')
    .values({
      id: passkey.id,
      person_id: passkey.personId,
      public_key: passkey.publicKey,
      counter: passkey.counter,
      transports: JSON.stringify(passkey.transports),
      name: passkey.name,
      created_at: passkey.createdAt,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .execute()
  return added.length === 1
}

export async function readPasskeys(session: Session, personId: string): Promise<Passkey[]> {
  const rows = await session
    .selectFrom('passkey')
    .selectAll()
    .where('person_id', '=', personId)
    .orderBy('created_at')
    .execute()
  return rows.map(passkeyFromRow)
}

export async function findPasskey(session: Session, id: string): Promise<Passkey | null> {
  const row = await session.selectFrom('passkey').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? passkeyFromRow(row) : null
}

export async function removePasskey(session: Session, id: string, personId: string): Promise<boolean> {
  const { numDeletedRows } = await session
    .deleteFrom('passkey')
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

export async function signInWithPasskey(
  session: Session,
  passkey: Pick<Passkey, 'id' | 'counter'>,
  counter: number,
  started: NewSession,
  at: Date,
): Promise<SignedIn | null> {
  // What was judged by another counter would let a copied key in beside its original.
  const used = await session
    .updateTable('passkey')
    .set({ counter, used_at: at.toISOString() })
    .where('id', '=', passkey.id)
    .where('counter', '=', passkey.counter)
    .returning('person_id')
    .executeTakeFirst()
  return used ? await beginSession(session, used.person_id, started, at) : null
}
