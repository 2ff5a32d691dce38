/** How long what opens the office is good for; every length is in milliseconds, and the moment is always given. */

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** A sign-in link is good once, and for so long. */
export const LINK_LIFE = 30 * MINUTE
/** What a passkey is asked to sign must be answered within it. */
export const CHALLENGE_LIFE = 5 * MINUTE
/** A session that nobody used for so long is over. */
const SESSION_IDLE = 12 * HOUR
/** However much it is used. */
export const SESSION_LIFE = 30 * DAY
/** What needs a fresh sign-in needs one that is no older. */
const FRESH = 10 * MINUTE
/** That a session is used is noted this often: a write with every call would say no more. */
export const SEEN_STEP = MINUTE
/** One mailbox is sent one link in so much time, however often one is asked for. */
export const LINK_MAIL_PAUSE = MINUTE

/** A session's instants in ISO 8601. */
export interface SessionTimes {
  createdAt: string
  seenAt: string
  /** The last time that a passkey or a link proved who it is. */
  freshAt: string
}

/** Milliseconds since the Unix epoch at which it ends if nobody uses it again. */
export function sessionEnd({ createdAt, seenAt }: Pick<SessionTimes, 'createdAt' | 'seenAt'>): number {
  return Math.min(Date.parse(seenAt) + SESSION_IDLE, Date.parse(createdAt) + SESSION_LIFE)
}

export function isSessionOver(times: Pick<SessionTimes, 'createdAt' | 'seenAt'>, now: Date): boolean {
  return sessionEnd(times) <= now.getTime()
}

/** The instants before which sessions that were used or begun last are over. */
export function sessionLimits(now: Date): { seenBefore: string; createdBefore: string } {
  return { seenBefore: before(now, SESSION_IDLE), createdBefore: before(now, SESSION_LIFE) }
}

/** A sign-in from a clock that stood ahead proves nothing. */
export function isFresh({ freshAt }: Pick<SessionTimes, 'freshAt'>, now: Date): boolean {
  const age = now.getTime() - Date.parse(freshAt)
  return age < FRESH && age > -MINUTE
}

function before(now: Date, length: number): string {
  return new Date(now.getTime() - length).toISOString()
}
