/** Who may come into the office, and by what: links, sessions, passkeys and tokens, all kept as hashes. */
import { sql } from 'kysely'
import type { Session } from '../engine.ts'
import type { Migration } from './migration.ts'

const ROLES = sql`role in ('reader', 'staff', 'owner')`

export const peopleMigration: Migration = {
  name: '009-people',
  async up(session) {
    await session.schema
      .createTable('person')
      .addColumn('id', 'text', (column) => column.notNull().primaryKey())
      .addColumn('email', 'text')
      .addColumn('email_key', 'text', (column) => column.unique())
      .addColumn('role', 'text', (column) => column.notNull().check(ROLES))
      .addColumn('invited_at', 'text', (column) => column.notNull())
      .addColumn('joined_at', 'text')
      .execute()
    await createKeys(session)
    await createTokens(session)
  },
}

async function createKeys(session: Session): Promise<void> {
  await session.schema
    .createTable('sign_in_link')
    .addColumn('token_hash', 'text', (column) => column.notNull().primaryKey())
    .addColumn('person_id', 'text', (column) => column.references('person.id').onDelete('cascade'))
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute()
  await session.schema
    .createTable('office_session')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('person_id', 'text', (column) => column.notNull().references('person.id').onDelete('cascade'))
    .addColumn('device', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('seen_at', 'text', (column) => column.notNull())
    .addColumn('fresh_at', 'text', (column) => column.notNull())
    .execute()
  await session.schema.createIndex('office_session_person').on('office_session').columns(['person_id']).execute()
  await session.schema
    .createTable('passkey')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('person_id', 'text', (column) => column.notNull().references('person.id').onDelete('cascade'))
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('counter', 'bigint', (column) => column.notNull().check(sql`counter >= 0`))
    .addColumn('transports', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('used_at', 'text')
    .execute()
  await session.schema.createIndex('passkey_person').on('passkey').columns(['person_id']).execute()
}

async function createTokens(session: Session): Promise<void> {
  await session.schema
    .createTable('passkey_challenge')
    .addColumn('hash', 'text', (column) => column.notNull().primaryKey())
    .addColumn('session_id', 'text')
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute()
  await session.schema
    .createTable('api_token')
    .addColumn('name', 'text', (column) => column.notNull().primaryKey())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('role', 'text', (column) => column.notNull().check(ROLES))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text')
    .execute()
  await session.schema
    .createTable('link_mail')
    .addColumn('mailbox', 'text', (column) => column.notNull().primaryKey())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('next_attempt_at', 'text', (column) => column.notNull())
    .addColumn('lease_token', 'text')
    .addColumn('lease_until', 'text')
    .addColumn('sent_at', 'text')
    .addColumn('last_error', 'text')
    .execute()
}
