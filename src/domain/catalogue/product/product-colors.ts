/** The colours of a product and the pictures that show each. */
import type { CatalogueItem, ProductColor } from './product.ts'

export interface ColorChoice extends ProductColor {
  /** The colour's first picture. */
  img: string
}

/** Distinct colours by name, in the order of the pictures; none where pictures have no colour, as with jewelry (spec 3.1). */
export function productColors(item: Pick<CatalogueItem, 'imageURLs'>): ColorChoice[] {
  const colors = new Map<string, ColorChoice>()
  for (const { img, color } of item.imageURLs) {
    if (color && !colors.has(color.name)) colors.set(color.name, { ...color, img })
  }
  return [...colors.values()]
}

/**
 * The picture behind the first one of a colour, showing the same colour; undefined where there is none.
 * Of a product without colours the second of its pictures.
 */
export function secondImage(item: Pick<CatalogueItem, 'img' | 'imageURLs'>, color?: string): string | undefined {
  const [first, ...others] = imagesForColor(item, color)
  const shown = (img: string | undefined) => item.imageURLs.find((image) => image.img === img)?.color?.name
  return others.find((img) => shown(img) === shown(first))
}

/** The picture that stands for a product in a list, in the chosen colour; its main image where that has none. */
export function pictureOf(item: Pick<CatalogueItem, 'img' | 'imageURLs'>, color: string | undefined): string {
  return (color === undefined ? undefined : imagesForColor(item, color)[0]) ?? item.img
}

/** The first picture of every other colour than `color`, in order; none where that one has no picture of its own. */
export function otherColors(item: Pick<CatalogueItem, 'imageURLs'>, color: string | undefined): ColorChoice[] {
  const pictured = productColors(item).filter(({ img }) => img !== '')
  return pictured.some(({ name }) => name === color) ? pictured.filter(({ name }) => name !== color) : []
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
