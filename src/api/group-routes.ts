/** Categories, brands and suggestions. */
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { moneyOf } from '#domain/shop/shop-money.ts'
import { MEMBERS_NAMED } from '#services/catalogue/group-members.ts'
import type { Store } from '#services/store.ts'
import { problemAnswer } from './send-problem.ts'
import { brandSchema, categorySchema, suggestionSchema } from '#exchange/products/group-schema.ts'
import { suggestionAnswer } from '#exchange/products/suggestion-answer.ts'
import { PUBLIC } from './public-route.ts'

const MEMBERS = `With the ids of their products; above 5,000 products in all with the first ${MEMBERS_NAMED} of each, and GET /product with that filter has the rest.`

const suggestQuery = z.object({
  q: z.string().max(200, 'must be at most 200 characters').default('').describe('What was typed so far'),
  limit: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(1, 'must be >= 1')
    .max(20, 'must be <= 20')
    .default(8),
  language: z
    .string()
    .max(35, 'must be at most 35 characters')
    .refine((tag) => isLanguage(tag), 'must be a BCP 47 tag such as de')
    .optional()
    .describe('BCP 47: in which products and groups are called; the main one of the shop without'),
})

function isLanguage(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1
  } catch {
    return false
  }
}

export function registerGroupRoutes(app: FastifyInstance, { catalogue, shop }: Store): void {
  const money = moneyOf(shop)
  app.get(
    '/category',
    {
      config: PUBLIC,
      schema: {
        tags: ['Categories and brands'],
        summary: 'All categories',
        description: MEMBERS,
        response: { 200: z.array(categorySchema) },
      },
    },
    async () => [...(await catalogue.categories())],
  )
  app.get(
    '/brand',
    {
      config: PUBLIC,
      schema: {
        tags: ['Categories and brands'],
        summary: 'All brands',
        description: MEMBERS,
        response: { 200: z.array(brandSchema) },
      },
    },
    async () => [...(await catalogue.brands())],
  )
  app.get<{ Querystring: z.infer<typeof suggestQuery> }>(
    '/suggest',
    {
      config: PUBLIC,
      schema: {
        tags: ['Search'],
        summary: 'Suggestions while typing, best first',
        querystring: suggestQuery,
        response: { 200: z.array(suggestionSchema), 400: problemAnswer('The call has values that are wrong') },
      },
    },
    (request) =>
      catalogue
        .suggest(request.query.q, request.query.limit, request.query.language)
        .then((suggestions) => suggestions.map((found) => suggestionAnswer(found, money))),
  )
}
