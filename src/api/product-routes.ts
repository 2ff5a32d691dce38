/** The four calls of spec 7.1: product list, one product, products of a category, main menu; and what is bought together. */
import type { FastifyInstance, FastifyReply } from 'fastify'
import * as z from 'zod'
import { slug } from '#domain/catalogue/slug.ts'
import type { Store } from '#services/store.ts'
import { ProblemError } from '#exchange/problem.ts'
import { problemAnswer } from './send-problem.ts'
import { readProductFilter } from '#exchange/products/product-filter.ts'
import { PART_SIZE, productListPart, WHOLE_UP_TO } from '#exchange/products/product-list.ts'
import { productMenuSchema, productSchema } from '#exchange/products/product-schema.ts'
import { PUBLIC } from './public-route.ts'

const JSON_TYPE = 'application/json; charset=utf-8'
const tags = ['Products']
const listQuery = z.object({
  filter: z.string().optional().describe('A ProductFilter as JSON text; left out, the whole list comes'),
  after: z.string().optional().describe('Where a long list goes on; comes from the Link header'),
})
const productId = z.string('must be text').min(1, 'must not be empty').max(200, 'must be at most 200 characters')
type ListQuery = z.infer<typeof listQuery>
/** Products of a cart that one call may name. */
const MOST_COMPANIONED = 30
const togetherQuery = z.object({
  id: z
    .union([
      productId.transform((one) => [one]),
      z.array(productId).max(MOST_COMPANIONED, `must be at most ${MOST_COMPANIONED} ids`),
    ])
    .describe('A product; may come several times, as for a cart'),
  limit: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(1, 'must be >= 1')
    .max(12, 'must be <= 12')
    .default(4),
})
const oneProduct = z.object({ id: z.string() })
const oneCategory = z.object({ categoryId: z.string().describe('Id or slug of a category') })

/** Keeps the whole list as one buffer for as long as nothing changes. */
function createWholeList({ catalogue }: Store): (ids: readonly string[]) => Promise<Buffer> {
  let kept: { revision: number; body: Buffer } | undefined
  return async (ids) => {
    const { revision } = catalogue
    if (kept?.revision === revision) return kept.body
    const body = Buffer.from(await catalogue.productsJson(ids))
    if (revision === catalogue.revision) kept = { revision, body }
    return body
  }
}

export function registerProductRoutes(app: FastifyInstance, store: Store): void {
  const { catalogue } = store
  const wholeList = createWholeList(store)
  const link = `Above ${WHOLE_UP_TO} products the first ${PART_SIZE}; the header Link (rel="next") says where the list goes on.`

  function linkNext(reply: FastifyReply, filter: string | undefined, next: string | null): void {
    if (next === null) return
    const address = new URLSearchParams({ ...(filter !== undefined && { filter }), after: next })
    reply.header('link', `<${store.siteUrl}${app.prefix}/product?${address}>; rel="next"`)
  }

  app.get<{ Querystring: ListQuery }>(
    '/product',
    {
      config: PUBLIC,
      schema: {
        tags,
        summary: 'Products that match a filter',
        description: `In the order of sortBy, asc by default. ${link}`,
        querystring: listQuery,
        response: { 200: z.array(productSchema), 400: problemAnswer('The filter is wrong') },
      },
    },
    async (request, reply) => {
      const { filter, after } = request.query
      const { ids, next } = productListPart(catalogue, readProductFilter(filter), after)
      linkNext(reply, filter, next)
      // A storefront over this API names its catalogue the same.
      reply.header('x-catalogue-version', catalogue.version)
      const whole = filter === undefined && after === undefined && next === null
      return reply.type(JSON_TYPE).send(whole ? await wholeList(ids) : await catalogue.productsJson(ids))
    },
  )

  app.get(
    '/product/mainProductMenu',
    { config: PUBLIC, schema: { tags, summary: 'The Products mega menu', response: { 200: productMenuSchema } } },
    () => catalogue.menu(),
  )

  app.get<{ Querystring: z.infer<typeof togetherQuery> }>(
    '/product/boughtTogether',
    {
      config: PUBLIC,
      schema: {
        tags,
        summary: 'What is bought together with some products',
        description:
          'Out of the orders, surest first; nothing that is sold out, and nothing where there are too few orders to say.',
        querystring: togetherQuery,
        response: { 200: z.array(productSchema), 400: problemAnswer('The call has values that are wrong') },
      },
    },
    async (request, reply) => {
      const found = await store.companions.goWith(request.query.id, request.query.limit)
      return reply.type(JSON_TYPE).send(await catalogue.productsJson(found.map(({ id }) => id)))
    },
  )

  app.get<{ Params: z.infer<typeof oneCategory> }>(
    '/product/getByCategoryId/:categoryId',
    {
      config: PUBLIC,
      schema: {
        tags,
        summary: 'Products of a category',
        description: `In asc order. ${link}`,
        params: oneCategory,
        response: { 200: z.array(productSchema), 404: problemAnswer('There is no such category') },
      },
    },
    async (request, reply) => {
      const { categoryId } = request.params
      const { categories } = catalogue.source()
      const category =
        categories.find(({ id }) => id === categoryId) ??
        categories.find(({ parent }) => slug(parent) === slug(categoryId))
      if (!category) throw new ProblemError(404, 'There is no such category.')
      const filter = JSON.stringify({ category: slug(category.parent) })
      const { ids, next } = productListPart(catalogue, readProductFilter(filter), undefined)
      linkNext(reply, filter, next)
      return reply.type(JSON_TYPE).send(await catalogue.productsJson(ids))
    },
  )

  app.get<{ Params: z.infer<typeof oneProduct> }>(
    '/product/:id',
    {
      config: PUBLIC,
      schema: {
        tags,
        summary: 'One product',
        params: oneProduct,
        response: { 200: productSchema, 404: problemAnswer('There is no such product') },
      },
    },
    async (request, reply) => {
      const found = (await catalogue.productsJson([request.params.id])).slice(1, -1)
      if (found === '') throw new ProblemError(404, 'There is no such product.')
      return reply.type(JSON_TYPE).send(found)
    },
  )
}
