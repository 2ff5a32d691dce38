/** Strong entity tags: one for a content, with an ending for each encoding of it. */
import { hash } from 'node:crypto'
import type { Encoding } from './accept-encoding.ts'
import type { Effort } from './compression.ts'

const ENDINGS = {
  br: { now: '-br', later: '-br2' },
  gzip: { now: '-gzip', later: '-gzip2' },
  zstd: { now: '-zstd', later: '-zstd2' },
}
const ENDING = /-(?:br|gzip|zstd)2?"$/

/** The name of a content, without quotes; not yet a tag. */
export function contentTag(content: string | Buffer): string {
  return hash('sha1', content, 'base64url')
}

/** The tag of these bytes: other bytes of the same content have another one, as a strong tag must (RFC 9110, 8.8.1). */
export function entityTag(content: string, encoding: Encoding | null, effort: Effort = 'now'): string {
  return `"${content}${encoding === null ? '' : ENDINGS[encoding][effort]}"`
}

/** The first tag of `If-None-Match` that names this content in any encoding, `own` for `*`; null where the client has another one or none. */
export function knownTag(header: string | undefined, content: string, own: string): string | null {
  if (header === undefined) return null
  for (const one of header.split(',')) {
    const tag = one.trim().replace(/^W\//, '')
    if (tag === '*') return own
    if (tag.replace(ENDING, '"') === `"${content}"`) return tag
  }
  return null
}
