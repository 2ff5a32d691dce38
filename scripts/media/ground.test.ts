import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { groundDifference } from './ground-difference.ts'
import { onGround } from './ground.ts'
import { quantised, readLight, type Rgb } from './light.ts'

const SIDE = 480
const TILE: Rgb = [241, 239, 236]

/** A dark ball on an uneven, tinted backdrop, with a soft shadow on its left that reaches the edge. */
async function ballOnBackdrop(depth = 0.35): Promise<{ picture: Buffer; goods: Uint8Array }> {
  const bytes = new Uint8Array(SIDE * SIDE * 3)
  const goods = new Uint8Array(SIDE * SIDE)
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) {
      const pixel = y * SIDE + x
      const isBall = Math.hypot(x - 240, y - 225) < 100
      const shadow = depth * Math.exp(-(((x - 100) / 112) ** 2) - ((y - 350) / 65) ** 2)
      const backdrop = (235 + 9 * Math.tanh((y - 160) / 40)) * (1 - shadow) - x / 100
      goods[pixel] = isBall ? 255 : 0
      bytes.set(isBall ? [60, 20, 20] : [backdrop, backdrop - 3, backdrop - 10], pixel * 3)
    }
  }
  const raw = { width: SIDE, height: SIDE, channels: 3 } as const
  return { picture: await sharp(bytes, { raw }).png().toBuffer(), goods }
}

function at(data: Buffer, x: number, y: number): number[] {
  return [...data.subarray((y * SIDE + x) * 3, (y * SIDE + x) * 3 + 3)]
}

describe('one ground', () => {
  it.each([
    ['of a deep shadow with a mask of the goods', 0.35],
    ['of a light one without', 0.12],
  ])('corners and edges are the colour of the tile, %s', async (kind, depth) => {
    const { picture, goods } = await ballOnBackdrop(depth)
    expect(await groundDifference(picture, TILE)).toBeGreaterThan(4)
    const graded = quantised(onGround(await readLight(picture), TILE, kind.endsWith('without') ? {} : { goods }))
    const data = await graded.clone().raw().toBuffer()
    for (const place of [0, SIDE - 1]) {
      expect(at(data, place, 0)).toEqual(TILE)
      expect(at(data, place, SIDE - 1)).toEqual(TILE)
    }
    expect(await groundDifference(await graded.png().toBuffer(), TILE)).toBeLessThanOrEqual(1.5)
  })

  it('keeps the shadow and the goods', async () => {
    const { picture, goods } = await ballOnBackdrop()
    const data = await quantised(onGround(await readLight(picture), TILE, { goods }))
      .raw()
      .toBuffer()
    expect(at(data, 112, 350)[1]).toBeLessThan(200)
    expect(at(data, 240, 225)[1]).toBeLessThan(40)
  })

  it('dithers a soft ramp, and leaves an even field even', async () => {
    const ramp = new Float32Array(SIDE * SIDE * 3).map((_, place) => 0.5 + (place % (SIDE * 3)) / 1e6)
    const soft = await quantised({ width: SIDE, height: SIDE, data: ramp }).raw().toBuffer()
    expect(new Set(soft.subarray(0, 300)).size).toBeGreaterThan(1)
    const even = await quantised({ width: SIDE, height: SIDE, data: ramp.fill(1) })
      .raw()
      .toBuffer()
    expect(new Set(even)).toEqual(new Set([255]))
  })
})
