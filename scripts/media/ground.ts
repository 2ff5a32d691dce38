/** One ground for all goods: the backdrop of a photograph is brought to the colour of the shop's tiles, with its shadows. */
import { fitSurface, type Sample } from './fit-surface.ts'
import { type Light, linear, type Rgb } from './light.ts'

/** Side of the cells, as a part of the picture, in which the backdrop is measured. */
const CELLS = 64
/** How far from the edge, as a part of the picture, the last difference from the tile has faded in. */
const FADE = 0.1
/** Room around the goods, in pixels, which is neither them nor ground. */
const HALO = 3

/** Pixels on both sides over which the grain of the ground is evened out. */
const GRAIN = 2

const channels = [0, 1, 2] as const

/**
 * The picture on a ground of the colour `tile` (values of 0 to 255). `goods` says for each pixel how much of it is goods and not backdrop, 0 to 255; where there is none
 * it is found from the edges inwards. What differs less than `noise` from the tile, relative to it, becomes the tile itself. Shadows stay as dark against the ground as they were.
 */
export function onGround(picture: Light, tile: Rgb, { goods = findGoods(picture), noise = 0.006 } = {}): Light {
  const { width, height, data } = picture
  const target = tile.map((value) => linear(value / 255)) as unknown as Rgb
  const cover = widened(goods, width, height)
  const surface = fitSurface(backdropSamples(picture, cover))
  const tint = tintOf(picture, cover)
  const out = new Float32Array(data.length)
  for (let y = 0; y < height; y++) {
    const row = surface.row((y + 0.5) / height)
    for (let x = 0; x < width; x++) {
      const gain = Math.exp(-row((x + 0.5) / width))
      for (const channel of channels) {
        const place = (y * width + x) * 3 + channel
        out[place] = ((data[place] ?? 0) * gain) / (tint[channel] ?? 1)
      }
    }
  }
  smoothGround({ width, height, data: out }, cover)
  fadeAtEdges({ width, height, data: out }, cover)
  for (let pixel = 0; pixel < width * height; pixel++) {
    const ground = 1 - (cover[pixel] ?? 0) / 255
    for (const channel of channels) {
      const place = pixel * 3 + channel
      const part = out[place] ?? 0
      out[place] = (part + ground * (withoutNoise(part, noise) - part)) * (target[channel] ?? 0)
    }
  }
  return { width, height, data: out }
}

function withoutNoise(part: number, noise: number): number {
  const difference = part - 1
  if (difference > 0) return 1 + Math.max(0, difference - 3 * noise)
  return 1 + Math.min(0, difference + noise)
}

/** The colour of the whole backdrop against its green: it has one colour, whatever light falls on it. */
function tintOf({ data }: Light, cover: Uint8Array): Rgb {
  const sums = [0, 0, 0]
  for (let pixel = 0; pixel < cover.length; pixel++) {
    if (cover[pixel] !== 0) continue
    for (const channel of channels) sums[channel] = (sums[channel] ?? 0) + (data[pixel * 3 + channel] ?? 0)
  }
  const [red = 1, green = 1, blue = 1] = sums
  return [red / green, 1, blue / green]
}

/** The middle green of the backdrop in each cell that shows enough of it, as the logarithm of its light. */
function backdropSamples({ width, height, data }: Light, cover: Uint8Array): Sample[] {
  const samples: Sample[] = []
  const wide = width / CELLS
  const high = height / CELLS
  for (let row = 0; row < CELLS; row++) {
    for (let column = 0; column < CELLS; column++) {
      const values: number[] = []
      let seen = 0
      for (let y = Math.floor(row * high); y < Math.floor((row + 1) * high); y++) {
        for (let x = Math.floor(column * wide); x < Math.floor((column + 1) * wide); x++) {
          seen++
          if (cover[y * width + x] === 0) values.push(data[(y * width + x) * 3 + 1] ?? 0)
        }
      }
      if (values.length < seen * 0.4) continue
      const middle = Float32Array.from(values).toSorted()[Math.floor(values.length / 2)] ?? 0
      samples.push({ x: (column + 0.5) / CELLS, y: (row + 0.5) / CELLS, value: Math.log(Math.max(1e-4, middle)) })
    }
  }
  return samples
}

/** Evens out single pixels of ground, so that a soft shadow has no grain: means over the ground near by, twice. */
function smoothGround({ width, height, data }: Light, cover: Uint8Array): void {
  const isGround = Uint8Array.from(cover, (value) => (value === 0 ? 1 : 0))
  for (const channel of channels) {
    let values = Float32Array.from(cover, (_, pixel) => data[pixel * 3 + channel] ?? 0)
    for (const [step, length, gap] of [
      [1, width, width],
      [width, height, 1],
      [1, width, width],
      [width, height, 1],
    ] as const) {
      values = meansAlong(values, isGround, step, length, gap)
    }
    for (let pixel = 0; pixel < cover.length; pixel++) {
      if (isGround[pixel] === 1) data[pixel * 3 + channel] = values[pixel] ?? 0
    }
  }
}

