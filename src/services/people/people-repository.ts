/** What the way into the office needs of a database. Tokens come as hashes; whatever is used up is used up in the call's own transaction. */
import type { SessionTimes } from '#domain/people/access-times.ts'
import type { Role } from '#domain/people/roles.ts'
import type { LeasedRow, LeasedRows } from '../mail/leased-mails.ts'

export interface Person {
  id: string
  /** Null for an owner who came in by the link of a start and has not named one. */
  email: string | null
  role: Role
  /** ISO 8601 instants; `joinedAt` is the first sign-in. */
  invitedAt: string
  joinedAt: string | null
}

export interface OfficeSession extends SessionTimes {
  id: string
  personId: string
  /** What the browser said it is, in a few words. */
  device: string
}

export interface Passkey {
  /** The credential's id in base64url. */
  id: string
  personId: string
  /** In base64url. */
  publicKey: string
  counter: number
  transports: readonly string[]
  name: string
  createdAt: string
  usedAt: string | null
}

export interface ApiToken {
  name: string
  role: Role
  createdAt: string
  expiresAt: string | null
}

export interface NewSession {
  id: string
  tokenHash: string
  device: string
  /** The hash of the token that the same browser had before; its session ends. */
  replaces: string | null
}

/** Who is let in by what: the link of a person, or that of a start, which makes the first owner. */
export interface NewLink {
  tokenHash: string
  personId: string | null
  at: Date
}

export interface PersonInvite {
  id: string
  email: string
  /** The role of somebody new; given to somebody known only with `changesRole`. */
  role: Role
  changesRole: boolean
  at: Date
}

export type InviteOutcome =
  | { kind: 'invited' | 'known'; person: Person }
  /** It would leave the shop without an owner. */
  | { kind: 'last-owner' }

export type PersonChange = 'done' | 'unknown' | 'last-owner'

export interface PersonDetails extends Person {
  sessions: OfficeSession[]
  passkeys: Passkey[]
}

export interface SignedIn {
  person: Person
  session: OfficeSession
}

/** What a challenge was made for; a registration belongs to the session that asked for it. */
export interface Challenge {
  hash: string
  sessionId: string | null
}

export interface LinkMailRow extends LeasedRow {
  /** The mailbox that a link was asked for, as the domain's `emailKey` gives it; whether anybody has it is looked up when it is sent. */
  mailbox: string
}

export interface LinkMails extends LeasedRows<LinkMailRow> {
  /** Asks for a mail with a link, once a pause; one write, whether or not anybody has the mailbox. */
  ask(mailbox: string, at: Date): Promise<void>
}

export interface PeopleRepository {
  /** By their mail; those without one first. */
  list(): Promise<Person[]>
  /** The same with their living sessions, latest used first, and their passkeys. */
  listWithKeys(now: Date): Promise<PersonDetails[]>
  find(id: string): Promise<Person | null>
  /** Who has the mailbox, however it is spelled. */
  findByEmail(email: string): Promise<Person | null>
  /** Whether an owner has ever signed in. */
  hasOwner(): Promise<boolean>
  invite(invite: PersonInvite): Promise<InviteOutcome>
  /** Takes the person away with links, sessions and passkeys. */
  remove(id: string): Promise<PersonChange>
  setRole(id: string, role: Role): Promise<PersonChange>
  /** False where the mailbox is somebody else's. */
  setEmail(id: string, email: string): Promise<boolean>
  addLink(link: NewLink): Promise<void>
  /**
   * Uses a link up and begins a session with it; null where it was used, has expired or never was. The link of a start makes the person
   * `first`, or lets in whoever has that mailbox, while there is no owner yet.
   */
  redeemLink(
    tokenHash: string,
    session: NewSession,
    first: { id: string; email: string | null },
    at: Date,
  ): Promise<SignedIn | null>
  /** The session of a token while it lasts, with the person as it is now; notes its use now and then. */
  session(tokenHash: string, now: Date): Promise<SignedIn | null>
  /** Ends a session; with `personId` only one of that person's. False where there is none. */
  endSession(id: string, personId?: string): Promise<boolean>
  /** Keeps a challenge that may be answered once, and forgets those that have expired. */
  addChallenge(challenge: Challenge, at: Date): Promise<void>
  /** Uses a challenge up; false where it was used, has expired, never was, or is another session's. */
  takeChallenge(challenge: Challenge, at: Date): Promise<boolean>
  /** False where the credential is known already or its person is gone. */
  addPasskey(passkey: Omit<Passkey, 'usedAt'>): Promise<boolean>
  passkeys(personId: string): Promise<Passkey[]>
  findPasskey(id: string): Promise<Passkey | null>
  /** False where this person has no such passkey. */
  removePasskey(id: string, personId: string): Promise<boolean>
  /** Notes a passkey's use and begins a session; null where it is gone or its counter has moved meanwhile. */
  signInWithPasskey(
    passkey: Pick<Passkey, 'id' | 'counter'>,
    counter: number,
    session: NewSession,
    at: Date,
  ): Promise<SignedIn | null>
  /** False where a token of the name is there already. */
  addApiToken(token: ApiToken & { tokenHash: string }): Promise<boolean>
  apiTokens(): Promise<ApiToken[]>
  /** The token of a hash while it lasts. */
  findApiToken(tokenHash: string, now: Date): Promise<ApiToken | null>
  revokeApiToken(name: string): Promise<boolean>
  linkMails: LinkMails
}
