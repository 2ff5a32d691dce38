/** The quick view before its product is there: what is known of it on a skeleton of the same size, or a way on when it cannot be fetched. */
import { useProductText } from '#storefront/texts/product.ts'
import type { CatalogueItem } from '#domain/catalogue/product/product.ts'
import { imagesForColor } from '#domain/catalogue/product/product-colors.ts'
import { Link } from '#ui/link.tsx'
import { links } from '../../../links.ts'
import { buttonClasses } from '#ui/button-classes.ts'
import { Picture } from '#ui/pictures/picture.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

interface QuickViewSkeletonProps {
  known: CatalogueItem | undefined
  /** Name of the colour that the opener shows; absent means the first that can be bought. */
  color: string | undefined
}

export function QuickViewSkeleton({ known, color }: QuickViewSkeletonProps) {
  const t = useProductText()
  return (
    <div className="quick-view-grid" aria-busy="true">
      <div>
        {known ? (
          <Picture
            src={imagesForColor(known, color)[0] ?? known.img}
            name={known.title}
            alt=""
            sizes="(width >= 992px) 508px, (width >= 768px) 45vw, 100vw"
            priority
            className="rounded-tile"
          />
        ) : (
          <Skeleton className="aspect-square rounded-tile" />
        )}
      </div>
      <div className="quick-view-facts">
        <p role="status" className="sr-only">
          {t('loading')}
        </p>
        <Skeleton className="mt-2 h-6 w-32" />
        {known ? (
          <p dir="auto" className="h-product mt-2.5">
            {known.title}
          </p>
        ) : (
          <Skeleton className="mt-3 h-10 w-3/4" />
        )}
        <Skeleton className="mt-4 h-5 w-40" />
        <Skeleton className="mt-4 h-12" />
        <Skeleton className="mt-5 h-10 w-44" />
        <Skeleton className="mt-8 h-13 rounded-pill" />
        <Skeleton className="mt-2.5 h-13 rounded-pill" />
      </div>
    </div>
  )
}

interface QuickViewFailedProps {
  productId: string
  /** Name of the colour that the opener shows; absent means the first that can be bought. */
  color: string | undefined
}

export function QuickViewFailed({ productId, color }: QuickViewFailedProps) {
  const t = useProductText()
  return (
    <div role="alert" className="grid min-h-80 place-items-center content-center gap-6 p-10 text-center">
      <p className="h-part">{t('thisProductCouldNotBe')}</p>
      <p className="text-ink-2">{t('theConnectionMayBeInterrupted')}</p>
      <Link to={links.product(productId, color)} className={buttonClasses({ look: 'outline' })}>
        {t('fullDetails')}
      </Link>
    </div>
  )
}
