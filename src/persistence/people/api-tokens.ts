/** Tokens with which programs call the office. */
import type { Selectable } from 'kysely'
import type { ApiToken } from '#services/people/people-repository.ts'
import type { Session } from '../engine.ts'
import type { ApiTokenTable } from './people-schema.ts'

export async function addApiToken(
  session: Session,
  { name, role, createdAt, expiresAt, tokenHash }: ApiToken & { tokenHash: string },
): Promise<boolean> {
  // A name that has expired may be given again.
  await session.deleteFrom('api_token').where('name', '=', name).where('expires_at', '<=', createdAt).execute()
  const added = await session
    .insertInto('api_token')
    .values({ name, role, created_at: createdAt, expires_at: expiresAt, token_hash: tokenHash })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('name')
    .execute()
  return added.length === 1
}

export async function readApiTokens(session: Session): Promise<ApiToken[]> {
  const rows = await session.selectFrom('api_token').selectAll().orderBy('name').execute()
  return rows.map(tokenFromRow)
}

export async function findApiToken(session: Session, tokenHash: string, now: Date): Promise<ApiToken | null> {
  const row = await session
    .selectFrom('api_token')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now.toISOString())]))
    .executeTakeFirst()
  return row ? tokenFromRow(row) : null
}

export async function revokeApiToken(session: Session, name: string): Promise<boolean> {
  const { numDeletedRows } = await session.deleteFrom('api_token').where('name', '=', name).executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

function tokenFromRow(row: Selectable<ApiTokenTable>): ApiToken {
  return { name: row.name, role: row.role, createdAt: row.created_at, expiresAt: row.expires_at }
}
