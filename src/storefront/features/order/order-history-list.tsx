/** Order History: the orders that were made in this browser, with the pictures of what was ordered and the way to each. */
import { useOrderText } from '#storefront/texts/order.ts'
import { useMoney } from '#storefront/state/page-money.ts'
import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { Link } from '#ui/link.tsx'
import { links } from '../../links.ts'
import {
  forgetOrders,
  orderHistory,
  rememberOrder,
  type RememberedOrder,
  useOrderHistory,
} from '../../state/order-history.ts'
import { Button } from '#ui/button.tsx'
import { buttonClasses } from '#ui/button-classes.ts'
import { Picture } from '#ui/pictures/picture.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { reviewDate } from '../review/review-date.ts'
import { EmptyCase } from '../../goods/lists/empty-case.tsx'
import { focusNode } from '../../goods/lists/focus-node.ts'

/** As high as the empty case, so that nothing below moves when the storage has been read. */
const ROOM = 'min-h-136'
/** Pictures of an order that have room beside it. */
const PICTURES = 3

export function OrderHistoryList() {
  const t = useOrderText()
  const orders = useOrderHistory()
  const [forgotten, setForgotten] = useState<readonly RememberedOrder[]>([])
  if (!orders) return <Waiting />
  const forget = () => {
    setForgotten(orderHistory())
    forgetOrders()
  }
  const undo = () => {
    forgotten.forEach(rememberOrder)
    setForgotten([])
  }
  if (orders.length === 0) {
    return (
      <div className={`${ROOM} mt-10 flex flex-col items-center text-center`}>
        <EmptyCase />
        <h2 className="mt-8 display text-28">
          {forgotten.length > 0 ? t('theListIsForgotten') : t('noOrdersInThisBrowser')}
        </h2>
        <p className="mt-2 max-w-120 text-balance text-ink-2">
          {forgotten.length > 0 ? t('theOrdersThemselvesStayAs') : t('anOrderThatWasMade')}
        </p>
        <p className="mt-7 flex flex-wrap items-center justify-center gap-x-7 gap-y-4">
          {forgotten.length > 0 ? (
            <Button ref={focusNode} onClick={undo}>
              {t('undo')}
            </Button>
          ) : (
            <Link to={links.shop()} className={buttonClasses()}>
              {t('continueShopping')}
            </Link>
          )}
          <Link to={links.trackOrder} className="link-rule">
            {t('trackAnOrder')} <ArrowRight size={18} strokeWidth={1.5} aria-hidden />
          </Link>
        </p>
      </div>
    )
  }
  return (
    <div className={`${ROOM} mt-10`}>
      <ul aria-label={t('yourOrders')} className="border-t border-ink">
        {orders.map((order) => (
          <Entry key={order.number} order={order} />
        ))}
      </ul>
      <div className="print-hidden mt-7 flex flex-wrap items-center justify-between gap-4">
        <p className="max-w-120 text-14 text-ink-2">{t('theListIsKeptIn')}</p>
        <button type="button" className="relative hit link-rule text-ink-2" onClick={forget}>
          {t('forgetThisList')}
        </button>
      </div>
    </div>
  )
}

function Entry({ order: { number, key, placedAt, total, goods = [] } }: { order: RememberedOrder }) {
  const t = useOrderText()
  const { format } = useMoney()
  return (
    <li className="relative grid grid-cols-[1fr_auto] items-center gap-x-6 gap-y-3 border-b border-line py-5 sm:grid-cols-[13rem_1fr_auto_1.5rem]">
      {goods.length > 0 && (
        <span className="flex gap-2 max-sm:col-span-2">
          {goods.slice(0, PICTURES).map(({ title, img }, place) => (
            <Picture
              key={place}
              src={img}
              name={title}
              alt=""
              sizes="64px"
              className="size-16 shrink-0 rounded-field"
            />
          ))}
        </span>
      )}
      <span className="min-w-0 sm:col-start-2">
        {/* A whole load, so that the order's own referrer policy holds from the start. */}
        <Link
          reloadDocument
          to={links.order(number, key)}
          className="font-bold hover:underline after:absolute after:inset-0"
        >
          {t('orderNumber', { number })}
        </Link>
        {goods.length > 0 && (
          <span dir="auto" className="block truncate">
            {goods.map(({ title }) => title).join(', ')}
          </span>
        )}
        <time dateTime={placedAt} className="block text-14 text-ink-2">
          {reviewDate(placedAt, t.locale)}
        </time>
      </span>
      <span className="font-bold tabular-nums">{format(total)}</span>
      <ArrowRight size={20} strokeWidth={1.5} aria-hidden className="max-sm:hidden" />
    </li>
  )
}

function Waiting() {
  const t = useOrderText()
  return (
    <>
      <noscript>
        <p className="mt-6 text-ink-2">{t('thisListIsKeptIn')}</p>
      </noscript>
      <div aria-hidden className={`${ROOM} needs-script mt-10 grid content-start gap-5`}>
        {[0, 1, 2].map((row) => (
          <Skeleton key={row} className="h-16" />
        ))}
      </div>
    </>
  )
}