/** Means of ground over `GRAIN` neighbours on both sides, along lines of `length` pixels `step` apart that begin `gap` apart. */
function meansAlong(values: Float32Array, isGround: Uint8Array, step: number, length: number, gap: number) {
  const means = values.slice()
  for (let line = 0; line < values.length / length; line++) {
    for (let place = 0; place < length; place++) {
      const pixel = line * gap + place * step
      if (isGround[pixel] === 0) continue
      let sum = 0
      let count = 0
      for (let near = Math.max(0, place - GRAIN); near <= Math.min(length - 1, place + GRAIN); near++) {
        const other = line * gap + near * step
        if (isGround[other] === 0) continue
        sum += values[other] ?? 0
        count++
      }
      means[pixel] = sum / count
    }
  }
  return means
}

/** What is left of a difference at the four edges goes, and fades in over `FADE`: no step is seen where the picture ends. */
function fadeAtEdges({ width, height, data }: Light, cover: Uint8Array): void {
  const reach = Math.round(Math.min(width, height) * FADE)
  const strip = Math.max(2, Math.round(reach / 8))
  const pixelAt = [
    (along: number, deep: number) => deep * width + along,
    (along: number, deep: number) => (height - 1 - deep) * width + along,
    (along: number, deep: number) => along * width + deep,
    (along: number, deep: number) => along * width + width - 1 - deep,
  ]
  for (const channel of channels) {
    pixelAt.forEach((at, side) => {
      const length = side < 2 ? width : height
      const along = smooth(
        Array.from({ length }, (_, place) => {
          const values: number[] = []
          for (let deep = 0; deep < strip; deep++) {
            if (cover[at(place, deep)] === 0) values.push(data[at(place, deep) * 3 + channel] ?? 1)
          }
          return values.length === strip ? Math.log(Math.max(0.3, mean(values))) : Number.NaN
        }),
        Math.ceil(strip / 2),
      )
      for (let place = 0; place < length; place++) {
        const difference = along[place] ?? 0
        for (let deep = 0; deep < reach; deep++) {
          const pixel = at(place, deep)
          const part = (1 + Math.cos((Math.PI * deep) / reach)) / 2
          const ground = 1 - (cover[pixel] ?? 0) / 255
          data[pixel * 3 + channel] = (data[pixel * 3 + channel] ?? 0) * Math.exp(-difference * part * ground)
        }
      }
    })
  }
}

/** Means over `reach` neighbours on both sides, over places that have a value; 0 where none has one. */
function smooth(values: readonly number[], reach: number): number[] {
  return values.map((_, place) => {
    const near = values.slice(Math.max(0, place - reach), place + reach + 1).filter((value) => !Number.isNaN(value))
    return near.length === 0 ? 0 : mean(near)
  })
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** Goods and a little around them: the edge of a pixel that is partly goods is no ground. */
function widened(goods: Uint8Array, width: number, height: number): Uint8Array {
  const across = new Uint8Array(goods.length)
  const both = new Uint8Array(goods.length)
  for (let pixel = 0; pixel < goods.length; pixel++) {
    const x = pixel % width
    let most = 0
    for (let step = Math.max(-HALO, -x); step <= Math.min(HALO, width - 1 - x); step++) {
      most = Math.max(most, goods[pixel + step] ?? 0)
    }
    across[pixel] = most
  }
  for (let pixel = 0; pixel < goods.length; pixel++) {
    const y = Math.floor(pixel / width)
    let most = 0
    for (let step = Math.max(-HALO, -y); step <= Math.min(HALO, height - 1 - y); step++) {
      most = Math.max(most, across[pixel + step * width] ?? 0)
    }
    both[pixel] = most
  }
  return both
}

/** All that the backdrop does not reach from the edges in small steps of light. */
export function findGoods({ width, height, data }: Light): Uint8Array {
  const goods = new Uint8Array(width * height).fill(255)
  const light = new Float32Array(goods.length)
  for (let pixel = 0; pixel < goods.length; pixel++) {
    const sum = (data[pixel * 3] ?? 0) + (data[pixel * 3 + 1] ?? 0) + (data[pixel * 3 + 2] ?? 0)
    light[pixel] = Math.log(Math.max(1e-3, sum / 3))
  }
  const tint = (pixel: number) =>
    Math.log(Math.max(1e-3, data[pixel * 3] ?? 0) / Math.max(1e-3, data[pixel * 3 + 2] ?? 0))
  const brightest = light.toSorted().at(Math.floor(light.length * 0.9)) ?? 0
  const queue: number[] = []
  function visit(pixel: number, from: number) {
    if (goods[pixel] === 0 || Math.abs((light[pixel] ?? 0) - from) > 0.02) return
    if ((light[pixel] ?? 0) < brightest - 0.5 || Math.abs(tint(pixel)) > 0.2) return
    goods[pixel] = 0
    queue.push(pixel)
  }
  for (let place = 0; place < width; place++) {
    for (const pixel of [place, (height - 1) * width + place, place * width, place * width + width - 1]) {
      if ((light[pixel] ?? 0) > brightest - 0.5) visit(pixel, light[pixel] ?? 0)
    }
  }
  for (let pixel = queue.pop(); pixel !== undefined; pixel = queue.pop()) {
    const from = light[pixel] ?? 0
    const x = pixel % width
    if (x > 0) visit(pixel - 1, from)
    if (x < width - 1) visit(pixel + 1, from)
    if (pixel >= width) visit(pixel - width, from)
    if (pixel < width * (height - 1)) visit(pixel + width, from)
  }
  return goods
}
