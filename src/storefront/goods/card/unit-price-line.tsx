/** What a kilogram, a litre or another unit of goods costs that are sold by amount (docs/specification.md, 9.2). */
import { useFrameText } from '#storefront/texts/frame.ts'
import { useMoney } from '#storefront/state/page-money.ts'
import type { Minor } from '#domain/money/minor.ts'
import { unitPrice } from '#domain/pricing/unit-price.ts'

interface UnitPriceLineProps {
  /** Of one piece. */
  price: Minor
  /** The product's amount, such as `250 ml`. */
  measure: string | undefined
  size?: string | undefined
}

export function UnitPriceLine({ price, measure, size }: UnitPriceLineProps) {
  const t = useFrameText()
  const { format } = useMoney()
  const found = unitPrice(price, measure, size)
  if (!found) return null
  const amount = format(found.price)
  return (
    <span className="block w-full text-14 text-ink-2 tabular-nums">
      {found.unit === 'piece' ? t('perPiece', { price: amount }) : t('perUnit', { price: amount, unit: found.unit })}
    </span>
  )
}
