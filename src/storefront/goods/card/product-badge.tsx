/** The badge in a picture's corner: out of stock before a discount. */
import { useFrameText } from '#storefront/texts/frame.ts'
import type { CatalogueItem } from '#domain/catalogue/product/product.ts'
import { isOutOfStock } from '#domain/catalogue/product/stock.ts'
import { discountBadge, priceSpread } from '#domain/pricing/sale-price.ts'
import { Badge } from '#ui/badge.tsx'

export function ProductBadge({ product }: { product: CatalogueItem }) {
  const t = useFrameText()
  if (isOutOfStock(product)) return <Badge>{t('outOfStock')}</Badge>
  const { percent } = priceSpread(product).lowest
  return percent > 0 ? <Badge kind="sale">{discountBadge(percent)}</Badge> : null
}
