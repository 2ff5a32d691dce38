/** When an order arrives and what that costs, the daily cut-off, and the returns promise (usability 21 and 24). */
import { useProductText } from '#storefront/texts/product.ts'
import { moneyOf } from '#domain/shop/shop-money.ts'
import { deliveryWindow } from '#domain/pricing/delivery-window.ts'
import { SHIPPING_METHODS } from '#domain/pricing/shipping.ts'
import type { ShippingRate, ShopSettings } from '#domain/shop/shop-settings.ts'
import { PackageCheck, RotateCcw, Truck } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '#ui/link.tsx'
import { links } from '../../../../links.ts'
import { dayRange } from '../../../../goods/order/delivery-text.ts'
import { clockTime, timeLeft } from '../../../../goods/order/dispatch.ts'
import { useNow } from '#ui/use-now.ts'

interface DeliveryLinesProps {
  settings: ShopSettings
  /** What cannot be bought has no date of arrival. */
  buyable: boolean
}

export function DeliveryLines({ settings, buyable }: DeliveryLinesProps) {
  const t = useProductText()
  const now = useNow()
  const [main, ...others] = deliveries(settings, now)
  return (
    <ul className="mt-7 space-y-5">
      {buyable && (
        <>
          <Line
            icon={<PackageCheck size={20} strokeWidth={1.5} aria-hidden="true" />}
            {...dispatch(settings.dispatchCutOff, now)}
          />
          <Line icon={<Truck size={20} strokeWidth={1.5} aria-hidden="true" />} head={main ?? ''}>
            {others.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </Line>
        </>
      )}
      <Line
        icon={<RotateCcw size={20} strokeWidth={1.5} aria-hidden="true" />}
        head={t('returndaysDaysEasyReturns', { returnDays: settings.returnDays })}
      >
        Send it back for any reason.{' '}
        <Link to={links.page('returns')} className="relative hit inline-block min-h-6 link-text text-ink">
          {t('howReturnsWork')}
        </Link>
      </Line>
    </ul>
  )
}

/** The cheapest way alone, in one line below the price of a phone, where the rest stands two screens further down. */
export function ArrivalLine({ settings }: { settings: ShopSettings }) {
  const [main] = deliveries(settings, useNow())
  return (
    <p className="mt-2.5 flex gap-2 text-14 md:hidden">
      <Truck size={20} strokeWidth={1.5} aria-hidden="true" className="shrink-0" />
      {main}
    </p>
  )
}

/** What each way costs and when it arrives, the cheapest first. */
function deliveries(settings: ShopSettings, now: number | null): string[] {
  const rate = (setting: keyof ShopSettings['shipping']): ShippingRate => settings.shipping[setting]
  const cheapestFirst = SHIPPING_METHODS.toSorted((a, b) => rate(a.setting).price - rate(b.setting).price)
  return cheapestFirst.map(({ setting, label }) => {
    const { price, days } = rate(setting)
    const words = price === 0 ? 'Free' : `${label} ${moneyOf(settings).format(price)}`
    return `${words}, ${arrival(setting === 'localPickup', days, settings.dispatchCutOff, now)}`
  })
}

/** Before the page is awake there are days, then dates, in the same room. */
function arrival(pickup: boolean, days: readonly [number, number], cutOff: string, now: number | null): string {
  const verb = pickup ? 'ready' : 'arrives'
  if (now === null) {
    const [first, last] = days
    return `${verb} in ${first === last ? first : `${first} to ${last}`} working ${last === 1 ? 'day' : 'days'}`
  }
  const { first, last } = deliveryWindow({ nowMs: now, cutOff, days })
  return `${verb} ${dayRange(first, last)}`
}

function dispatch(cutOff: string, now: number | null): { head: string; children: ReactNode } {
  const before = clockTime(cutOff)
  if (now === null) return { head: 'Same-day dispatch', children: `for orders placed before ${before}` }
  const { dispatchedToday, first } = deliveryWindow({ nowMs: now, cutOff, days: [0, 0] })
  return dispatchedToday
    ? { head: 'Dispatched today', children: `if you order before ${before}, in the next ${timeLeft(cutOff, now)}` }
    : { head: `Dispatched ${dayRange(first, first)}`, children: `Orders placed before ${before} leave the same day` }
}

function Line({ icon, head, children }: { icon: ReactNode; head: string; children: ReactNode }) {
  return (
    <li className="flex gap-3.5">
      <span className="mt-0.5 shrink-0">{icon}</span>
      <div>
        <p className="font-bold">{head}</p>
        <div className="text-14 leading-6 text-ink-2">{children}</div>
      </div>
    </li>
  )
}
