/** The price of what is chosen, with the saving in money and percent (spec 9.2; usability 21). */
import { useProductText } from '#storefront/texts/product.ts'
import type { Product, ProductChoice } from '#domain/catalogue/product/product.ts'
import { needsSize } from '#domain/inventory/choice.ts'
import { useMoney } from '#storefront/state/page-money.ts'
import { UnitPriceLine } from '../../../../goods/card/unit-price-line.tsx'
import { useSaleTurn } from '../../../../goods/card/use-sale-turn.ts'
import { priceOf, priceSpread, wholePercent } from '#domain/pricing/sale-price.ts'

interface PriceAreaProps {
  product: Product
  choice: ProductChoice
  /** The owner's sentence, such as "Prices include tax". */
  taxSentence: string
}

export function PriceArea({ product, choice, taxSentence }: PriceAreaProps) {
  const t = useProductText()
  const { format } = useMoney()
  useSaleTurn(product.offerDate)
  const open = needsSize(product, choice)
  const spread = priceSpread(product, choice)
  const { sale, list, saving, percent, lowest } = open ? spread.lowest : priceOf(product, choice)
  const reduced = saving > 0
  return (
    <div data-word="" className="mt-4">
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <span className={`price-large ${reduced ? 'text-sale' : ''}`}>
          {open && spread.varies && <span className="text-16 font-normal">{t('from')} </span>}
          {reduced && <span className="sr-only">{t('salePrice')} </span>}
          {format(sale)}
        </span>
        {reduced && (
          <>
            <s className="text-ink-2">
              <span className="sr-only">{t('oldPrice')} </span>
              {format(list)}
            </s>
            <span className="purchase-saving text-14 font-bold text-sale">
              {t('youSave', { amount: format(saving), percent: wholePercent(percent) })}
            </span>
          </>
        )}
      </p>
      {reduced && lowest !== undefined && (
        <p className="mt-1 text-14 text-ink-2">{t('lowestPrice', { price: format(lowest) })}</p>
      )}
      <UnitPriceLine price={sale} measure={product.unitMeasure} size={choice.size} />
      <p className="mt-1 text-14 text-ink-2">{taxSentence}</p>
    </div>
  )
}
