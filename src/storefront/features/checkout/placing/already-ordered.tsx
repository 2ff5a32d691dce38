/** The end of a checkout whose cart is an order already, with the way to it (spec 10.3). */
import { rich } from '#ui/rich.tsx'
import { useCheckoutText } from '#storefront/texts/checkout.ts'
import { Link } from '#ui/link.tsx'
import { links } from '../../../links.ts'
import { buttonClasses } from '#ui/button-classes.ts'

interface AlreadyOrderedProps {
  /** Null where this browser cannot tell which order it was. */
  order: { number: string; key: string } | null
}

export function AlreadyOrdered({ order }: AlreadyOrderedProps) {
  const t = useCheckoutText()
  return (
    <div className="max-w-160 pt-11 pb-10">
      <h1 className="h-page" tabIndex={-1} ref={focusHeading}>
        {t('thisCartHasAlreadyBeen')}
      </h1>
      {order ? (
        <p className="mt-4 text-18 text-ink-2">
          {rich(t('isOrder', { number: order.number }), (words) => (
            <strong className="font-bold text-ink">{words}</strong>
          ))}
        </p>
      ) : (
        <p className="mt-4 text-18 text-ink-2">{t('nothingWasOrderedTwiceThe')}</p>
      )}
      <p className="mt-7 flex flex-wrap gap-x-7 gap-y-4">
        <Link to={order ? links.order(order.number, order.key) : links.trackOrder} className={buttonClasses()}>
          {order ? t('seeTheOrder') : t('trackMyOrder')}
        </Link>
        <Link to={links.shop()} className={buttonClasses({ look: 'outline' })}>
          {t('continueShopping')}
        </Link>
      </p>
    </div>
  )
}

/** The words take the place of the form, and the focus with it. */
function focusHeading(heading: HTMLHeadingElement | null) {
  heading?.focus()
}
