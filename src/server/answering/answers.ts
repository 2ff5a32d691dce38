/** What every text answer gets on its way out: a strong ETag, 304 where the client has it, and compression. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { preferredEncoding, type Encoding } from './accept-encoding.ts'
import { compress, isCompressible } from './compression.ts'
import { contentTag, entityTag, knownTag } from './entity-tag.ts'

const COMPRESSIBLE = /^(?:text\/|application\/(?:[\w.-]+\+)?(?:json|javascript|xml)|image\/svg)/

/** Answers that are kept as one buffer (the browser's copy of the catalogue, the API's whole list) are hashed and compressed once. */
const tags = new WeakMap<Buffer, string>()
const compressed = new WeakMap<Buffer, Map<Encoding, Promise<Buffer>>>()

/** Whether a type of content is text, which has a tag and is compressed. */
export function isText(type: string): boolean {
  return COMPRESSIBLE.test(type)
}

function tagOf(payload: string | Buffer): string {
  if (typeof payload === 'string') return contentTag(payload)
  const kept = tags.get(payload) ?? contentTag(payload)
  tags.set(payload, kept)
  return kept
}

function compressOnce(body: Buffer, encoding: Encoding): Promise<Buffer> {
  const kept = compressed.get(body) ?? new Map<Encoding, Promise<Buffer>>()
  compressed.set(body, kept)
  const ready = kept.get(encoding) ?? compress(body, encoding)
  kept.set(encoding, ready)
  return ready
}

async function finish(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload
  const type = reply.getHeader('content-type')
  if (typeof type !== 'string' || !isText(type) || reply.hasHeader('content-encoding')) return payload

  reply.header('vary', 'accept-encoding')
  const storable = reply.statusCode === 200 && (request.method === 'GET' || request.method === 'HEAD')
  const content = storable && reply.getHeader('cache-control') !== 'no-store' ? tagOf(payload) : undefined
  const welcome = isCompressible(Buffer.byteLength(payload))
    ? preferredEncoding(request.headers['accept-encoding'])
    : null
  if (content !== undefined) {
    const own = entityTag(content, welcome)
    const known = knownTag(request.headers['if-none-match'], content, own)
    reply.header('etag', known ?? own)
    if (known !== null) {
      reply.code(304).removeHeader('content-length').removeHeader('content-type')
      return null
    }
  }
  if (welcome === null) return payload
  const body =
    typeof payload === 'string' ? await compress(Buffer.from(payload), welcome) : await compressOnce(payload, welcome)
  reply.header('content-encoding', welcome).removeHeader('content-length')
  return body
}

/** Adds the hook to `app` and to all that is registered after it. ETag and 304. */
export function addAnswerHooks(app: FastifyInstance): void {
  app.addHook('onSend', finish)
}
