/** What the calls of the office answer, as their description has it (/api/docs). */
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

export interface Invited {
  email: string | null
  link: string
}
