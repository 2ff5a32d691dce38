/** Which calls a page of another origin may read: those whose route says so, and no other. */
import type { FastifyReply, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    isPublic?: boolean
  }
}

/**
 * A route's `config` for what is the same for everybody, which is how a storefront with an absolute API_BASE_URL works. Cookies never take
 * part in such a call.
 */
export const PUBLIC = { isPublic: true } as const

/** To be asked before a call is answered. */
export async function openToReaders({ routeOptions }: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header('cache-control', 'no-cache')
  if (routeOptions.config.isPublic !== true) return
  reply.header('access-control-allow-origin', '*').header('access-control-expose-headers', 'link, etag')
}
