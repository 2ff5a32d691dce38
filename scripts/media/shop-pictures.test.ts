import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { SAMPLE_LINES } from '#storefront/features/order/sample/sample-order.ts'
import { NECKLACE } from '#storefront/layout/not-found.tsx'
import { avifSourceSet } from '#ui/pictures/picture-source.ts'
import { groundDifference } from './ground-difference.ts'
import { LEAST_SHARPNESS, sharpness } from './sharpness.ts'
import { tileColor } from './tile-color.ts'
import { MASTER_WIDTHS, SMALL_WIDTHS, widthsOf } from './widths.ts'

/** Steps of eight bits in one of the three colours: one is lost in the encoder's arithmetic. */
const MOST_DIFFERENCE = 2
/** Their chain runs over the edge: what is measured there is goods. */
const CUT = new Set(['pear-pendant/gold-main', 'pear-pendant/silver-main'])

const MEDIA = path.resolve(import.meta.dirname, '../../public/media')
const CATALOGUE = path.resolve(import.meta.dirname, '../../data/catalogue')

interface SampleProduct {
  title: string
  img: string
  imageURLs: { img: string; color?: { name: string } }[]
}

const files = await readdir(path.join(MEDIA, 'products'), { recursive: true })
const pictures = new Map<string, number[]>()
for (const file of files) {
  const [, stem, width] = /^(.+)-(\d+)\.avif$/.exec(file) ?? []
  if (stem)
    pictures.set(
      stem,
      [...(pictures.get(stem) ?? []), Number(width)].toSorted((a, b) => a - b),
    )
}
const widestOf = (widths: readonly number[]) => Math.max(...widths)
const masters = [...pictures].filter(([, widths]) => widestOf(widths) >= 1280)

describe('the photographs of the shop', () => {
  it('have the widths that their address stands for, and a WebP', () => {
    for (const [stem, widths] of pictures) {
      expect({ stem, widths }).toEqual({ stem, widths: widthsOf(widestOf(widths)) })
      expect(files).toContain(`${stem}-640.webp`)
    }
  })

  it('are listed by the browser in the very widths that are there', () => {
    for (const [mark, widths] of [
      ['', SMALL_WIDTHS],
      ['#1280', widthsOf(1280)],
      ['#2000', MASTER_WIDTHS],
    ] as const) {
      const listed = avifSourceSet(`/media/products/ring/gold-main-640.webp${mark}`) ?? ''
      expect([...listed.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width))).toEqual(widths)
    }
  })

  it.each([NECKLACE, ...SAMPLE_LINES.map(({ img }) => img)])(
    '%s, which no server completes, names what is there',
    (img) => {
      const listed = [...(avifSourceSet(img) ?? '').matchAll(/products\/(\S+) /g)].map(([, file]) => file)
      const stem = listed[0]?.replace(/-\d+\.avif$/, '') ?? ''
      expect(listed).toEqual(pictures.get(stem)?.map((width) => `${stem}-${width}.avif`))
    },
  )

  it('are as wide as they are called, and square', async () => {
    for (const file of files) {
      const [, called] = /-(\d+)\.(?:avif|webp)$/.exec(file) ?? []
      if (called === undefined) continue
      const { width, height } = await sharp(path.join(MEDIA, 'products', file)).metadata()
      expect({ file, width, height }).toEqual({ file, width: Number(called), height: Number(called) })
    }
  }, 120_000)

  it('are sharp at the width of their master: none is enlarged', async () => {
    expect(masters.length).toBeGreaterThan(0)
    const enlarged: string[] = []
    for (const [stem, widths] of masters) {
      const largest = path.join(MEDIA, 'products', `${stem}-${widestOf(widths)}.avif`)
      if ((await sharpness(largest)) < LEAST_SHARPNESS) enlarged.push(stem)
    }
    expect(enlarged).toEqual([])
  }, 120_000)

  it('have a master of 1280 pixels or more, each main view', () => {
    const small = [...pictures].filter(([stem, widths]) => stem.endsWith('-main') && widestOf(widths) < 1280)
    expect(small.map(([stem]) => stem)).toEqual([])
  })

  it('stand on the colour of the tiles: no step is seen around a main view', async () => {
    const tile = await tileColor()
    const steps = new Map<string, number>()
    for (const stem of pictures.keys()) {
      if (!stem.endsWith('-main') || CUT.has(stem)) continue
      const difference = await groundDifference(path.join(MEDIA, 'products', `${stem}-320.avif`), tile)
      if (difference > MOST_DIFFERENCE) steps.set(stem, difference)
    }
    expect([...steps]).toEqual([])
  }, 120_000)

  it.each([0.5, 0.7])('one enlarged from %d of its width would be found', async (part) => {
    const [stem = '', widths = []] = masters[0] ?? []
    const width = widestOf(widths)
    const small = await sharp(path.join(MEDIA, 'products', `${stem}-${width}.avif`))
      .resize(Math.round(width * part))
      .png()
      .toBuffer()
    const enlarged = await sharp(small).resize(width).avif({ quality: 62, effort: 2 }).toBuffer()
    expect(await sharpness(enlarged)).toBeLessThan(LEAST_SHARPNESS)
  })
})

/** Products of which there is one picture only. */
const SINGLE = new Set(['/media/products/halo-ring/emerald-main-640.webp'])

describe('the set of a product in the sample', async () => {
  const lists = (await readdir(CATALOGUE)).filter((file) => file.startsWith('products-'))
  const products = (
    await Promise.all(
      lists.map(async (file) => JSON.parse(await readFile(path.join(CATALOGUE, file), 'utf8')) as SampleProduct[]),
    )
  ).flat()

  it.each(products.map((product) => [product.title, product] as const))('%s', (_title, { img, imageURLs }) => {
    for (const address of [img, ...imageURLs.map((image) => image.img)]) {
      expect(address).toMatch(/^\/media\/products\/[a-z-]+\/[a-z-]+-640\.webp$/)
      expect(files).toContain(address.slice('/media/products/'.length))
    }
    const colors = new Set(imageURLs.map(({ color }) => color?.name ?? ''))
    for (const color of colors) {
      const views = imageURLs.filter((image) => (image.color?.name ?? '') === color)
      expect(views[0]?.img).toMatch(/-main-640\.webp$/)
    }
    expect(imageURLs.length).toBeGreaterThanOrEqual(SINGLE.has(img) ? 1 : 2)
  })

  it('is its own: no product borrows a picture of another', () => {
    const shown = products.flatMap(({ imageURLs }) => [...new Set(imageURLs.map(({ img }) => img))])
    expect(new Set(shown).size).toBe(shown.length)
  })
})
