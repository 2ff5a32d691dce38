/** The address of the browser's copy of a small catalogue: immutable for its version; any other leads to the version that stands. */
import type { FastifyInstance } from 'fastify'
import type { CatalogueService } from '#services/catalogue/catalogue-service.ts'

/**
 * `GET /catalogue/<version>.json`. A version that has passed is a redirect to the one that stands, by which a tab learns of it; a catalogue
 * too large for a copy is a 404. Nobody keeps either.
 */
export function registerShopList(app: FastifyInstance, catalogue: Pick<CatalogueService, 'shopList' | 'ready'>): void {
  app.get<{ Params: { file: string } }>('/catalogue/:file(^[0-9a-f]{16}\\.json$)', (request, reply) => {
    const list = catalogue.ready ? catalogue.shopList() : null
    reply.type('application/json; charset=utf-8')
    if (list === null) {
      return reply
        .code(404)
        .header('cache-control', 'no-store')
        .send('{"error":"This catalogue has no copy for browsers"}')
    }
    if (request.params.file !== `${list.version}.json`) {
      return reply.header('cache-control', 'no-store').redirect(list.path, 307)
    }
    return reply.header('cache-control', 'public, max-age=31536000, immutable').send(list.body)
  })
}
