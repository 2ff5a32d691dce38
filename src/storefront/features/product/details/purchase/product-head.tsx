/** The head of a product's page as it stands before the rest does: its first picture, title and price, each in its final place. */
import type { CatalogueItem, Product } from '#domain/catalogue/product/product.ts'
import { useRootData } from '../../../../state/root-data.ts'
import { ProductBadge } from '../../../../goods/card/product-badge.tsx'
import { Gallery } from '../gallery/gallery.tsx'
import { galleryPictures } from '../gallery/gallery-pictures.ts'
import { STAGE_SIZES } from '../gallery/opening-picture.ts'
import { othersOf } from '../gallery/other-colors.tsx'
import { PictureStack } from '../gallery/picture-stack.tsx'
import { PurchaseHead } from './purchase-head.tsx'
import { startingChoice } from './starting-choice.ts'
import type { GalleryStyle } from './variants.ts'
import '../details.css'

interface ProductHeadProps {
  product: Product
  galleryStyle: GalleryStyle
  /** The colour that the address names, as a slug. */
  colorSlug: string | null
}

export function ProductHead({ product, galleryStyle, colorSlug }: ProductHeadProps) {
  const { settings } = useRootData()
  const choice = startingChoice(product, colorSlug)
  const pictures = galleryPictures(product, choice.color)
  const shared = {
    title: product.title,
    color: choice.color,
    others: othersOf(product, choice.color, () => undefined),
    badge: (
      <span data-word="">
        <ProductBadge product={product} />
      </span>
    ),
  }
  return (
    <div className="details-top">
      <div className="min-w-0">
        {galleryStyle === 'thumbnails' ? (
          <Gallery
            {...shared}
            pictures={pictures.slice(0, 1)}
            // The video has a thumbnail of its own.
            count={pictures.length + (product.videoId === undefined ? 0 : 1)}
            strip="beside"
            sizes={STAGE_SIZES}
          />
        ) : (
          // As many as say how large the first one stands.
          <PictureStack {...shared} pictures={pictures.slice(0, 2 - (pictures.length % 2))} look={galleryStyle} />
        )}
      </div>
      <div className="purchase-panel">
        <PurchaseHead product={product} choice={choice} settings={settings} level="h1" reviewsAddress="" />
      </div>
    </div>
  )
}

/** Code points of a preview that has been cut. */
const CUT = 100

/** A product of a list as far as a head shows it: whether more of its description follows, not what. */
export function asProduct(item: CatalogueItem): Product {
  const { preview } = item
  const isCut = Array.from(preview).length >= CUT
  return { ...item, description: isCut ? `${preview}…` : preview, additionalInformation: [], reviews: [] }
}
