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

/** What our own photographs show beside the whole, by the view in their names. */
const VIEWS = new Map(
  Object.entries({
    angle: 'at an angle',
    back: 'from behind',
    bud: 'one bud',
    close: 'close up',
    detail: 'close up',
    flat: 'from above',
    front: 'from the front',
    full: 'at full length',
    keys: 'its keys',
    knob: 'its knob',
    lens: 'its lens',
    low: 'from low down',
    open: 'open',
    rear: 'from behind',
    right: 'from the right',
    side: 'from the side',
    top: 'from above',
    trio: 'all its shades',
  }),
)

/** What a picture shows: "Court Low Sneaker, White, from the side, picture 2 of 4". An owner's picture does not say from where. */
export function pictureName(title: string, { img, color }: GalleryPicture, index: number, count: number): string {
  const view = VIEWS.get(/^\/media\/products\/.+-(\w+)-640\.webp/.exec(img)?.[1] ?? '')
  const place = count > 1 && `picture ${index + 1} of ${count}`
  return [title, color, view, place].filter(Boolean).join(', ')
}
