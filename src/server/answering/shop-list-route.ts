/** The address of the browser's copy of a small catalogue: immutable for its version; any other leads to the version that stands. */
import type { FastifyInstance } from 'fastify'
import type { CatalogueService } from '#services/catalogue/catalogue-service.ts'
import { SHOP_LIST_FORMAT } from '#services/catalogue/shop-list.ts'

/** Format and version, and the language where it is not the main one. */
const FILE = /^\d*-?[\da-f]{16}(?:-([a-z\d-]{2,35}))?\.json$/

/**
 * `GET /catalogue/<format>-<version>.json`, in a further language `<format>-<version>-<language>.json`. A version that has passed is a
 * redirect to the one that stands, by which a tab learns of it; another format is gone (410), by which a tab with older code learns of that;
 * a catalogue too large for a copy is a 404. Nobody keeps these.
 * @param locales BCP 47: the further languages.
 */
export function registerShopList(
  app: FastifyInstance,
  catalogue: Pick<CatalogueService, 'shopList' | 'ready'>,
  locales: readonly string[],
): void {
  app.get<{ Params: { file: string } }>('/catalogue/:file(^[\\w-]+\\.json$)', (request, reply) => {
    const { file } = request.params
    const named = FILE.exec(file)
    if (!named) return reply.callNotFound()
    const [, tag] = named
    const locale = tag === undefined ? null : locales.find((one) => one.toLowerCase() === tag)
    const list = catalogue.ready && locale !== undefined ? catalogue.shopList(locale) : null
    reply.type('application/json; charset=utf-8')
    if (!file.startsWith(`${SHOP_LIST_FORMAT}-`)) {
      return reply.code(410).header('cache-control', 'no-store').send('{"error":"This format is no longer written"}')
    }
    if (list === null) {
      return reply
        .code(404)
        .header('cache-control', 'no-store')
        .send('{"error":"This catalogue has no copy for browsers"}')
    }
    if (!list.path.endsWith(`/${file}`)) {
      return reply.header('cache-control', 'no-store').redirect(list.path, 307)
    }
    return reply.header('cache-control', 'public, max-age=31536000, immutable').send(list.body)
  })
}
