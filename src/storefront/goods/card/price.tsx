/** The price of a product as cards, rows, pages and tables show it (spec 9.2). */
import { useFrameText } from '#storefront/texts/frame.ts'
import type { CatalogueItem, ProductChoice } from '#domain/catalogue/product/product.ts'
import { useMoney } from '#storefront/state/page-money.ts'
import { UnitPriceLine } from './unit-price-line.tsx'
import { useSaleTurn } from './use-sale-turn.ts'
import { priceOf, priceSpread, type PricedProduct } from '#domain/pricing/sale-price.ts'

const SIZES = {
  small: 'text-14 font-bold',
  card: 'price max-sm:text-16',
  page: 'price-large',
} as const

interface PriceProps {
  product: PricedProduct & Pick<CatalogueItem, 'offerDate' | 'unitMeasure'>
  /** With a choice its own price is shown; without one the lowest, and "from" where prices differ. */
  choice?: ProductChoice | undefined
  size?: keyof typeof SIZES
}

export function Price({ product, choice, size = 'card' }: PriceProps) {
  const t = useFrameText()
  const { format } = useMoney()
  useSaleTurn(product.offerDate)
  const spread = priceSpread(product)
  const price = choice ? priceOf(product, choice) : spread.lowest
  const from = !choice && spread.varies
  const reduced = price.sale < price.list
  return (
    <span className="flex flex-wrap items-baseline gap-x-1.5 tabular-nums sm:gap-x-2">
      <span className={`${SIZES[size]} ${reduced ? 'text-sale' : 'text-ink'}`}>
        {from && <span className="text-14 font-normal">{t('fromPrice')} </span>}
        {reduced && <span className="sr-only">{t('salePrice')} </span>}
        {format(price.sale)}
      </span>
      {reduced && (
        <s className={`text-ink-3 ${size === 'page' ? 'text-16' : 'text-14'}`}>
          <span className="sr-only">{t('oldPrice')} </span>
          {format(price.list)}
        </s>
      )}
      <UnitPriceLine price={price.sale} measure={product.unitMeasure} size={choice?.size} />
    </span>
  )
}
