/** Pictures as light: linear values of three colours, so that a gain means the same in shadow and in light; and the way back to eight bits. */
import sharp, { type Sharp } from 'sharp'

/** `data` holds red, green and blue of each pixel in linear light, 0 to 1. */
export interface Light {
  width: number
  height: number
  data: Float32Array
}

export type Rgb = readonly [number, number, number]

const DEEP = 65_535
const toLinear = new Float32Array(DEEP + 1).map((_, value) => linear(value / DEEP))

/** Linear light of a screen's value, both 0 to 1. */
export function linear(value: number): number {
  return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

function encoded(light: number): number {
  return light <= 0.003_130_8 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055
}

/** Any picture that sharp reads, with the 16 bits that it may have. */
export async function readLight(source: string | Buffer): Promise<Light> {
  const { data, info } = await sharp(source)
    .removeAlpha()
    .toColourspace('rgb16')
    .raw({ depth: 'ushort' })
    .toBuffer({ resolveWithObject: true })
  const values = new Uint16Array(data.buffer, data.byteOffset, data.byteLength / 2)
  return { width: info.width, height: info.height, data: Float32Array.from(values, (value) => toLinear[value] ?? 0) }
}

/** The same picture with fewer pixels a side. */
export async function scaled({ width, height, data }: Light, side: number): Promise<Light> {
  if (side === width) return { width, height, data }
  const values = Uint16Array.from(data, (light) => Math.round(encoded(clamp(light)) * DEEP))
  return readLight(
    await sharp(values, { raw: { width, height, channels: 3 } })
      .toColourspace('rgb16')
      .resize(side, Math.round((side * height) / width), { kernel: 'lanczos3' })
      .png({ compressionLevel: 0 })
      .toBuffer(),
  )
}

/**
 * Eight bits for an encoder. What falls between two values is dithered, so that a soft shadow has no steps; a value that
 * eight bits can say is left exact, so that an even ground stays even.
 */
export function quantised({ width, height, data }: Light): Sharp {
  const bytes = new Uint8Array(data.length)
  let state = 0x9e37_79b9
  for (let place = 0; place < data.length; place++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    const value = encoded(clamp(data[place] ?? 0)) * 255
    const near = Math.round(value)
    bytes[place] = Math.abs(value - near) < 0.02 ? near : Math.floor(value + state / 2 ** 32)
  }
  return sharp(bytes, { raw: { width, height, channels: 3 } })
}

function clamp(light: number): number {
  return Math.min(1, Math.max(0, light))
}
