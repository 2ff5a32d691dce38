/** The tables of the way into the office; every token stands in them as its hash alone. */
import type { Role } from '#domain/people/roles.ts'

export interface PersonTable {
  id: string
  email: string | null
  /** The mailbox of `email`, as the domain's `emailKey` gives it. */
  email_key: string | null
  role: Role
  invited_at: string
  joined_at: string | null
}

/** A row is a link that was not used yet; one without a person makes the first owner. */
interface SignInLinkTable {
  token_hash: string
  person_id: string | null
  expires_at: string
}

export interface OfficeSessionTable {
  id: string
  token_hash: string
  person_id: string
  device: string
  created_at: string
  seen_at: string
  fresh_at: string
}

/** `id` and `public_key` are base64url, `transports` is a list in JSON. */
export interface PasskeyTable {
  id: string
  person_id: string
  public_key: string
  counter: number
  transports: string
  name: string
  created_at: string
  used_at: string | null
}

/** A row is a challenge that was not answered yet; one of a session registers a passkey, any other signs in. */
interface PasskeyChallengeTable {
  hash: string
  session_id: string | null
  expires_at: string
}

export interface ApiTokenTable {
  name: string
  token_hash: string
  role: Role
  created_at: string
  expires_at: string | null
}

/** Links that were asked for by mail: one row a mailbox, claimed with a lease as the outbox is. */
interface LinkMailTable {
  mailbox: string
  created_at: string
  attempts: number
  next_attempt_at: string
  lease_token: string | null
  lease_until: string | null
  sent_at: string | null
  last_error: string | null
}

export interface PeopleSchema {
  person: PersonTable
  sign_in_link: SignInLinkTable
  office_session: OfficeSessionTable
  passkey: PasskeyTable
  passkey_challenge: PasskeyChallengeTable
  api_token: ApiTokenTable
  link_mail: LinkMailTable
}
