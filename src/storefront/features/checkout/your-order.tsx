/** The order summary that stays in view: products with their quantities, code, sums, and the button that says what it does and costs (usability 46). */
import { shippingNameWithin } from '#texts/shipping-text.ts'
import { useFrameText } from '#storefront/texts/frame.ts'
import type { GroupText } from '#texts/text-pack.ts'
import { rich } from '#ui/rich.tsx'
import { useCheckoutText } from '#storefront/texts/checkout.ts'
import { type Cart, lineKey } from '#domain/cart/cart-line.ts'
import type { ShippingSetting } from '#domain/shop/shipping-settings.ts'
import { minus, ZERO } from '#domain/money/minor.ts'
import { useMoney } from '#storefront/state/page-money.ts'
import { RotateCcw } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useId } from 'react'
import { Link } from '#ui/link.tsx'
import { links } from '../../links.ts'
import { useRootData } from '../../state/root-data.ts'
import { Button } from '#ui/button.tsx'
import { taxLabel } from '../../goods/order/tax-label.ts'
import { deliveryText } from '../../goods/order/delivery-text.ts'
import { SummaryLine, SummaryTotal } from '../../goods/order/summary-lines.tsx'
import { useNow } from '#ui/use-now.ts'
import { usePanelHeight } from '#ui/use-panel-height.ts'
import type { CheckoutSums } from './checkout-sums.ts'
import type { LineProblem } from './placing/line-problems.ts'
import { OrderRow } from './order-row.tsx'

// Only where the law wants it said.
const BeforeOrdering = lazy(async () => ({ default: (await import('./before-ordering.tsx')).BeforeOrdering }))

/** The id of the last button, which takes the focus after the last field. */
export const PLACE_ORDER_ID = 'place-order'

interface YourOrderProps {
  cart: Cart
  problems: readonly LineProblem[]
  sums: CheckoutSums
  /** The way it goes; absent where none serves. */
  shipping: ShippingSetting | undefined
  busy: boolean
  /** Why the last press gave no order, '' for nothing. */
  failure: string
  onPlace: () => void
  /** The promotion code. */
  children: ReactNode
}

export function YourOrder({ cart, problems, sums, shipping, busy, failure, onPlace, children }: YourOrderProps) {
  const t = useCheckoutText()
  const frame = useFrameText()
  const { format } = useMoney()
  const heading = useId()
  const { settings } = useRootData()
  const included = settings.tax.mode !== 'added'
  const now = useNow()
  const panel = usePanelHeight<HTMLElement>()
  const days = now === null ? '' : deliveryText(shipping?.id ?? '', now, settings, frame)
  return (
    <section
      aria-labelledby={heading}
      ref={panel}
      className="your-order rounded-tile bg-sand p-5 max-lg:mt-2 md:p-8 lg:mt-11"
    >
      <h2 id={heading} className="display text-28">
        {t('yourOrder')}
      </h2>
      <ul className="mt-6 grid gap-5 pb-2">
        {cart.map((line, place) => (
          <OrderRow
            key={lineKey(line)}
            line={line}
            place={place}
            problem={problems.find(({ key }) => key === lineKey(line))}
          />
        ))}
      </ul>
      <div className="mt-4 border-t border-sand-line py-2">{children}</div>
      <dl className="grid gap-2.5 border-t border-sand-line py-4">
        <SummaryLine label={t('subtotal')} amount={sums.subtotal} />
        {sums.saving > 0 && (
          <SummaryLine label={t('youSave')} amount={sums.saving} className="font-bold text-success" />
        )}
        {sums.discount > 0 && (
          <SummaryLine
            label={t('promotionCode')}
            amount={minus(ZERO, sums.discount)}
            className="font-bold text-success"
          />
        )}
        <SummaryLine
          label={t('shippingBy', { method: sums.freeByCode ? t('freeWithCode') : shippingWord(shipping, t, frame) })}
          amount={sums.shipping}
        />
        {sums.taxes.map((line) => (
          <SummaryLine
            key={taxLabel(line, included, frame)}
            label={taxLabel(line, included, frame)}
            amount={line.amount}
            className={included ? 'text-14 text-ink-2' : ''}
          />
        ))}
      </dl>
      <p className="-mt-4 border-b border-sand-line pb-4 text-14 text-ink-2">
        {shipping && (shipping.id === 'local-pickup' ? days : t('arrivesDays', { days }))}
      </p>
      <SummaryTotal total={sums.total} note={included ? settings.taxSentence : ''} />
      <div role="alert">{failure !== '' && <p className="mt-4 font-medium text-sale">{failure}</p>}</div>
      <Button id={PLACE_ORDER_ID} size="large" wide busy={busy} className="mt-6" onClick={onPlace}>
        {settings.market.eu ? t('orderAndPay') : t('placeOrder', { total: format(sums.total) })}
      </Button>
      <p className="mt-4 text-14 text-ink-2">
        {rich(
          t('agree'),
          (words) => (
            <Link to={links.page('terms-and-conditions')} className="link-text text-ink">
              {words}
            </Link>
          ),
          (words) => (
            <Link to={links.page('privacy-policy')} className="link-text text-ink">
              {words}
            </Link>
          ),
        )}
      </p>
      <p className="mt-3 flex gap-3 text-14 text-ink-2">
        <RotateCcw size={18} strokeWidth={1.5} aria-hidden="true" className="mt-px shrink-0" />
        {t('easyReturns', { days: settings.returnDays })}
      </p>
      {settings.market.eu && (
        <Suspense>
          <BeforeOrdering market={settings.market} />
        </Suspense>
      )}
    </section>
  )
}

function shippingWord(
  method: ShippingSetting | undefined,
  t: GroupText<'checkout'>,
  frame: GroupText<'frame'>,
): string {
  if (!method) return t('noWay')
  if (method.id === 'free' && method.title === undefined) return t('freeShipping')
  return shippingNameWithin(method, frame)
}
