/** The cookie of a session in the office, and what a session looks like to its owner. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { isFresh, SESSION_LIFE } from '#domain/people/access-times.ts'
import { ROLES } from '#domain/people/roles.ts'
import type { SignedIn } from '#services/people/people-repository.ts'
import type { BegunSession, Browser } from '#services/people/people-service.ts'

const SESSION_COOKIE = 'office_session'

export const sessionSchema = z
  .object({
    person: z.object({ id: z.string(), email: z.string().nullable(), role: z.enum(ROLES) }),
    session: z.object({ id: z.string(), device: z.string(), createdAt: z.string() }),
    fresh: z.boolean().describe('Whether the sign-in is no older than ten minutes'),
    passkeys: z.int().describe('How many passkeys this person has'),
  })
  .meta({ id: 'OfficeSession' })

export function sessionAnswer(
  { person, session }: SignedIn,
  passkeys: number,
  now: Date,
): z.infer<typeof sessionSchema> {
  return {
    person: { id: person.id, email: person.email, role: person.role },
    session: { id: session.id, device: session.device, createdAt: session.createdAt },
    fresh: isFresh(session, now),
    passkeys,
  }
}

export function sessionToken(request: FastifyRequest): string | undefined {
  return request.cookies[SESSION_COOKIE]
}

/** What is known of the browser that signs in; the session that it had ends with that. */
export function browserOf(request: FastifyRequest): Browser {
  return { userAgent: request.headers['user-agent'], replaces: sessionToken(request) }
}

/** Secure where the site or, behind a trusted proxy, the call itself came over https. */
function cookieOptions(request: FastifyRequest, siteUrl: string) {
  const secure = siteUrl.startsWith('https:') || request.protocol === 'https'
  return { path: '/', httpOnly: true, sameSite: 'lax', secure } as const
}

/** A sign-in always gives a new token: what somebody may have put into the browser before opens nothing. */
export function setSessionCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  { token }: Pick<BegunSession, 'token'>,
  siteUrl: string,
): void {
  reply.setCookie(SESSION_COOKIE, token, { ...cookieOptions(request, siteUrl), maxAge: SESSION_LIFE / 1000 })
}

export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply, siteUrl: string): void {
  reply.clearCookie(SESSION_COOKIE, cookieOptions(request, siteUrl))
}
