/** Facts and decision beside the pictures, the same on a details page and in the quick view. */
import { offerEnd } from '#domain/catalogue/product/discount.ts'
import type { Product } from '#domain/catalogue/product/product.ts'
import { slug } from '#domain/catalogue/slug.ts'
import { isOutOfStock } from '#domain/catalogue/product/stock.ts'
import { defaultChoice } from '#domain/inventory/choice.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import type { RefObject } from 'react'
import { BuyRow } from './buy-row.tsx'
import { ColorChoice } from './color-choice.tsx'
import { ArrivalLine } from './delivery-lines.tsx'
import { FlashSale } from './flash-sale.tsx'
import { PurchaseHead } from './purchase-head.tsx'
import { SizeChoice } from './size-choice.tsx'
import type { Purchase } from './use-purchase.ts'

interface PurchasePanelProps {
  product: Product
  purchase: Purchase
  settings: ShopSettings
  level: 'h1' | 'h2'
  reviewsAddress: string
  onReviews?: () => void
  buttonRef?: RefObject<HTMLDivElement | null>
}

export function PurchasePanel({
  product,
  purchase,
  settings,
  level,
  reviewsAddress,
  onReviews,
  buttonRef,
}: PurchasePanelProps) {
  const { choice } = purchase
  const saleEnd = offerEnd(product)
  // What is said of stock before a size is chosen holds for the first that can be had.
  const judged = defaultChoice(product, choice)
  return (
    <>
      <PurchaseHead
        product={product}
        choice={judged}
        settings={settings}
        level={level}
        reviewsAddress={reviewsAddress}
        onReviews={onReviews}
      />
      {level === 'h1' && !isOutOfStock(product) && <ArrivalLine settings={settings} />}
      <ColorChoice product={product} choice={choice} onChoose={purchase.setColor} />
      <SizeChoice
        product={product}
        choice={choice}
        onChoose={purchase.setSize}
        asked={purchase.sizeMissing ? purchase.sizeAsked : 0}
        guide={settings.sizeGuides[slug(product.parent)]}
      />
      {saleEnd !== undefined && <FlashSale endDate={saleEnd} />}
      <BuyRow product={product} purchase={purchase} buttonRef={buttonRef} />
    </>
  )
}
