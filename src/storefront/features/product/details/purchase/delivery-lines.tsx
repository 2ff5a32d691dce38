/** When an order arrives and what that costs, the daily cut-off, and the returns promise (usability 21 and 24). */
import { shippingName } from '#texts/shipping-text.ts'
import { useFrameText } from '#storefront/texts/frame.ts'
import type { GroupText } from '#texts/text-pack.ts'
import { rich } from '#ui/rich.tsx'
import { useProductText } from '#storefront/texts/product.ts'
import { moneyOf } from '#domain/shop/shop-money.ts'
import { deliveryWindow } from '#domain/pricing/delivery-window.ts'
import { ZERO } from '#domain/money/minor.ts'
import { sendingWays, shippingOffers } from '#domain/pricing/shipping.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import { PackageCheck, RotateCcw, Truck } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '#ui/link.tsx'
import { links } from '../../../../links.ts'
import { dayRange } from '../../../../goods/order/delivery-text.ts'
import { clockTime, timeLeft } from '../../../../goods/order/dispatch.ts'
import { useNow } from '#ui/use-now.ts'

interface Texts {
  t: GroupText<'product'>
  frame: GroupText<'frame'>
}

interface DeliveryLinesProps {
  settings: ShopSettings
  /** What cannot be bought has no date of arrival. */
  buyable: boolean
}

export function DeliveryLines({ settings, buyable }: DeliveryLinesProps) {
  const t = useProductText()
  const frame = useFrameText()
  const now = useNow()
  const [main, ...others] = deliveries(settings, now, { t, frame })
  return (
    <ul className="mt-7 space-y-5">
      {buyable && (
        <>
          {sendingWays(settings.shipping).length > 0 && (
            <Line
              icon={<PackageCheck size={20} strokeWidth={1.5} aria-hidden="true" />}
              {...dispatch(settings.dispatchCutOff, now, { t, frame })}
            />
          )}
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
        {rich(t('sendBack'), (words) => (
          <Link to={links.page('returns')} className="relative hit inline-block min-h-6 link-text text-ink">
            {words}
          </Link>
        ))}
      </Line>
    </ul>
  )
}

/** The cheapest way alone, in one line below the price of a phone, where the rest stands two screens further down. */
export function ArrivalLine({ settings }: { settings: ShopSettings }) {
  const [main] = deliveries(settings, useNow(), { t: useProductText(), frame: useFrameText() })
  return (
    <p className="mt-2.5 flex gap-2 text-14 md:hidden">
      <Truck size={20} strokeWidth={1.5} aria-hidden="true" className="shrink-0" />
      {main}
    </p>
  )
}

/** What each way costs within the shop's own country and when it arrives, the cheapest first. */
function deliveries(settings: ShopSettings, now: number | null, texts: Texts): string[] {
  const { t } = texts
  const { offered } = shippingOffers(settings.shipping, { country: settings.country, goods: ZERO, weight: 0 })
  return offered
    .toSorted((a, b) => a.price - b.price)
    .map(({ setting, price }) => {
      const way =
        price === 0 && setting.title === undefined
          ? t('freeWay')
          : t('wayAndPrice', { way: shippingName(setting, texts.frame), price: moneyOf(settings).format(price) })
      const time = arrival(setting.id === 'local-pickup', setting.days, settings.dispatchCutOff, now, texts)
      return t('wayAndTime', { way, time })
    })
}

/** Before the page is awake there are days, then dates, in the same room. */
function arrival(
  pickup: boolean,
  days: readonly [number, number],
  cutOff: string,
  now: number | null,
  { t, frame }: Texts,
): string {
  if (now === null) {
    const [first, last] = days
    return first === last
      ? t(pickup ? 'readyIn' : 'arrivesIn', { days: last })
      : t(pickup ? 'readyBetween' : 'arrivesBetween', { first, last })
  }
  const { first, last } = deliveryWindow({ nowMs: now, cutOff, days })
  return t(pickup ? 'readyDays' : 'arrivesDays', { days: dayRange(first, last, frame) })
}

function dispatch(cutOff: string, now: number | null, { t, frame }: Texts): { head: string; children: ReactNode } {
  const time = clockTime(cutOff, t.locale)
  if (now === null) return { head: t('sameDay'), children: t('ordersBefore', { time }) }
  const { dispatchedToday, first } = deliveryWindow({ nowMs: now, cutOff, days: [0, 0] })
  return dispatchedToday
    ? { head: t('dispatchedToday'), children: t('ifBefore', { time, left: timeLeft(cutOff, now, frame) }) }
    : { head: t('dispatchedOn', { day: dayRange(first, first, frame) }), children: t('ordersBeforeLeave', { time }) }
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
