/** The forms that browsers send to pages by themselves: from this house alone, of bearable size, and not without end. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createCallCounters } from '#api/call-counters.ts'
import { DEFAULT_ORDER_RATE_LIMITS, type CallRateLimits, type TallyCall } from '#services/orders/order-rate-limits.ts'
import { links } from '#storefront/links.ts'

/** Bytes of a form. */
const BODY_LIMIT = 32 * 1024

export interface PageFormOptions {
  /** What stands before the paths of each language. */
  bases: readonly string[]
  page: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>
  /** Public origin. */
  siteUrl: () => string
  rateLimits?: Partial<CallRateLimits> | undefined
  tally?: TallyCall | undefined
}

/** Whether a browser says that a form was made by another site than the one that it asks. */
export function isForeignForm({ headers, host }: Pick<FastifyRequest, 'headers' | 'host'>, siteUrl: string): boolean {
  const { origin, 'sec-fetch-site': site } = headers
  // The only word of a page that tells nobody where it is.
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  return origin !== undefined && origin !== new URL(siteUrl).origin && URL.parse(origin)?.host !== host
}

function refuse(reply: FastifyReply, status: number, sentence: string): FastifyReply {
  return reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(sentence)
}

/** Registers the withdrawal's form in every language; it is counted like a look for an order, which its first step is. */
export async function registerPageForms(app: FastifyInstance, options: PageFormOptions): Promise<void> {
  const { bases, page, siteUrl, rateLimits, tally } = options
  const { tracking } = { ...DEFAULT_ORDER_RATE_LIMITS, ...rateLimits }
  const limits = await createCallCounters(app, { tracking }, tally)
  for (const base of bases) {
    app.post(base + links.withdraw(), { onRequest: limits.tracking, bodyLimit: BODY_LIMIT }, async (request, reply) => {
      if (!/^application\/x-www-form-urlencoded\b/i.test(request.headers['content-type'] ?? ''))
        return refuse(reply, 415, 'A form is expected: application/x-www-form-urlencoded.')
      if (isForeignForm(request, siteUrl())) return refuse(reply, 403, 'This form was sent from another site.')
      // Judged here, where it is known by which name the browser calls this server; the pages know the public one alone.
      delete request.headers.origin
      return await page(request, reply)
    })
  }
}
