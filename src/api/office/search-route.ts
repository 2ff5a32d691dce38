/** One field for everything that is kept: orders and goods at once. */
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { mayAct } from '#domain/people/roles.ts'
import { roleOf } from './office-guard.ts'
import { OFFICE_TAGS, REFUSED, type OfficeParts } from './office-parts.ts'
import { deskRowAnswer, deskRowSchema } from './order-desk-schema.ts'

/** Of each kind. */
const FOUND = 6

const searchQuery = z.object({ q: z.string('must be a text').max(200, 'must be at most 200 characters') })

export function registerSearchRoute(app: FastifyInstance, { desk, findProducts, money }: OfficeParts): void {
  app.get<{ Querystring: z.infer<typeof searchQuery> }>(
    '/office/search',
    {
      schema: {
        tags: OFFICE_TAGS,
        summary: 'Orders and products that have all of the words',
        querystring: searchQuery,
        response: {
          200: z.object({
            orders: z.array(deskRowSchema),
            products: z.array(z.object({ id: z.string(), title: z.string() })),
          }),
          ...REFUSED,
        },
      },
    },
    async (request, reply) => {
      const text = request.query.q.trim()
      if (text === '') return reply.send({ orders: [], products: [] })
      const isPrivy = mayAct(roleOf(request), 'staff')
      const [rows, products] = await Promise.all([
        desk.list({ tab: 'all', search: text, limit: FOUND }),
        findProducts(text, FOUND),
      ])
      return reply.send({ orders: rows.map((row) => deskRowAnswer(row, money, isPrivy)), products })
    },
  )
}
