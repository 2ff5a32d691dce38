/** Tells a picture that has its pixels from one that was enlarged to them. */
import sharp from 'sharp'

/** A master loses more than half of its fineness when it is halved and doubled; one that was enlarged has less to lose. */
export const LEAST_SHARPNESS = 2.2

/** The fineness of a picture beside that of itself halved and doubled: from 2.8 for a render, below 1.9 for one that was enlarged from seven tenths of its width. */
export async function sharpness(picture: string | Buffer): Promise<number> {
  const { width } = await sharp(picture).metadata()
  const half = await sharp(picture)
    .resize(Math.round(width / 2))
    .png()
    .toBuffer()
  const doubled = await sharp(half).resize(width).png().toBuffer()
  return (await fineness(picture)) / (await fineness(doubled))
}

/** Energy of the fourth differences from pixel to pixel over that of the second: how far its detail reaches up to what its pixels can hold. */
async function fineness(picture: string | Buffer): Promise<number> {
  const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true })
  let second = 1e-9
  let fourth = 0
  for (const step of [info.channels, info.width * info.channels]) {
    for (let place = 2 * step; place < data.length - 2 * step; place += info.channels) {
      const at = data[place] ?? 0
      const near = (data[place - step] ?? 0) + (data[place + step] ?? 0)
      const far = (data[place - 2 * step] ?? 0) + (data[place + 2 * step] ?? 0)
      second += (near - 2 * at) ** 2
      fourth += (far - 4 * near + 6 * at) ** 2
    }
  }
  return fourth / second
}
