/** How well a photograph's edges agree with the tile on which the shop shows it. */
import sharp from 'sharp'
import type { Rgb } from './light.ts'

/** Without a mask, what differs by this many steps of eight bits or more is taken for goods. */
const GOODS = 14
/** Parts of an edge that are looked at one by one. */
const PARTS = 16

/**
 * The largest difference, in steps of eight bits, between the tile and the ground along the four edges: means over a sixteenth of an edge, so that a single
 * pixel does not count. Parts at which goods are cut by the edge are left out; `goods` says where they are, 0 to 255 for each pixel.
 */
export async function groundDifference(picture: string | Buffer, tile: Rgb, goods?: Uint8Array): Promise<number> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  let most = 0
  for (const edge of [0, 1, 2, 3]) {
    const length = edge < 2 ? width : height
    for (let part = 0; part < PARTS; part++) {
      const sums = [0, 0, 0]
      let pixels = 0
      let cover = 0
      for (
        let along = Math.floor((part * length) / PARTS);
        along < Math.floor(((part + 1) * length) / PARTS);
        along++
      ) {
        for (const deep of [0, 1]) {
          const x = edge < 2 ? along : edge === 2 ? deep : width - 1 - deep
          const y = edge < 2 ? (edge === 0 ? deep : height - 1 - deep) : along
          for (const channel of [0, 1, 2])
            sums[channel] = (sums[channel] ?? 0) + (data[(y * width + x) * 3 + channel] ?? 0)
          pixels++
          cover += goods?.[y * width + x] ?? 0
        }
      }
      const difference = Math.max(...sums.map((sum, channel) => Math.abs(sum / pixels - (tile[channel] ?? 0))))
      if (goods ? cover === 0 : difference < GOODS) most = Math.max(most, difference)
    }
  }
  return most
}
