/** What a picture file is, read from its first bytes and never from its name. */

export type PictureKind = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif'

/** Bytes of a file's beginning that are enough to tell. */
const KIND_BYTES = 64

/** The kind, or null for everything that is not decoded here: SVG, which may carry scripts and references, as well as what is no picture. */
export function pictureKind(start: Uint8Array): PictureKind | null {
  const bytes = Buffer.from(start.buffer, start.byteOffset, Math.min(start.byteLength, KIND_BYTES))
  const text = bytes.toString('latin1')
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (/^GIF8[79]a/.test(text)) return 'gif'
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp'
  return isAvif(bytes, text) ? 'avif' : null
}

/** ISO/IEC 23008-12: a first box `ftyp`, whose brands name AVIF. */
function isAvif(bytes: Buffer, text: string): boolean {
  if (bytes.byteLength < 16 || text.slice(4, 8) !== 'ftyp') return false
  const brands = text.slice(8, bytes.readUInt32BE(0))
  for (let at = 0; at + 4 <= brands.length; at += 4) {
    if (/^avi[fs]$/.test(brands.slice(at, at + 4))) return true
  }
  return false
}
