/** The colours of a product and the pictures that show each. */
import type { CatalogueItem, ProductColor } from './product.ts'

export interface ColorChoice extends ProductColor {
  /** The colour's first picture. */
  img: string
}

/** Distinct colours by name, in the order of the pictures; none where pictures have no colour, as with jewelry (section 3). */
export function productColors(item: Pick<CatalogueItem, 'imageURLs'>): ColorChoice[] {
  const colors = new Map<string, ColorChoice>()
  for (const { img, color } of item.imageURLs) {
    if (color && !colors.has(color.name)) colors.set(color.name, { ...color, img })
  }
  return [...colors.values()]
}

/**
 * Addresses of the pictures for a gallery, without repeats: those of the colour, then those without any.
 * Without a colour, or with one that has no picture, all of them behind the main image. A picture that is not there has the address ''.
 */
export function imagesForColor(item: Pick<CatalogueItem, 'img' | 'imageURLs'>, color?: string): string[] {
  const there = item.imageURLs.filter(({ img }) => img !== '')
  const own = there.filter((image) => color !== undefined && image.color?.name === color)
  const main = item.img === '' ? [] : [item]
  const shown = own.length > 0 ? [...own, ...there.filter((image) => !image.color)] : [...main, ...there]
  return [...new Set(shown.map(({ img }) => img))]
}
