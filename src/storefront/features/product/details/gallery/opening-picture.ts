/** The picture that a details page opens with, and how wide it stands there. */
import type { CatalogueItem } from '#domain/catalogue/product/product.ts'
import { galleryPictures } from './gallery-pictures.ts'
import { startingChoice } from '../purchase/starting-choice.ts'

/** True widths of the large picture beside the thumbnails. */
export const STAGE_SIZES = '(width >= 1280px) 588px, (width >= 768px) 46vw, 100vw'

/** @param colorSlug the colour that the address names */
export function openingPicture({ product, colorSlug }: { product: CatalogueItem; colorSlug: string | null }) {
  const [first] = galleryPictures(product, startingChoice(product, colorSlug).color)
  return { src: first?.img ?? '', sizes: STAGE_SIZES }
}
