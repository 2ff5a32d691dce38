/** The words for when an order arrives, such as "Tue 24 to Thu 26 Nov". */
import { deliveryWindow } from '#domain/pricing/delivery-window.ts'
import { type ShippingMethod, shippingRate } from '#domain/pricing/shipping.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** When an order placed at `nowMs` (epoch milliseconds) arrives or can be picked up. Usability 32 and 45. */
export function deliveryText(
  method: ShippingMethod,
  nowMs: number,
  shop: Pick<ShopSettings, 'shipping' | 'dispatchCutOff'>,
): string {
  const { days } = shippingRate(method, shop.shipping)
  const { first, last } = deliveryWindow({ nowMs, cutOff: shop.dispatchCutOff, days })
  return method === 'local-pickup' ? `Ready ${dayRange(first, last)}` : dayRange(first, last)
}

/** Two midnights UTC as days; the month is said once where it is the same, one day alone where they are equal. */
export function dayRange(first: number, last: number): string {
  if (first === last) return day(first, true)
  const sameMonth = new Date(first).getUTCMonth() === new Date(last).getUTCMonth()
  return `${day(first, !sameMonth)} to ${day(last, true)}`
}

// Spelled by hand: Intl's British and American forms differ in order and commas, and every shopper should read the same.
function day(midnight: number, withMonth: boolean): string {
  const date = new Date(midnight)
  const text = `${WEEKDAYS[date.getUTCDay()]} ${date.getUTCDate()}`
  return withMonth ? `${text} ${MONTHS[date.getUTCMonth()]}` : text
}
