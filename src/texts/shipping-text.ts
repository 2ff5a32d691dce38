/** The names of the ways of shipping, as a label and within a line of words. */
import type { ShippingMethod } from '#domain/pricing/shipping.ts'
import type { GroupText, KeyOf } from './text-pack.ts'

const NAMES: Readonly<Record<ShippingMethod, readonly [label: KeyOf<'frame'>, within: KeyOf<'frame'>]>> = {
  'flat-rate': ['flatRate', 'flatRateWithin'],
  'local-pickup': ['localPickup', 'localPickupWithin'],
  free: ['freeShipping', 'freeShippingWithin'],
}

/** As it stands alone: "Flat rate". */
export function shippingName(method: ShippingMethod, t: GroupText<'frame'>): string {
  return t(NAMES[method][0])
}

/** As it stands behind other words: "Shipping, flat rate". */
export function shippingNameWithin(method: ShippingMethod, t: GroupText<'frame'>): string {
  return t(NAMES[method][1])
}
