/** Below an order's timeline: where it goes, who is told, how to return it and how to cancel it (usability 49 to 51). */
import { Lines } from './lines.tsx'
import { useOrderText } from '#storefront/texts/order.ts'
import type { Order } from '#domain/order/order.ts'
import { canMove } from '#domain/order/order-states.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import { Link } from '#ui/link.tsx'
import { links } from '../../links.ts'
import { reviewDate } from '../review/review-date.ts'
import { addressLines } from '#domain/order/address-lines.ts'
import { CancelOrder } from './cancel-order.tsx'
import { WithdrawEntry } from './withdraw/withdraw-entry.tsx'
import { InvoiceLinks } from './invoice-links.tsx'
import { HelpEntry } from './help-entry.tsx'
import type { CancelOutcome } from './order-calls.ts'
import { returnUntil } from './order-story.ts'

interface OrderAnswersProps {
  order: Order
  shop: ShopSettings
  onCancelAnswer: (outcome: CancelOutcome) => void
}

export function OrderHelp({ order, shop, onCancelAnswer }: OrderAnswersProps) {
  const t = useOrderText()
  const until = returnUntil(order, shop)
  const pickup = order.shippingMethod === 'local-pickup'
  return (
    <div className="mt-10 grid gap-8 border-t border-line pt-7 sm:grid-cols-2 xl:grid-cols-3">
      <HelpEntry title={pickup ? t('orderedBy') : t('deliveryAddress')}>
        <Lines lines={addressLines(order.address, t.locale)} />
      </HelpEntry>
      {pickup && (
        <HelpEntry title={t('whereToPickItUp')}>
          <Lines lines={[...shop.contact.address, shop.contact.hours]} />
        </HelpEntry>
      )}
      <HelpEntry title={t('contact')}>
        <Lines lines={[order.contact.email, ...(order.contact.phone ? [order.contact.phone] : [])]} />
      </HelpEntry>
      <InvoiceLinks order={order} />
      {order.state !== 'cancelled' && (
        <HelpEntry title={t('returns')}>
          <p>
            {until === undefined
              ? t(pickup ? 'returnsFromPickup' : 'returnsFromArrival', { days: shop.returnDays })
              : t(pickup ? 'returnsFromPickupUntil' : 'returnsFromArrivalUntil', {
                  days: shop.returnDays,
                  until: reviewDate(until, t.locale),
                })}
          </p>
          <Link to={links.page('returns')} className="print-hidden relative mt-3 hit link-rule text-ink">
            {t('howReturnsWork')}
          </Link>
        </HelpEntry>
      )}
      {shop.market.eu && <WithdrawEntry order={order} />}
      {canMove(order, 'cancelled') && (
        <HelpEntry title={t('changedYourMind')}>
          <p>{t('youCanCancelTheOrder')}</p>
          <noscript>
            <p className="mt-2">{t('cancellingHereNeedsJavascriptOr', { email: shop.contact.email })}</p>
          </noscript>
          <CancelOrder order={order} onAnswer={onCancelAnswer} />
        </HelpEntry>
      )}
      <HelpEntry title={t('aQuestion')}>
        <Lines lines={[shop.contact.email, shop.contact.phone]} />
      </HelpEntry>
      {order.notes && (
        <HelpEntry title={t('yourNotes')}>
          <p className="break-words whitespace-pre-line">{order.notes}</p>
        </HelpEntry>
      )}
    </div>
  )
}
