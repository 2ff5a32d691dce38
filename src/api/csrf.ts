/** The stateless double submit against cross-site request forgery (spec 6.3). */
import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sendProblem } from './send-problem.ts'

export const CSRF_COOKIE = 'XSRF-TOKEN'
export const CSRF_HEADER = 'x-xsrf-token'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])
/** 16 bytes and more in base64url or hex. */
const TOKEN = /^[\w-]{22,128}$/

/** The cookie's token where the client has a sound one. */
function cookieToken(request: FastifyRequest): string | null {
  const token = request.cookies[CSRF_COOKIE]
  return token !== undefined && TOKEN.test(token) ? token : null
}

/** Sets the cookie when it is not there yet; `secure` where the site is served over https. */
export function issueCsrfToken(request: FastifyRequest, reply: FastifyReply, secure: boolean): void {
  if (cookieToken(request) !== null) return
  reply.setCookie(CSRF_COOKIE, randomBytes(18).toString('base64url'), {
    path: '/',
    sameSite: 'lax',
    secure,
    httpOnly: false,
  })
}

/** A hook that lets a write pass only when its header repeats the cookie; any process can judge that, also after a restart. */
export function createCsrfHook(isExempt: (request: FastifyRequest) => boolean) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    if (SAFE_METHODS.has(request.method) || isExempt(request)) return undefined
    const token = cookieToken(request)
    const header = request.headers[CSRF_HEADER]
    if (token !== null && typeof header === 'string' && isSame(token, header)) return undefined
    return sendProblem(
      reply,
      403,
      `The header X-XSRF-TOKEN must repeat the cookie ${CSRF_COOKIE}, which GET /csrf sets.`,
    )
  }
}

function isSame(a: string, b: string): boolean {
  const [first, second] = [Buffer.from(a), Buffer.from(b)]
  return first.byteLength === second.byteLength && timingSafeEqual(first, second)
}
