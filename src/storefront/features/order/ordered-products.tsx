/** The panel of what is ordered: products with their counts, sums and the total. */
import { useFrameText } from '#storefront/texts/frame.ts'
import { useOrderText } from '#storefront/texts/order.ts'
import type { ProductChoice } from '#domain/catalogue/product/product.ts'
import { lesser, type Minor, plus, ZERO } from '#domain/money/minor.ts'
import { useMoney } from '#storefront/state/page-money.ts'
import { type ReactNode, useId } from 'react'
import { Link } from '#ui/link.tsx'
import { CountBadge } from '#ui/badge.tsx'
import { Picture } from '#ui/pictures/picture.tsx'
import type { TaxLine } from '#domain/tax/tax.ts'
import { taxLabel } from '../../goods/order/tax-label.ts'
import { useChoiceText } from '../../goods/card/choice-text.ts'
import { SummaryLine, SummaryTotal } from '../../goods/order/summary-lines.tsx'

export interface OrderedProduct {
  key: string
  title: string
  img: string
  choice: ProductChoice
  quantity: number
  /** Of the whole line. */
  total: Minor
  /** Address of its page, where there is one. */
  to?: string
}

interface OrderedProductsProps {
  title: string
  lines: readonly OrderedProduct[]
  subtotal: Minor
  /** Shown where it is not 0; below 0 where it is taken off the subtotal. */
  saving: Minor
  savingLabel: string
  shipping: Minor
  /** Follows the word Shipping. */
  shippingLabel: string
  taxes?: readonly TaxLine[]
  total: Minor
  /** Stands under the word Total. */
  note: string
  className?: string
  children?: ReactNode
}

export function OrderedProducts({ title, lines, className = '', children, taxes = [], ...sums }: OrderedProductsProps) {
  const t = useOrderText()
  const frame = useFrameText()
  const choiceText = useChoiceText()
  const { format } = useMoney()
  const heading = useId()
  const included = sums.total === plus(plus(sums.subtotal, lesser(sums.saving, ZERO)), sums.shipping)
  return (
    <section aria-labelledby={heading} className={`rounded-tile bg-sand p-5 md:p-8 ${className}`}>
      <h2 id={heading} className="display text-28">
        {title}
      </h2>
      <ul className="mt-6 grid gap-4">
        {lines.map((line) => (
          <li key={line.key} className="flex items-center gap-5">
            <span className="relative shrink-0">
              <Picture src={line.img} name={line.title} alt="" sizes="68px" className="size-17 rounded-field" />
              <CountBadge count={line.quantity} className="absolute -end-2 -top-2" />
            </span>
            <span className="min-w-0 grow">
              <span className="block leading-snug font-medium">
                {line.to ? (
                  <Link dir="auto" to={line.to} className="inline-block min-h-6 hover:underline">
                    {line.title}
                  </Link>
                ) : (
                  line.title
                )}
                <span className="sr-only">{`, ${frame('piecesSaid', { count: line.quantity })}`}</span>
              </span>
              <span className="block text-14 text-ink-2">{choiceText(line.choice)}</span>
            </span>
            <span className="font-bold tabular-nums">{format(line.total)}</span>
          </li>
        ))}
      </ul>
      <dl className="mt-6 grid gap-3.5 border-y border-sand-line py-5">
        <SummaryLine label={t('subtotal')} amount={sums.subtotal} />
        {sums.saving !== 0 && (
          <SummaryLine label={sums.savingLabel} amount={sums.saving} className="font-bold text-success" />
        )}
        <SummaryLine label={t('shippingShippinglabel', { shippingLabel: sums.shippingLabel })} amount={sums.shipping} />
        {taxes.map((line) => (
          <SummaryLine
            key={taxLabel(line, included, frame)}
            label={taxLabel(line, included, frame)}
            amount={line.amount}
          />
        ))}
      </dl>
      <SummaryTotal total={sums.total} note={sums.note} />
      {children}
    </section>
  )
}
