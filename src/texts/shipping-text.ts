/** The names of the ways of shipping, as a label and within a line of words. */
import type { GroupText, KeyOf } from './text-pack.ts'

/** A way of shipping as it is spoken of: `title` is the owner's own word for it. */
export interface NamedShipping {
  id: string
  title?: string | undefined
}

const NAMES: Readonly<Record<string, readonly [label: KeyOf<'frame'>, within: KeyOf<'frame'>]>> = {
  'flat-rate': ['flatRate', 'flatRateWithin'],
  'local-pickup': ['localPickup', 'localPickupWithin'],
  free: ['freeShipping', 'freeShippingWithin'],
}

/** As it stands alone: "Flat rate". */
export function shippingName(method: NamedShipping, t: GroupText<'frame'>): string {
  return named(method, 0, t)
}

/** As it stands behind other words: "Shipping, flat rate". */
export function shippingNameWithin(method: NamedShipping, t: GroupText<'frame'>): string {
  return named(method, 1, t)
}

function named({ id, title }: NamedShipping, form: 0 | 1, t: GroupText<'frame'>): string {
  const words = Object.hasOwn(NAMES, id) ? NAMES[id] : undefined
  return title ?? (words ? t(words[form]) : id)
}

/** The same of an order, as it was sold. */
export function soldShipping(order: { shippingMethod: string; shippingTitle?: string | undefined }): NamedShipping {
  return { id: order.shippingMethod, title: order.shippingTitle }
}
