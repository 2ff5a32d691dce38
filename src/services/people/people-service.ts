/** Who may come into the office, and how: invitations, links, sessions and tokens of programs. Everything that is wrong is a value. */
import { randomUUID } from 'node:crypto'
import { isEmail } from '#domain/review/review-form.ts'
import { emailKey } from '#domain/order/email-identity.ts'
import type { Role } from '#domain/people/roles.ts'
import type { ApiToken, PeopleRepository, Person, PersonChange, SignedIn } from './people-repository.ts'
import { hashToken, isToken, newToken } from './tokens.ts'

/** What a browser is signed in with; the token is told to that browser alone. */
export interface BegunSession extends SignedIn {
  token: string
}

export type InviteResult =
  | { kind: 'invited' | 'known'; person: Person; token: string }
  /** It is no address. */
  | { kind: 'email' }
  /** It would leave the shop without an owner. */
  | { kind: 'last-owner' }

export type TokenResult =
  | { kind: 'added'; token: string; expiresAt: string | null }
  /** It is no name. */
  | { kind: 'name' }
  | { kind: 'taken' }

export interface Browser {
  /** What it says of itself, as it came. */
  userAgent: string | undefined
  /** The session token that it had until now. */
  replaces: string | undefined
}

export interface PeopleOptions {
  people: PeopleRepository
  /** The mailbox that the first owner is given. */
  ownerEmail: string | null
  clock?: () => Date
}

export type PeopleService = ReturnType<typeof createPeopleService>

/** Tries to sign in, a minute and client address, where the environment does not say otherwise. */
export const DEFAULT_SIGN_IN_LIMIT = 30

const DAY = 86_400_000
const NAME = /^[\w.-]{1,60}$/

export function createPeopleService({ people, ownerEmail, clock = () => new Date() }: PeopleOptions) {
  async function makeLink(personId: string | null): Promise<string> {
    const token = newToken()
    await people.addLink({ tokenHash: hashToken(token), personId, at: clock() })
    return token
  }

  return {
    list: () => people.list(),
    listWithKeys: () => people.listWithKeys(clock()),

    /** A link for somebody, who is let in from now on; somebody known stays what he is unless `changesRole`. */
    async invite(typed: string, role: Role, changesRole: boolean): Promise<InviteResult> {
      if (!isEmail(typed)) return { kind: 'email' }
      const outcome = await people.invite({
        id: randomUUID(),
        email: typed.trim(),
        role,
        changesRole,
        at: clock(),
      })
      if (outcome.kind === 'last-owner') return outcome
      return { ...outcome, token: await makeLink(outcome.person.id) }
    },

    async removeByEmail(typed: string): Promise<PersonChange> {
      const person = await people.findByEmail(typed)
      return person ? await people.remove(person.id) : 'unknown'
    },
    remove: (id: string) => people.remove(id),
    setRole: (id: string, role: Role) => people.setRole(id, role),
    async setEmail(id: string, typed: string): Promise<'done' | 'email' | 'taken'> {
      if (!isEmail(typed)) return 'email'
      return (await people.setEmail(id, typed.trim())) ? 'done' : 'taken'
    },

    /** The token of a link that makes the first owner; null where there is one. */
    startLink: async (): Promise<string | null> => ((await people.hasOwner()) ? null : makeLink(null)),

    /** A link for somebody who asked for it by mail; null where nobody has the mailbox. */
    async mailedLink(mailbox: string): Promise<{ person: Person; email: string; token: string } | null> {
      const person = await people.findByEmail(mailbox)
      if (!person || person.email === null) return null
      return { person, email: person.email, token: await makeLink(person.id) }
    },
    /** The same work for everybody, so that nobody learns who may come in. */
    askForLink: (typed: string) => people.linkMails.ask(emailKey(typed), clock()),

    /** Uses a link up and begins a session; null for one that is wrong, used or old. */
    async signInByLink(token: string, browser: Browser): Promise<BegunSession | null> {
      if (!isToken(token)) return null
      const session = newSession(browser)
      const first = { id: randomUUID(), email: ownerEmail }
      const signedIn = await people.redeemLink(hashToken(token), session.row, first, clock())
      return signedIn && { ...signedIn, token: session.token }
    },

    /** The living session of a browser's token. */
    async findSession(token: string): Promise<SignedIn | null> {
      return isToken(token) ? await people.session(hashToken(token), clock()) : null
    },
    /** With `personId` only one of that person's; false where there is none. */
    endSession: (id: string, personId?: string) => people.endSession(id, personId),

    async addToken(name: string, role: Role, days: number | null): Promise<TokenResult> {
      if (!NAME.test(name)) return { kind: 'name' }
      const token = newToken()
      const now = clock()
      const expiresAt = days === null ? null : new Date(now.getTime() + days * DAY).toISOString()
      const row = { name, role, createdAt: now.toISOString(), expiresAt, tokenHash: hashToken(token) }
      return (await people.addApiToken(row)) ? { kind: 'added', token, expiresAt } : { kind: 'taken' }
    },
    tokens: () => people.apiTokens(),
    async findToken(token: string): Promise<ApiToken | null> {
      return isToken(token) ? await people.findApiToken(hashToken(token), clock()) : null
    },
    revokeToken: (name: string) => people.revokeApiToken(name),
  }
}

/** A session that is about to begin, and the token that opens it. */
export function newSession({ userAgent, replaces }: Browser) {
  const token = newToken()
  return {
    token,
    row: {
      id: randomUUID(),
      tokenHash: hashToken(token),
      device: deviceName(userAgent),
      replaces: replaces !== undefined && isToken(replaces) ? hashToken(replaces) : null,
    },
  }
}

const BROWSERS = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|Chromium|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const
const SYSTEMS = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
] as const

/** A browser in a few words, made of our own ones alone: "Firefox on Linux". */
export function deviceName(userAgent: string | undefined): string {
  const said = (userAgent ?? '').slice(0, 500)
  const find = (names: readonly (readonly [RegExp, string])[]) => names.find(([pattern]) => pattern.test(said))?.[1]
  const [browser, system] = [find(BROWSERS), find(SYSTEMS)]
  if (browser === undefined && system === undefined) return 'Unknown device'
  return system === undefined ? (browser ?? '') : `${browser ?? 'Browser'} on ${system}`
}
