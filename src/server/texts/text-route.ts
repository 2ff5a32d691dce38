/** The modules of texts that pages fetch: named by their content, so each is kept for ever. */
import type { FastifyInstance } from 'fastify'
import type { TextPack } from '#texts/text-pack.ts'

/** Of all languages together. */
export function textModules(packs: readonly Pick<TextPack, 'modules'>[]): ReadonlyMap<string, string> {
  return new Map(packs.flatMap(({ modules }) => [...modules]))
}

/** `GET /assets/texts-<group>-<language>-<hash>.js`; a name that has passed is a 404, after which a page is loaded anew. */
export function registerTexts(app: FastifyInstance, modules: ReadonlyMap<string, string>): void {
  app.get<{ Params: { file: string } }>('/assets/:file(^texts-[\\w-]+\\.js$)', (request, reply) => {
    const code = modules.get(request.params.file)
    if (code === undefined) return reply.callNotFound()
    return reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(code)
  })
}
