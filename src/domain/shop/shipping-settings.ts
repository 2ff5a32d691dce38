/** The ways of shipping of a shop: what `shop.json` says of them, with the specification's three as defaults. */
import type { Minor } from '#domain/money/minor.ts'
import type { Money } from './shop-money.ts'

export interface ShippingSetting {
  /** Lower-case letters, digits and hyphens. */
  id: string
  /** The owner's own word for it; the pack's for the three of the specification. */
  title?: string
  price: Minor
  /** Working days from dispatch to arrival, first and last. */
  days: readonly [number, number]
  /** ISO 3166-1 alpha-2; everywhere where they are absent. */
  countries?: readonly string[]
  /** It costs nothing for goods from this amount on. */
  freeFrom?: Minor
  /** In place of `price`, ascending: up to so many grams; what is heavier than the last is not taken. */
  byWeight?: readonly { upTo: number; price: Minor }[]
  /** The tax class that its price bears, before the shop's own for shipping. */
  taxClass?: string
}

/** Which `shop.json` names by words of their own as well. */
export const SPECIFIED_SHIPPING = { flatRate: 'flat-rate', localPickup: 'local-pickup', free: 'free' } as const

/** Spec 9.3, in whole units of whichever currency. */
export function defaultShipping({ toMinor }: Money): readonly ShippingSetting[] {
  return [
    { id: 'flat-rate', price: toMinor(20), days: [3, 5] },
    { id: 'local-pickup', price: toMinor(25), days: [1, 1] },
    { id: 'free', price: toMinor(0), days: [5, 8] },
  ]
}
