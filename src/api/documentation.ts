/** The description of the API made from its schemas: `/openapi.json` for programs, `/docs` for people. */
import { type Money, moneyOf } from '#domain/shop/shop-money.ts'
import fastifySwagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import * as z from 'zod'
import type { Store } from '#services/store.ts'
import { documentationPage, type ApiDescription, type JsonSchema } from './documentation-page.ts'
import { filterSchema } from '#exchange/products/filter-schema.ts'
import { PUBLIC } from './public-route.ts'

const aboutOf = ({
  name,
  decimals,
}: Money) => `Prices are ${name} with ${decimals}. Errors are problem details (RFC 9457).
Reads carry an ETag and answer 304 to If-None-Match. Every write repeats the cookie XSRF-TOKEN, which GET /csrf sets, in the header X-XSRF-TOKEN.`

const UNEXPECTED = {
  description: 'Anything else',
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
}

/** The filter is JSON inside the address, which a zod schema of the parameter cannot say, and every call may end in a problem. */
function complete(description: ApiDescription): ApiDescription {
  for (const operations of Object.values(description.paths)) {
    for (const operation of Object.values(operations)) {
      operation.responses['default'] = UNEXPECTED
      for (const parameter of operation.parameters ?? []) {
        if (parameter.name !== 'filter') continue
        delete parameter.schema
        parameter.content = { 'application/json': { schema: { $ref: '#/components/schemas/ProductFilter' } } }
      }
    }
  }
  const { $schema: _dialect, ...filter } = z.toJSONSchema(filterSchema, { io: 'input' })
  const schemas = { ...description.components?.schemas, ProductFilter: filter as JsonSchema }
  return { ...description, components: { ...description.components, schemas } }
}

/** Must be registered before the routes that it describes. */
export async function registerDocumentation(app: FastifyInstance, store: Store): Promise<void> {
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: `${store.shop.name} API`, version: '1.0.0', description: aboutOf(moneyOf(store.shop)) },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
    stripBasePath: false,
  })
  let made: { json: string; page: string } | undefined
  const description = (): { json: string; page: string } => {
    if (!made) {
      const whole = complete({ ...(app.swagger() as unknown as ApiDescription), servers: [{ url: store.siteUrl }] })
      made = { json: JSON.stringify(whole), page: documentationPage(whole, `${app.prefix}/openapi.json`) }
    }
    return made
  }
  app.get('/openapi.json', { config: PUBLIC, schema: { hide: true } }, (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(description().json),
  )
  app.get('/docs', { schema: { hide: true } }, (_request, reply) =>
    reply
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
      )
      .type('text/html; charset=utf-8')
      .send(description().page),
  )
  app.get('/', { schema: { hide: true } }, (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(
      JSON.stringify({
        name: `${store.shop.name} API`,
        documentation: `${store.siteUrl}${app.prefix}/docs`,
        openapi: `${store.siteUrl}${app.prefix}/openapi.json`,
      }),
    ),
  )
}
