/** Lets a call of the office through to who may make it: asks before a body is read, and again with every call. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isFresh } from '#domain/people/access-times.ts'
import { mayAct, type Role } from '#domain/people/roles.ts'
import type { SignedIn } from '#services/people/people-repository.ts'
import type { Actor } from '#services/history/history-repository.ts'
import type { PeopleService } from '#services/people/people-service.ts'
import { sendProblem } from '../send-problem.ts'
import { OFFICE_ACCESS, type OfficeAccess } from './office-access.ts'
import { sessionToken } from './office-session.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    officeAccess?: OfficeAccess
  }
}

interface Caller {
  role: Role
  /** Of a program. */
  name?: string
  /** Absent for a program. */
  signedIn?: SignedIn
}

const BEARER = /^Bearer ([\w-]{1,200})$/i
const callers = new WeakMap<FastifyRequest, Caller>()

/** Whether a call says who it is by itself: no browser sends that along for another site's page, so it needs no token against forgery. */
export function isByProgram(request: FastifyRequest): boolean {
  return request.headers.authorization !== undefined
}

/** Who makes the call, a person of its own. @throws {Error} in a route that is open to programs or to everybody. */
export function signedInOf(request: FastifyRequest): SignedIn {
  const signedIn = callers.get(request)?.signedIn
  if (!signedIn) throw new Error(`${request.method} ${request.routeOptions.url ?? ''} is not for a person alone`)
  return signedIn
}

/** Who it is in the history: a person by an id that says nothing outside of the shop, or a program by its token's name. */
export function actorOf(request: FastifyRequest): Actor {
  const caller = callers.get(request)
  const person = caller?.signedIn?.person
  return person ? { kind: 'person', name: person.id } : { kind: 'agent', name: caller?.name ?? '' }
}

/** The least role of the caller, which a route with two kinds of callers may look at. */
export function roleOf(request: FastifyRequest): Role {
  return callers.get(request)?.role ?? 'reader'
}

/**
 * To be called before the routes are registered: each gets its row of the table. @throws {Error} when one has none, so that the server does not
 * start with it.
 */
export function guardOffice(app: FastifyInstance, people: PeopleService, prefix: string, clock: () => Date): void {
  app.addHook('onRoute', (route) => {
    for (const method of [route.method].flat()) {
      const key = `${method === 'HEAD' ? 'GET' : method} ${route.url.slice(prefix.length)}`
      const access = Object.hasOwn(OFFICE_ACCESS, key) ? OFFICE_ACCESS[key] : undefined
      if (!access) throw new Error(`${key} is not in the table of who may call the office`)
      route.config = { ...route.config, officeAccess: access }
    }
  })
  app.addHook('onRequest', async (request, reply) => {
    reply
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .header('x-robots-tag', 'noindex')
      .removeHeader('access-control-allow-origin')
    const access = request.routeOptions.config.officeAccess
    if (isFromElsewhere(request)) return sendProblem(reply, 403, 'The office is called from its own pages alone.')
    if (!access || access.role === null) return undefined
    const caller = await callerOf(request, people)
    if (!caller) return refuseStranger(request, reply)
    return judge(caller, access, request, reply, clock())
  })
}

/** What a browser says of a page of another site; programs and old browsers say nothing, and the token against forgery is asked for as well. */
function isFromElsewhere({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site']
  return site !== undefined && site !== 'same-origin' && site !== 'none'
}

/** A program is what its token says, whatever cookie comes with it. */
async function callerOf(request: FastifyRequest, people: PeopleService): Promise<Caller | null> {
  const { authorization } = request.headers
  if (authorization !== undefined) {
    const token = BEARER.exec(authorization)?.[1]
    return token === undefined ? null : await people.findToken(token)
  }
  const token = sessionToken(request)
  const signedIn = token === undefined ? null : await people.findSession(token)
  return signedIn && { role: signedIn.person.role, signedIn }
}

function refuseStranger(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (isByProgram(request)) request.log.warn({ req: request }, 'a token opened nothing')
  return sendProblem(reply.header('www-authenticate', 'Bearer'), 401, 'Please sign in to the office.')
}

function judge(
  caller: Caller,
  { role, own = false, fresh = false }: OfficeAccess,
  request: FastifyRequest,
  reply: FastifyReply,
  now: Date,
): FastifyReply | undefined {
  if (role !== null && !mayAct(caller.role, role)) {
    return sendProblem(reply, 403, `This needs the role ${role}; you have the role ${caller.role}.`)
  }
  if (own && !caller.signedIn) return sendProblem(reply, 403, 'This is for people, not for programs.')
  if (fresh && caller.signedIn && !isFresh(caller.signedIn.session, now)) {
    return sendProblem(reply, 403, 'Please sign in again first: this asks for a sign-in of the last ten minutes.', [], {
      reason: 'fresh-sign-in',
    })
  }
  callers.set(request, caller)
  return undefined
}
