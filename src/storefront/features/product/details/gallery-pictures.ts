/** The pictures of a product in the order in which its gallery shows them. */
import type { CatalogueItem } from '#domain/catalogue/product.ts'

export interface GalleryPicture {
  img: string
  /** Name of the colour it shows. */
  color?: string
}

/**
 * Every picture once: those of `color` first, so that a page opens on what was chosen, then the others in their order.
 * Without a colour the main image comes first (section 2). Where there is none at all, one without an address, for a drawing to stand there.
 */
export function galleryPictures(product: Pick<CatalogueItem, 'img' | 'imageURLs'>, color?: string): GalleryPicture[] {
  const all = product.imageURLs.map(({ img, color: shown }): GalleryPicture => ({ img, color: shown?.name }))
  const own = all.filter((picture) => color !== undefined && picture.color === color && picture.img !== '')
  const main: GalleryPicture[] = own.length > 0 || product.img === '' ? [] : [{ img: product.img }]
  const pictures = new Map<string, GalleryPicture>()
  for (const picture of [...own, ...main, ...all]) {
    if (picture.img !== '') pictures.set(picture.img, { ...pictures.get(picture.img), ...picture })
  }
  return pictures.size > 0 ? [...pictures.values()] : [{ img: '' }]
}
