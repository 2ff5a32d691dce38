/** Stones and metals of a jeweller's case, read from the attributes of the goods. */
import type { Product } from '#domain/catalogue/product/product.ts'

export interface Stone {
  /** "Emerald". */
  name: string
  /** The attribute as it stands: "Lab-grown emerald, oval". */
  line: string
  /** Address of the closest picture there is. */
  img: string
  id: string
  /** Whether a tag of the same name leads to more than this one. */
  tagged: boolean
}

export interface Metal {
  name: string
  titles: string[]
}

const STONES = [
  'diamond',
  'emerald',
  'sapphire',
  'ruby',
  'pearl',
  'opal',
  'amethyst',
  'aquamarine',
  'garnet',
  'topaz',
  'turquoise',
  'moonstone',
  'onyx',
  'citrine',
  'peridot',
  'tourmaline',
  'jade',
]
const MOST_STONES = 4
const MOST_METALS = 4

/** One product for each stone named first in an attribute "Stone", at most four, in the order of the list of stones; none where there are fewer than two. */
export function stonesOf(products: readonly Product[]): Stone[] {
  const found = new Map<string, Stone>()
  for (const product of products) {
    const line = attribute(product, 'stone').split(';')[0] ?? ''
    const name = firstStone(line)
    if (!name || found.has(name)) continue
    const title = name.charAt(0).toUpperCase() + name.slice(1)
    found.set(name, { name: title, line, img: closeUp(product), id: product.id, tagged: product.tags.includes(name) })
  }
  const stones = STONES.flatMap((name) => found.get(name) ?? []).slice(0, MOST_STONES)
  return stones.length < 2 ? [] : stones
}

/** The values of an attribute "Metal" with the goods made of each, the most used first, at most four. */
export function metalsOf(products: readonly Product[]): Metal[] {
  const found = new Map<string, string[]>()
  for (const product of products) {
    const name = attribute(product, 'metal')
    if (name !== '') found.set(name, [...(found.get(name) ?? []), product.title])
  }
  return [...found]
    .map(([name, titles]) => ({ name, titles }))
    .toSorted((a, b) => b.titles.length - a.titles.length)
    .slice(0, MOST_METALS)
}

function firstStone(line: string): string | undefined {
  const words = line.toLowerCase()
  return STONES.map((name) => ({ name, at: words.search(new RegExp(`\\b${name}s?\\b`)) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)[0]?.name
}

function closeUp({ img, imageURLs }: Product): string {
  const views = imageURLs.map((image) => image.img)
  return views.find((view) => /-(close|detail)-/.test(view)) ?? views[1] ?? img
}

function attribute(product: Product, name: string): string {
  return product.additionalInformation.find(({ key }) => key.toLowerCase() === name)?.value.trim() ?? ''
}
