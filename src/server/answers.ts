/** What every text answer gets on its way out: a strong ETag, 304 where the client has it, and compression. */
import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { preferredEncoding, type Encoding } from './accept-encoding.ts'

/** Smaller texts gain nothing, larger ones would hold a thread for seconds; in bytes. */
const COMPRESS_FROM = 1024
const COMPRESS_UP_TO = 32 * 1024 * 1024
const COMPRESSIBLE = /^(?:text\/|application\/(?:[\w.-]+\+)?(?:json|javascript|xml)|image\/svg)/

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Answers that are kept as one buffer (the browser's copy of the catalogue, the API's whole list) are hashed and compressed once. */
const tags = new WeakMap<Buffer, string>()
const compressed = new WeakMap<Buffer, Map<Encoding, Promise<Buffer>>>()

function tagOf(payload: string | Buffer): string {
  if (typeof payload === 'string') return hash('sha1', payload, 'base64url')
  const kept = tags.get(payload) ?? hash('sha1', payload, 'base64url')
  tags.set(payload, kept)
  return kept
}

function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return gzipped(body, { level: 6 })
  return brotli(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength },
  })
}

function compressOnce(body: Buffer, encoding: Encoding): Promise<Buffer> {
  const kept = compressed.get(body) ?? new Map<Encoding, Promise<Buffer>>()
  compressed.set(body, kept)
  const ready = kept.get(encoding) ?? compress(body, encoding)
  kept.set(encoding, ready)
  return ready
}

/** True when the client named this content in any encoding; each encoding has a tag of its own that begins alike. */
function isKnown(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false
  const known = header.split(',').map((one) =>
    one
      .trim()
      .replace(/^W\//, '')
      .replace(/-(?:br|gzip)"$/, '"'),
  )
  return known.includes('*') || known.includes(`"${tag}"`)
}

async function finish(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload
  const type = reply.getHeader('content-type')
  if (typeof type !== 'string' || !COMPRESSIBLE.test(type) || reply.hasHeader('content-encoding')) return payload

  reply.header('vary', 'accept-encoding')
  const storable = reply.statusCode === 200 && (request.method === 'GET' || request.method === 'HEAD')
  const tag = storable && reply.getHeader('cache-control') !== 'no-store' ? tagOf(payload) : undefined
  const size = Buffer.byteLength(payload)
  const welcome =
    size >= COMPRESS_FROM && size <= COMPRESS_UP_TO ? preferredEncoding(request.headers['accept-encoding']) : null
  if (tag !== undefined) reply.header('etag', `"${tag}${welcome === null ? '' : `-${welcome}`}"`)
  if (tag !== undefined && isKnown(request.headers['if-none-match'], tag)) {
    reply.code(304).removeHeader('content-length').removeHeader('content-type')
    return null
  }
  if (welcome === null) return payload
  const body =
    typeof payload === 'string' ? await compress(Buffer.from(payload), welcome) : await compressOnce(payload, welcome)
  reply.header('content-encoding', welcome).removeHeader('content-length')
  return body
}

/** Adds the hook to `app` and to all that is registered after it. Issue 3, item 6: ETag and 304. */
export function addAnswerHooks(app: FastifyInstance): void {
  app.addHook('onSend', finish)
}
