/** The address of the browser's copy of a small catalogue: immutable for its version, gone for any other. */
import type { FastifyInstance } from 'fastify'
import type { CatalogueService } from '#services/catalogue-service.ts'

/** `GET /catalogue/<version>.json`; another version, or a catalogue too large for a copy, is a 404 that nobody keeps. */
export function registerShopList(app: FastifyInstance, catalogue: Pick<CatalogueService, 'shopList' | 'ready'>): void {
  app.get<{ Params: { file: string } }>('/catalogue/:file(^[0-9a-f]{16}\\.json$)', (request, reply) => {
    const list = catalogue.ready ? catalogue.shopList() : null
    reply.type('application/json; charset=utf-8')
    if (list === null || request.params.file !== `${list.version}.json`) {
      return reply
        .code(404)
        .header('cache-control', 'no-store')
        .send('{"error":"This version of the catalogue is not here any more"}')
    }
    return reply.header('cache-control', 'public, max-age=31536000, immutable').send(list.body)
  })
}
