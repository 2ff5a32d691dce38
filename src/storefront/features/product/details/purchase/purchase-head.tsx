/** What a product is and costs: the part of its panel that stands above every choice. */
import type { Product, ProductChoice } from '#domain/catalogue/product/product.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import { PriceArea } from './price-area.tsx'
import { ProductHeading } from './product-heading.tsx'
import { ShortDescription } from '../below/short-description.tsx'
import './choices.css'
import './buying.css'

interface PurchaseHeadProps {
  product: Product
  choice: ProductChoice
  settings: ShopSettings
  level: 'h1' | 'h2'
  reviewsAddress: string
  onReviews?: (() => void) | undefined
}

export function PurchaseHead({ settings, ...heading }: PurchaseHeadProps) {
  const { product, choice } = heading
  return (
    <>
      <ProductHeading {...heading} />
      <ShortDescription text={product.description} />
      <PriceArea product={product} choice={choice} taxSentence={settings.taxSentence} />
    </>
  )
}
