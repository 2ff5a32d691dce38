/** How much work goes into compressing a text: little while somebody waits, more once it is known to be asked for again. */
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gunzip, gzip, zstdCompress, zstdDecompress } from 'node:zlib'
import type { Encoding } from './accept-encoding.ts'

/** `now` while a client waits (Brotli 1.3 ms for a page of 145 kB, Zstandard 0.4 ms for as many bytes), `later` behind everybody's back (70 ms, and a tenth smaller). */
export type Effort = 'now' | 'later'

/** Smaller texts gain nothing, larger ones would hold a thread for seconds; in bytes. */
const COMPRESS_FROM = 1024
const COMPRESS_UP_TO = 32 * 1024 * 1024

const BROTLI_QUALITY = { now: 3, later: 10 }
const GZIP_LEVEL = { now: 4, later: 9 }
const ZSTD_LEVEL = { now: 3, later: 19 }

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)
const zstd = promisify(zstdCompress)

/** Whether a text of so many bytes is worth compressing. */
export function isCompressible(size: number): boolean {
  return size >= COMPRESS_FROM && size <= COMPRESS_UP_TO
}

/** Compresses on a thread of zlib's own. */
export function compress(body: Buffer, encoding: Encoding, effort: Effort = 'now'): Promise<Buffer> {
  if (encoding === 'gzip') return gzipped(body, { level: GZIP_LEVEL[effort] })
  if (encoding === 'zstd') {
    return zstd(body, {
      pledgedSrcSize: body.byteLength,
      params: { [constants.ZSTD_c_compressionLevel]: ZSTD_LEVEL[effort] },
    })
  }
  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[effort],
      [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
    },
  })
}

/** What `compress` was given. */
export const decompress: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: promisify(brotliDecompress),
  gzip: promisify(gunzip),
  zstd: promisify(zstdDecompress),
}
