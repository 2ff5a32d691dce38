/** Which pages a browser may fetch before they are asked for, while a page sleeps or has no scripts: told by a header, so that the policy allows no inline text for it. */
import type { FastifyInstance } from 'fastify'
import { AWAKE_MARK } from '#ui/waking/wake-mark.ts'

const ADDRESS = '/speculation-rules.json'

/** Goes with every page. */
export const SPECULATION_HEADER = { 'speculation-rules': `"${ADDRESS}"` }

/** Pages of goods: the same for everybody, kept, and changing nothing. Cart, lists, orders, checkout, search and the API are none. */
const PAGES = ['/home/*', '/shop', '/shop/shop*', '/screens/*']

/**
 * When a link is pressed, no earlier: what a browser has fetched so it shows for minutes without asking again, and a price may have changed.
 * A page that is awake asks by itself (features/next-page), and then this is over.
 */
const rulesOf = (bases: readonly string[]) => ({
  prefetch: [
    {
      source: 'document',
      where: {
        and: [
          { href_matches: bases.flatMap((base) => PAGES.map((page) => base + page)) },
          { selector_matches: `html:not([${AWAKE_MARK}]) a[data-go]` },
        ],
      },
      eagerness: 'conservative',
    },
  ],
})

/** `GET /speculation-rules.json`; `bases` stand before the pages of each language, '' for the main one. */
export function registerSpeculationRules(app: FastifyInstance, bases: readonly string[]): void {
  const body = JSON.stringify(rulesOf(bases))
  app.get(ADDRESS, (_request, reply) =>
    reply.type('application/speculationrules+json').header('cache-control', 'public, max-age=86400').send(body),
  )
}
