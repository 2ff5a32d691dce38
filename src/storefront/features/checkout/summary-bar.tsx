/** On narrow screens: the total always in view, and the whole order behind one press (usability 46). */
import { useFrameText } from '#storefront/texts/frame.ts'
import { useCheckoutText } from '#storefront/texts/checkout.ts'
import type { Cart } from '#domain/cart/cart-line.ts'
import { lineChoice, lineKey } from '#domain/cart/cart-line.ts'
import { cartQuantity, lineTotal } from '#domain/cart/totals.ts'
import { minus, ZERO } from '#domain/money/minor.ts'
import { useMoney } from '#storefront/state/page-money.ts'
import { orderableLines } from '#domain/cart/orderable.ts'
import { ChevronDown, ShoppingBag } from 'lucide-react'
import { useId, useState } from 'react'
import { Pieces } from '../../goods/pieces.tsx'
import { useRootData } from '../../state/root-data.ts'
import { taxLabel } from '../../goods/order/tax-label.ts'
import { Amount } from '../../goods/order/amount.tsx'
import { useChoiceText } from '../../goods/card/choice-text.ts'
import type { CheckoutSums } from './checkout-sums.ts'

export function SummaryBar({ cart, sums }: { cart: Cart; sums: CheckoutSums }) {
  const t = useCheckoutText()
  const frame = useFrameText()
  const choiceText = useChoiceText()
  const { format } = useMoney()
  const panel = useId()
  const [open, setOpen] = useState(false)
  const included = useRootData().settings.tax.mode !== 'added'
  const lines = orderableLines(cart)
  const pieces = cartQuantity(lines)
  const rows = [
    { label: t('subtotal'), amount: sums.subtotal },
    ...(sums.discount > 0 ? [{ label: t('promotionCode'), amount: minus(ZERO, sums.discount) }] : []),
    { label: t('shipping'), amount: sums.shipping },
    ...sums.taxes.map((line) => ({ label: taxLabel(line, included, frame), amount: line.amount })),
  ]
  return (
    <div className="print-hidden sticky top-0 z-30 -mx-4 mt-5 border-y border-sand-line bg-sand md:-mx-10 lg:hidden">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={open ? panel : undefined}
        onClick={() => setOpen(!open)}
        className="flex min-h-14 w-full items-center gap-3 px-4 text-start md:px-10"
      >
        <ShoppingBag size={20} strokeWidth={1.5} aria-hidden="true" />
        <span className="font-medium">{t(open ? 'hideOrder' : 'showOrder', { count: pieces })}</span>
        <ChevronDown
          size={18}
          strokeWidth={1.5}
          aria-hidden="true"
          className={`transition-transform ${open ? 'rotate-180' : ''}`}
        />
        <Amount amount={sums.total} className="ms-auto font-bold" />
      </button>
      {open && (
        <div id={panel} className="max-h-[60dvh] overflow-y-auto border-t border-sand-line px-4 py-4 md:px-10">
          <ul className="grid gap-2.5">
            {lines.map((line) => (
              <li key={lineKey(line)} className="flex justify-between gap-4">
                <span dir="auto">
                  <Pieces count={line.orderQuantity} of={line.title} />
                  <span className="block text-14 text-ink-2">{choiceText(lineChoice(line))}</span>
                </span>
                <span className="tabular-nums">{format(lineTotal(line).total)}</span>
              </li>
            ))}
          </ul>
          <dl className="mt-3 grid gap-1.5 border-t border-sand-line pt-3">
            {rows.map(({ label, amount }) => (
              <div key={label} className="flex justify-between gap-4">
                <dt>{label}</dt>
                <dd className="tabular-nums">{format(amount)}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </div>
  )
}
