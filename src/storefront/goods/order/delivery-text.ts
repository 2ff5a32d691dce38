/** The words for when an order arrives, such as "Tue 24 to Thu 26 Nov". */
import type { GroupText } from '#texts/text-pack.ts'
import { deliveryWindow } from '#domain/pricing/delivery-window.ts'
import { type ShippingMethod, transitDays } from '#domain/pricing/shipping.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'

/** When an order placed at `nowMs` (epoch milliseconds) arrives or can be picked up; `days` are those of the order, where it was sold with others. Usability 32 and 45. */
export function deliveryText(
  method: ShippingMethod,
  nowMs: number,
  shop: Pick<ShopSettings, 'shipping' | 'dispatchCutOff'>,
  t: GroupText<'frame'>,
  days: readonly [number, number] = transitDays(shop.shipping, method),
): string {
  const { first, last } = deliveryWindow({ nowMs, cutOff: shop.dispatchCutOff, days })
  const range = dayRange(first, last, t)
  return method === 'local-pickup' ? t('readyOn', { days: range }) : range
}

/** Two midnights UTC as days; the month is said once where it is the same, one day alone where they are equal. */
export function dayRange(first: number, last: number, t: GroupText<'frame'>): string {
  if (first === last) return day(first, true, t)
  const sameMonth = new Date(first).getUTCMonth() === new Date(last).getUTCMonth()
  return t('dayRange', { first: day(first, !sameMonth, t), last: day(last, true, t) })
}

const names = new Map<string, { weekday: Intl.DateTimeFormat; month: Intl.DateTimeFormat }>()

/** The short names of weekdays and months. English ones are American, whoever reads: "Sep", not "Sept". */
function namesIn(locale: string) {
  const known = names.get(locale)
  if (known) return known
  const [tag, timeZone] = [/^en\b/.test(locale) ? 'en-US' : locale, 'UTC']
  const made = {
    weekday: new Intl.DateTimeFormat(tag, { weekday: 'short', timeZone }),
    month: new Intl.DateTimeFormat(tag, { month: 'short', timeZone }),
  }
  names.set(locale, made)
  return made
}

// Put together by a text: Intl's British and American forms differ in order and commas, and every shopper should read the same.
function day(midnight: number, withMonth: boolean, t: GroupText<'frame'>): string {
  const { weekday, month } = namesIn(t.locale)
  const values = { weekday: weekday.format(midnight), day: new Date(midnight).getUTCDate() }
  return withMonth ? t('dayOfMonth', { ...values, month: month.format(midnight) }) : t('day', values)
}
