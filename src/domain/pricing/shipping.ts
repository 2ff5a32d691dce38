/** Owns the ways of shipping: which there are and what they cost. */
import { type Minor, ZERO } from '#domain/money/minor.ts'
import type { ShippingRate, ShopSettings } from '#domain/shop/shop-settings.ts'

export type ShippingMethod = 'flat-rate' | 'local-pickup' | 'free'

interface ShippingMethodRow {
  id: ShippingMethod
  /** Its rate in the owner's settings. */
  setting: keyof ShopSettings['shipping']
}

/** In the order in which they are offered. Spec 4.13. */
export const SHIPPING_METHODS: readonly ShippingMethodRow[] = [
  { id: 'flat-rate', setting: 'flatRate' },
  { id: 'local-pickup', setting: 'localPickup' },
  { id: 'free', setting: 'free' },
]

/** Whether a value names a way of shipping. */
export function isShippingMethod(value: unknown): value is ShippingMethod {
  return SHIPPING_METHODS.some((row) => row.id === value)
}

/** The owner's price and transit days of a way of shipping. */
export function shippingRate(method: ShippingMethod, settings: ShopSettings['shipping']): ShippingRate {
  const row = SHIPPING_METHODS.find((candidate) => candidate.id === method)
  if (!row) throw new RangeError(`shipping method: expected flat-rate, local-pickup or free, got "${method}"`)
  return settings[row.setting]
}

/** What shipping costs; nothing chosen counts as 0. Spec 4.13 and 9.3. */
export function shippingPrice(method: ShippingMethod | undefined, settings: ShopSettings['shipping']): Minor {
  return method === undefined ? ZERO : shippingRate(method, settings).price
}
