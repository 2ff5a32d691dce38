/** What the calls of the office answer, as their description has it (/api/docs). */
import type { FieldValue } from '#domain/history/changed-fields.ts'
import type { Role } from '#domain/people/roles.ts'

export interface OwnSession {
  person: { id: string; email: string | null; role: Role }
  session: { id: string; device: string; createdAt: string }
  /** Whether the sign-in is no older than ten minutes. */
  fresh: boolean
  /** How many passkeys this person has. */
  passkeys: number
}

export interface SessionRow {
  id: string
  device: string
  /** ISO 8601 instants. */
  createdAt: string
  seenAt: string
}

export interface PasskeyRow {
  id: string
  name: string
  createdAt: string
  usedAt: string | null
}

export interface OfficePerson {
  id: string
  email: string | null
  role: Role
  invitedAt: string
  /** The first sign-in. */
  joinedAt: string | null
  sessions: SessionRow[]
  passkeys: PasskeyRow[]
}

export interface Batch {
  number: number
  /** ISO 8601. */
  at: string
  actor: { kind: 'person' | 'cli' | 'import' | 'agent'; name: string }
  /** What was done, in a few words. */
  task: string
  undoes: number | null
  /** Changes under it. */
  size: number
}

export interface Changed {
  thing: 'product' | 'variant' | 'code' | 'review'
  key: string
  /** The product's title now, where it is there. */
  name: string | null
  /** Color and size. */
  variant: string[]
}

export interface Change extends Changed {
  fields: { field: string; before: FieldValue; after: FieldValue }[]
}

export interface Conflict extends Changed {
  /** Null where the thing as a whole is gone. */
  field: string | null
  left: FieldValue
  found: FieldValue
}

export interface WholeBatch {
  batch: Batch
  changes: Change[]
}

export interface Invited {
  email: string | null
  link: string
}
