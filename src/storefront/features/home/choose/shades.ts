/** The shade wall: the colours of the category that has most of them. */
import { productColors } from '#domain/catalogue/product/product-colors.ts'
import type { CatalogueItem } from '#domain/catalogue/product/product.ts'
import { availability } from '#domain/inventory/availability.ts'
import { bySales, topOf } from './top-of.ts'

export interface Shade {
  product: CatalogueItem
  name: string
  clrCode: string
  img: string
  /** 1-based, among the colours of the product. */
  place: number
  of: number
}

export interface ShadeWall {
  category: string
  shades: Shade[]
}

const FEWEST = 4
const MOST = 10
/** How many best sellers we look at. */
const DEPTH = 60

/** At most ten shades that can be bought, best sellers first; null where no category has four. */
export function shadeWall(items: readonly CatalogueItem[]): ShadeWall | null {
  const byCategory = new Map<string, Shade[]>()
  for (const item of topOf(items, DEPTH, bySales)) {
    const shades = shadesOf(item)
    if (shades.length > 1) byCategory.set(item.parent, [...(byCategory.get(item.parent) ?? []), ...shades])
  }
  const [most] = [...byCategory].toSorted(([, a], [, b]) => b.length - a.length)
  return most && most[1].length >= FEWEST ? { category: most[0], shades: most[1].slice(0, MOST) } : null
}

function shadesOf(product: CatalogueItem): Shade[] {
  const colors = productColors(product)
  return colors.flatMap(({ name, clrCode, img }, place) =>
    availability(product, { color: name }).buyable
      ? [{ product, name, clrCode, img, place: place + 1, of: colors.length }]
      : [],
  )
}
