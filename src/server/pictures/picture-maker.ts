/** Makes pictures for the browser out of whatever an owner has: turned upright, in sRGB, without metadata, within limits of size and time. */
import type sharpFunction from 'sharp'
import type { Sharp } from 'sharp'
import type { PictureFormat } from './picture-address.ts'
import { pictureKind } from './picture-kind.ts'

/** Moves when the same file would be made into something else, so that nothing old is served from the cache. */
export const RECIPE = 1

/** More pixels than any camera for goods has; a small file can claim billions. */
const MOST_PIXELS = 100_000_000
/** Pixels of the longer side below which a picture is enlarged: divided by a screen's density, a dot would measure nothing and count as missing. */
const FEWEST_PIXELS = 32
/** Seconds after which the making of one picture is given up. */
const MOST_SECONDS = 20

/** The loaders of libvips for the kinds that `picture-kind.ts` knows; all others stay shut. */
const LOADERS = ['Jpeg', 'Png', 'Nsgif', 'Webp', 'Heif'].map((kind) => `VipsForeignLoad${kind}`)

/** The file is no picture, is damaged, or is more than the limits allow. */
export class BrokenPicture extends Error {}

export interface PictureFacts {
  /** Pixels, upright. */
  width: number
  height: number
}

let loading: Promise<typeof sharpFunction> | undefined

/** The library is loaded with the first picture: a start need not wait for it. */
function loadSharp() {
  loading ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false)
    sharp.concurrency(1)
    sharp.block({ operation: ['VipsForeignLoad'] })
    sharp.unblock({ operation: LOADERS })
    return sharp
  })
  return loading
}

async function open(original: Buffer): Promise<Sharp> {
  if (pictureKind(original) === null) throw new BrokenPicture('is not a JPEG, PNG, GIF, WebP or AVIF picture')
  const sharp = await loadSharp()
  return sharp(original, { limitInputPixels: MOST_PIXELS, failOn: 'error', sequentialRead: true })
    .timeout({ seconds: MOST_SECONDS })
    .autoOrient()
}

/** @throws {BrokenPicture} where `original` cannot be read. */
export async function pictureFacts(original: Buffer): Promise<PictureFacts> {
  const picture = await open(original)
  try {
    const { autoOrient } = await picture.metadata()
    return autoOrient
  } catch (error) {
    throw broken(error)
  }
}

/**
 * At most `width` pixels wide and twice as high, no larger than it was (save for a dot), in its own shape; of an animation the first frame.
 * @throws {BrokenPicture} where `original` cannot be decoded.
 */
export async function makePicture(original: Buffer, width: number, format: PictureFormat): Promise<Buffer> {
  const picture = await open(original)
  try {
    const { autoOrient: size } = await picture.metadata()
    const isDot = Math.max(size.width, size.height) < FEWEST_PIXELS
    picture.resize(
      isDot
        ? { width: FEWEST_PIXELS, height: FEWEST_PIXELS, fit: 'inside' }
        : { width, height: 2 * width, fit: 'inside', withoutEnlargement: true },
    )
    return await encode(picture, format).toBuffer()
  } catch (error) {
    throw broken(error)
  }
}

function encode(picture: Sharp, format: PictureFormat): Sharp {
  if (format === 'avif') return picture.avif({ quality: 55, effort: 3, chromaSubsampling: '4:2:0' })
  if (format === 'webp') return picture.webp({ quality: 78 })
  return picture.flatten({ background: '#ffffff' }).jpeg({ quality: 80, mozjpeg: true })
}

function broken(error: unknown): BrokenPicture {
  const reason = error instanceof Error ? error.message.split('\n')[0] : String(error)
  return new BrokenPicture(`cannot be decoded: ${reason}`, { cause: error })
}
