/** The pictures of a product in the order in which its gallery shows them. */
import type { CatalogueItem } from '#domain/catalogue/product.ts'

export interface GalleryPicture {
  img: string
  /** Name of the colour it shows. */
  color?: string
}

/**
 * Every picture once: those of `color` first, so that a page opens on what was chosen, then the others in their order.
 * Without a colour the main image comes first (section 2).
 */
export function galleryPictures(product: Pick<CatalogueItem, 'img' | 'imageURLs'>, color?: string): GalleryPicture[] {
  const all = product.imageURLs.map(({ img, color: shown }): GalleryPicture => ({ img, color: shown?.name }))
  const own = all.filter((picture) => color !== undefined && picture.color === color)
  const main: GalleryPicture[] = own.length > 0 || product.img === '' ? [] : [{ img: product.img }]
  const pictures = new Map<string, GalleryPicture>()
  for (const picture of [...own, ...main, ...all]) {
    pictures.set(picture.img, { ...pictures.get(picture.img), ...picture })
  }
  return [...pictures.values()]
}
