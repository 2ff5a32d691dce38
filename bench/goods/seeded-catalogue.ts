/** A large made-up catalogue, the same at every run, for benches that need no database. */
import type { Product } from '#domain/catalogue/product/product.ts'
import { product } from '#services/testing/memory-catalogue.ts'
import { seededRandom } from './seeded-random.ts'

const LOOKS =
  'Studio Field Harbour Meridian Slate Reeded Woven Brushed Folded Quilted Amber Ivory Cobalt Olive Walnut Linen Satin Matte Compact Classic'
const GOODS =
  'Headphones Speaker Keyboard Camera Laptop Tablet Watch Sneaker Backpack Wallet Scarf Sweater Belt Sunglasses Perfume Serum Lipstick Ring Necklace Earrings Lantern Kettle'
const SYLLABLES = 'ka so ven tri mar el do pix har lane ost ra fin stry wel no'

/** `count` products of some thousand made-up brands; each has a model number of its own, as real goods do. */
export function seededCatalogue(count: number): Product[] {
  const random = seededRandom(2026)
  const pick = (words: string): string => {
    const list = words.split(' ')
    return list[Math.floor(random() * list.length)] ?? ''
  }
  return Array.from({ length: count }, (_, at) => {
    const maker = `${pick(SYLLABLES)}${pick(SYLLABLES)}${pick(SYLLABLES)}`
    const goods = pick(GOODS)
    const title = `${pick(LOOKS)} ${pick(LOOKS)} ${goods} ${pick(SYLLABLES).toUpperCase()}${at}`
    return product(String(at + 1), {
      title,
      parent: goods,
      category: { name: goods },
      brand: { name: maker.replace(/^./, (first) => first.toUpperCase()) },
      preview: `${title}, made by ${maker}. ${pick(LOOKS)} and ${pick(LOOKS).toLowerCase()}, for every day.`,
      sellCount: Math.floor(random() * 1000),
    })
  })
}
