/** What the quick view shows of a product; made anew at each opening, so the quantity starts at 1 (spec 2.15). */
import { useProductText } from '#storefront/texts/product.ts'
import type { Product } from '#domain/catalogue/product/product.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import { ArrowRight } from 'lucide-react'
import { useId, useMemo } from 'react'
import { Link } from '#ui/link.tsx'
import { links } from '../../../links.ts'
import { galleryPictures } from '../details/gallery/gallery-pictures.ts'
import { Gallery } from '../details/gallery/gallery.tsx'
import { InformationTable } from '../details/below/information-table.tsx'
import { othersOf } from '../details/gallery/other-colors.tsx'
import { PurchasePanel } from '../details/purchase/purchase-panel.tsx'
import { startingChoice } from '../details/purchase/starting-choice.ts'
import { usePurchase } from '../details/purchase/use-purchase.ts'
import { ProductBadge } from '../../../goods/card/product-badge.tsx'

/** Attributes that have room below the pictures. */
const GLANCE = 4

interface QuickViewBodyProps {
  product: Product
  /** Name of the colour that the opener shows; absent means the first that can be bought. */
  color: string | undefined
  settings: ShopSettings
}

export function QuickViewBody({ product, color, settings }: QuickViewBodyProps) {
  const t = useProductText()
  const purchase = usePurchase(product, color)
  const heading = useId()
  const glance = product.additionalInformation.slice(0, GLANCE)
  const { color: chosen } = purchase.choice
  const pictures = useMemo(() => galleryPictures(product, chosen), [product, chosen])
  const address = links.product(product.id, chosen === startingChoice(product).color ? undefined : chosen)
  return (
    <div className="quick-view-grid">
      <Gallery
        title={product.title}
        pictures={pictures}
        color={chosen}
        others={othersOf(product, chosen, purchase.setColor)}
        strip="below"
        sizes="(width >= 992px) 508px, (width >= 768px) 45vw, 100vw"
        badge={<ProductBadge product={product} />}
      />
      <div className="quick-view-facts">
        <PurchasePanel
          product={product}
          purchase={purchase}
          settings={settings}
          level="h2"
          reviewsAddress={`${address}#reviews`}
        />
        <Link to={address} className="link-rule mt-6">
          {t('fullDetails')}
          <ArrowRight size={18} strokeWidth={1.5} aria-hidden="true" />
        </Link>
      </div>
      {glance.length > 0 && (
        <section aria-labelledby={heading} className="quick-view-glance">
          <h3 id={heading} className="mb-1 font-bold">
            {t('atAGlance')}
          </h3>
          <InformationTable rows={glance} />
        </section>
      )}
    </div>
  )
}
