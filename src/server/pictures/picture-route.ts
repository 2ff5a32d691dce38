/** `GET /pictures/...`: a picture of the owner's in one of our widths and formats. */
import type { FastifyInstance } from 'fastify'
import { type PictureFormat, readPictureAddress } from './picture-address.ts'
import type { PictureService } from './picture-service.ts'

const TYPES: Record<PictureFormat, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' }
const YEAR = 'public, max-age=31536000, immutable'

/** An address names its file's version and may be kept for ever; where the file has changed since, the new picture is served and not kept long. */
export function registerPictures(app: FastifyInstance, pictures: PictureService): void {
  app.get('/pictures/*', async (request, reply) => {
    const address = readPictureAddress(request.url.split('?')[0] ?? '')
    const answer = address ? await pictures.picture(address) : { kind: 'missing' as const }
    if (address && answer.kind === 'picture') {
      return reply
        .header('cache-control', answer.current ? YEAR : 'public, max-age=60')
        .type(TYPES[address.format])
        .send(answer.body)
    }
    reply.type('text/plain; charset=utf-8')
    if (answer.kind === 'busy') {
      return reply
        .code(503)
        .header('retry-after', '2')
        .header('cache-control', 'no-store')
        .send('Too many pictures at once')
    }
    const sentence = answer.kind === 'broken' ? 'This picture cannot be decoded' : 'There is no such picture'
    return reply.code(404).header('cache-control', 'public, max-age=60').send(sentence)
  })
}
