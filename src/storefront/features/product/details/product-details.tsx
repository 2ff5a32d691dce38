/** A product's page: pictures and facts left, decision right, then the tabs and the other goods (spec 2.6). */
import type { GroupText } from '#texts/text-pack.ts'
import { useProductText } from '#storefront/texts/product.ts'
import type { PaymentMethod } from '#domain/order/payment/payment-ways.ts'
import type { CatalogueItem, Product } from '#domain/catalogue/product/product.ts'
import { isOutOfStock } from '#domain/catalogue/product/stock.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import { ArrowDown } from 'lucide-react'
import { useEffect, useMemo, useRef } from 'react'
import { openVideo } from '../../../state/overlay-store.ts'
import { openedAt } from '#ui/pictures/picture-morph.ts'
import { useRestLater } from '#storefront/goods/use-rest-later.ts'
import { ProductBadge } from '../../../goods/card/product-badge.tsx'
import { BottomSection } from './below/bottom-section.tsx'
import { BuyBar } from './purchase/buy-bar.tsx'
import { Companions } from './below/companions.tsx'
import { DeliveryLines } from './purchase/delivery-lines.tsx'
import { DetailsTabs } from './below/details-tabs.tsx'
import { Gallery } from './gallery/gallery.tsx'
import { galleryPictures } from './gallery/gallery-pictures.ts'
import { STAGE_SIZES } from './gallery/opening-picture.ts'
import { othersOf } from './gallery/other-colors.tsx'
import { PictureStack } from './gallery/picture-stack.tsx'
import { ProductSlider } from '../../../goods/card/product-slider.tsx'
import { PurchasePanel } from './purchase/purchase-panel.tsx'
import { RecentlyViewed } from './below/recently-viewed.tsx'
import { panelId, useDetailsTabs } from './below/use-details-tabs.ts'
import { usePanelHeight } from '#ui/use-panel-height.ts'
import { usePurchase } from './purchase/use-purchase.ts'
import type { GalleryStyle } from './purchase/variants.ts'
import { videoPoster } from './gallery/video-poster.ts'
import './details.css'

/** The rows of other goods, to which a sold-out product points. */
const ALTERNATIVES = 'alternatives'
/** Of them, those that stand beside the picture of a sold-out product. */
const LIKE_IT = 4

export interface ProductDetailsProps {
  product: Product
  related: readonly CatalogueItem[]
  together: readonly CatalogueItem[]
  supplements: readonly CatalogueItem[]
  /** Of the same product type, where few are related. */
  more: readonly CatalogueItem[]
  galleryStyle: GalleryStyle
  /** The colour that the address names, as a slug. */
  colorSlug: string | null
  settings: ShopSettings
  siteUrl: string
  apiBaseUrl: string
  paymentMethods: readonly PaymentMethod[]
}

export function ProductDetails(props: ProductDetailsProps) {
  const t = useProductText()
  const { product, related, together, supplements, more, galleryStyle, colorSlug, settings, apiBaseUrl } = props
  const purchase = usePurchase(product, colorSlug)
  const tabs = useDetailsTabs()
  const button = useRef<HTMLDivElement>(null)
  const panel = usePanelHeight()
  const rest = useRestLater()
  const { videoId } = product
  const { color } = purchase.choice
  const pictures = useMemo(() => galleryPictures(product, color), [product, color])
  const poster = videoId === undefined ? undefined : videoPoster(videoId, product.imageURLs)
  const shared = {
    title: product.title,
    pictures,
    color,
    others: othersOf(product, color, purchase.setColor),
    badge: <ProductBadge product={product} />,
    poster,
    onPlay: videoId === undefined ? undefined : () => openVideo({ videoId, poster }),
  }

  useEffect(() => openedAt(location.pathname + location.search), [product.id])

  // An address that ends in #reviews opens them; done once, after waking, as the server never sees a fragment.
  const { reveal } = tabs
  const revealed = useRef(false)
  useEffect(() => {
    if (revealed.current || location.hash !== `#${panelId('reviews')}`) return
    revealed.current = true
    reveal('reviews')
  }, [reveal])

  const rows = (
    <div
      id={ALTERNATIVES}
      className="section-gap goods-rows"
      data-related={more.length > 0 ? related.length : undefined}
    >
      <ProductSlider title={t('relatedProducts')} products={related} />
      <ProductSlider title={moreTitle(product, settings, t)} products={more} />
    </div>
  )
  const soldOut = isOutOfStock(product)
  const alternatives = soldOut ? [...related, ...more].filter((item) => !isOutOfStock(item)).slice(0, LIKE_IT) : []
  const facts = <BottomSection {...props} choice={purchase.choice} />
  // Beside pictures that all stand at once there is room for more than the decision.
  const beside = galleryStyle !== 'thumbnails'
  return (
    <>
      <div className="details-top" data-gallery={galleryStyle}>
        <div className="min-w-0">
          {beside ? (
            <PictureStack {...shared} look={galleryStyle} />
          ) : (
            <Gallery {...shared} strip="beside" sizes={STAGE_SIZES} enlarges />
          )}
        </div>
        <div ref={panel} className="purchase-panel">
          <div>
            <PurchasePanel
              product={product}
              purchase={purchase}
              settings={settings}
              level="h1"
              reviewsAddress={`#${panelId('reviews')}`}
              onReviews={() => reveal('reviews')}
              buttonRef={button}
            />
          </div>
          <div>
            {/* Who cannot have this one sees the alternatives first (usability 30). */}
            <Companions title={t('likeItAndInStock')} products={alternatives} />
            {soldOut && related.length + more.length > 0 && (
              <a href={`#${ALTERNATIVES}`} className="link-rule mt-5">
                {t('seeWhatIsLikeIt')}
                <ArrowDown size={18} strokeWidth={1.5} aria-hidden="true" />
              </a>
            )}
            <DeliveryLines settings={settings} buyable={!soldOut} />
            {beside && facts}
          </div>
        </div>
        <div className="details-below" data-gallery={galleryStyle}>
          {!beside && facts}
          {!soldOut && <Companions title={t('boughtTogether')} products={together} />}
          {!soldOut && <Companions title={t('goesWellWith')} products={supplements} />}
        </div>
      </div>
      {rest ? (
        <>
          <div className="section-gap">
            <DetailsTabs product={product} state={tabs} />
          </div>
          {rows}
          <RecentlyViewed productId={product.id} apiBaseUrl={apiBaseUrl} />
          {!soldOut && <BuyBar product={product} purchase={purchase} buttonRef={button} />}
        </>
      ) : (
        <div className="min-h-dvh" />
      )}
    </>
  )
}

/** "More in Fashion". */
function moreTitle({ productType }: Product, { productTypes }: ShopSettings, t: GroupText<'product'>): string {
  const title = productTypes.find(({ id }) => id === productType)?.title
  return title === undefined ? t('moreInShop') : t('moreIn', { title })
}
