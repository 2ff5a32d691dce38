/** Addresses of pictures made for the browser: `/pictures/<file under the media folder>/<version>-<width>.<format>`. */
import { MADE_WIDTHS } from '#ui/pictures/wide-picture.ts'

export const PICTURE_FORMATS = ['avif', 'webp', 'jpg'] as const
export type PictureFormat = (typeof PICTURE_FORMATS)[number]

export interface PictureAddress {
  /** Path below the media folder, with `/` between its parts. */
  file: string
  /** What the file was when the address was given, as `media-files.ts` makes it. */
  version: string
  width: number
  format: PictureFormat
}

const PREFIX = '/pictures/'
const LAST_PART = /^([0-9a-f]{12})-(\d{2,4})\.([a-z]{3,4})$/

/** The address a product carries; the others follow from it by `picture-source.ts`. */
export function pictureAddress(file: string, version: string): string {
  return `${PREFIX}${file.split('/').map(encodeURIComponent).join('/')}/${version}-640.webp`
}

/** Reads the path of an address, or null where it is none of ours: another width or format, or a file that could not be below the media folder. */
export function readPictureAddress(path: string): PictureAddress | null {
  if (!path.startsWith(PREFIX)) return null
  const parts = path.slice(PREFIX.length).split('/')
  const [, version, digits, ending] = LAST_PART.exec(parts.pop() ?? '') ?? []
  const width = MADE_WIDTHS.find((one) => String(one) === digits)
  const format = PICTURE_FORMATS.find((one) => one === ending)
  const file = readMediaPath(parts.join('/'))
  return file !== null && version !== undefined && width && format ? { file, version, width, format } : null
}

/** A percent-encoded path below the media folder as the file system has it, or null for one that is hidden or would lead out of it. */
export function readMediaPath(encoded: string): string | null {
  const parts = encoded.split('/').map(decoded)
  const isSafe = (part: string | null) => part !== null && part !== '' && !part.startsWith('.') && !/[/\\\0]/.test(part)
  return parts.every(isSafe) ? parts.join('/') : null
}

function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part)
  } catch {
    return null
  }
}
