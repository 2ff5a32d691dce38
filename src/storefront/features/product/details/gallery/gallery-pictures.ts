/** The pictures of a product in the order in which its gallery shows them. */
import type { GroupText, KeyOf } from '#texts/text-pack.ts'
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
const VIEWS = [
  'angle',
  'back',
  'bud',
  'close',
  'detail',
  'flat',
  'front',
  'full',
  'keys',
  'knob',
  'lens',
  'low',
  'open',
  'rear',
  'right',
  'side',
  'top',
  'trio',
] as const satisfies readonly KeyOf<'product'>[]

/** What a picture shows: "Court Low Sneaker, White, from the side, picture 2 of 4". An owner's picture does not say from where. */
export function pictureName(
  title: string,
  { img, color }: GalleryPicture,
  index: number,
  count: number,
  t: GroupText<'product'>,
  called = (name: string) => name,
): string {
  const named = /^\/media\/products\/.+-(\w+)-640\.webp/.exec(img)?.[1]
  const view = VIEWS.find((one) => one === named)
  const place = count > 1 && t('pictureOf', { place: index + 1, count })
  return [title, color && called(color), view && t(view), place].filter(Boolean).join(', ')
}
