/** One rendered page in the encodings that were asked for, each with its headers ready to be written. */
import type { OutgoingHttpHeaders } from 'node:http'
import type { CountedSearch } from '#domain/catalogue/search/words/search-count.ts'
import type { Accepted, Encoding } from '../answering/accept-encoding.ts'
import { compress, decompress, isCompressible, type Effort } from '../answering/compression.ts'
import { contentTag, entityTag } from '../answering/entity-tag.ts'
import type { Freshness } from './freshness.ts'

/** A page as the renderer gave it. */
export interface RenderedPage {
  status: number
  headers: OutgoingHttpHeaders
  body: Buffer
  /** The search that it answers. */
  search?: CountedSearch
}

/** The bytes of one answer; `headers` alternate names and values, as `writeHead` takes them. */
export interface PageBody {
  headers: readonly string[]
  tag: string
  body: Buffer
}

export interface CachedPage {
  readonly address: string
  readonly free: boolean
  /** The search that it answers. */
  readonly search: CountedSearch | undefined
  readonly freshness: Freshness
  /** Bytes that it holds, headers included. */
  readonly size: number
  /** Names the content in every encoding. */
  readonly content: string
  /** Headers of an answer without a body. */
  readonly bareHeaders: readonly string[]
  /** The answer for a client that takes these encodings, where it is ready. */
  ready(accepted: Accepted): PageBody | undefined
  /** The same, made where it is not ready. It is kept then, but for a large page without encoding. */
  make(accepted: Accepted): Promise<PageBody>
  /** Compresses what is kept once more, with more work, unless the page is outdated; Brotli takes the place of Zstandard. */
  polish(): Promise<void>
}

export interface CachedPageOptions {
  address: string
  free: boolean
  rendered: RenderedPage
  freshness: Freshness
  /** What the first client takes; compressed at once. */
  accepted: Accepted
  /** Told with the size before, whenever it has changed. */
  onResize: (page: CachedPage, before: number) => void
}

/** What a page costs beside its bodies and headers, roughly, in bytes. */
const OVERHEAD = 1024

/** Headers as a flat list of names and values. */
function flat(headers: OutgoingHttpHeaders): string[] {
  return Object.entries(headers).flatMap(([name, value]) =>
    [value ?? []].flat().flatMap((each) => [name, String(each)]),
  )
}

/** Resolves once the first encoding is ready. */
export async function createCachedPage(options: CachedPageOptions): Promise<CachedPage> {
  const { address, free, freshness, onResize } = options
  // Ten times larger than its compressed forms, so it is let go as soon as one of them is there.
  let source: Buffer | null = options.rendered.body
  const content = contentTag(source)
  const bareHeaders = flat({ ...options.rendered.headers, vary: 'accept-encoding' })
  const worthIt = isCompressible(source.byteLength)
  const bodies = new Map<Encoding | null, PageBody>()
  const making = new Map<Encoding, Promise<PageBody>>()
  let size = OVERHEAD + address.length + 2 * bareHeaders.join().length

  function bodyOf(body: Buffer, of: Encoding | null, effort: Effort): PageBody {
    const tag = entityTag(content, of, effort)
    const encoded = of === null ? [] : ['content-encoding', of]
    return { headers: [...bareHeaders, ...encoded, 'etag', tag, 'content-length', String(body.byteLength)], tag, body }
  }

  function keep(of: Encoding | null, made: PageBody): PageBody {
    const before = size
    size += made.body.byteLength - (bodies.get(of)?.body.byteLength ?? 0)
    bodies.set(of, made)
    onResize(self, before)
    return made
  }

  function drop(of: Encoding): void {
    const before = size
    size -= bodies.get(of)?.body.byteLength ?? 0
    bodies.delete(of)
    onResize(self, before)
  }

  async function plain(): Promise<Buffer> {
    if (source) return source
    const [[of, { body }] = [null, { body: Buffer.alloc(0) }]] = bodies
    return of === null ? body : decompress[of](body)
  }

  async function encode(of: Encoding): Promise<PageBody> {
    return keep(of, bodyOf(await compress(await plain(), of), of, 'now'))
  }

  const self: CachedPage = {
    address,
    free,
    search: options.rendered.search,
    freshness,
    get size() {
      return size
    },
    content,
    bareHeaders,
    ready: ({ best, quick }) => (worthIt ? (bodies.get(best) ?? bodies.get(quick)) : bodies.get(null)),
    async make(accepted) {
      const ready = self.ready(accepted)
      if (ready) return ready
      const of = accepted.quick
      if (of === null) return bodyOf(await plain(), null, 'now')
      const begun = making.get(of) ?? encode(of).finally(() => making.delete(of))
      making.set(of, begun)
      return begun
    },
    async polish() {
      if (!freshness.isFresh) return
      const body = await plain()
      for (const made of [...bodies.keys()]) {
        const of = made === 'zstd' ? 'br' : made
        if (of === null) continue
        const smaller = await compress(body, of, 'later')
        if (smaller.byteLength < (bodies.get(made)?.body.byteLength ?? 0)) keep(of, bodyOf(smaller, of, 'later'))
        if (made === 'zstd' && bodies.has(of)) drop(made)
      }
    },
  }
  const { best, quick } = options.accepted
  if (worthIt) await self.make({ best, quick: quick ?? 'gzip' })
  else keep(null, bodyOf(source, null, 'now'))
  source = null
  return self
}
