/** The pictures of a product in the order in which its gallery shows them. */
import type { CatalogueItem } from '#domain/catalogue/product/product.ts'
import { imagesForColor } from '#domain/catalogue/product/product-colors.ts'

export interface GalleryPicture {
  img: string
  /** Name of the colour it shows. */
  color?: string
}

/**
 * Every picture of the chosen colour once, then those without any; without a colour, or with one that has no picture, all of them
 * behind the main image (spec 2.6). Where there is none at all, one without an address, for a drawing to stand there.
 */
export function galleryPictures(product: Pick<CatalogueItem, 'img' | 'imageURLs'>, color?: string): GalleryPicture[] {
  const pictures = imagesForColor(product, color).map((img): GalleryPicture => {
    const shown = product.imageURLs.find((image) => image.img === img && image.color)?.color?.name
    return shown === undefined ? { img } : { img, color: shown }
  })
  return pictures.length > 0 ? pictures : [{ img: '' }]
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
