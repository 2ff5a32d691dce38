/** Owns the ways of shipping: which of them serve an order, what they cost, and which one is meant while nobody has chosen. */
import { lesser, type Minor, ZERO } from '#domain/money/minor.ts'
import type { ShippingSetting } from '#domain/shop/shipping-settings.ts'

/** The id of a way of shipping. */
export type ShippingMethod = string

/** What goes where. */
export interface ShippingQuestion {
  /** ISO 3166-1 alpha-2. */
  country: string
  /** What the goods cost, after a code. */
  goods: Minor
  /** Grams. */
  weight: number
}

/** A way that serves the order. */
export interface ShippingOffer {
  setting: ShippingSetting
  price: Minor
}

/** Why a way does not serve an order. */
export type Unserved = 'country' | 'weight'

export interface ShippingOffers {
  offered: readonly ShippingOffer[]
  unserved: readonly { setting: ShippingSetting; why: Unserved }[]
}

/** Goods of one kind. */
interface Weighed {
  /** Grams of one piece; nothing is known where it is absent, which counts as nothing. */
  weight?: number | undefined
  quantity: number
}

/** Grams of all pieces. */
export function weightOf(goods: readonly Weighed[]): number {
  return goods.reduce((sum, { weight = 0, quantity }) => sum + weight * quantity, 0)
}

/** The ways in the owner's order, each with what it costs or why it does not serve. Spec 9.3. */
export function shippingOffers(settings: readonly ShippingSetting[], question: ShippingQuestion): ShippingOffers {
  const offered: ShippingOffer[] = []
  const unserved: { setting: ShippingSetting; why: Unserved }[] = []
  for (const setting of settings) {
    const price = priceFor(setting, question)
    if (typeof price === 'string') unserved.push({ setting, why: price })
    else offered.push({ setting, price })
  }
  return { offered, unserved }
}

function priceFor(
  { price, countries, freeFrom, byWeight }: ShippingSetting,
  question: ShippingQuestion,
): Minor | Unserved {
  if (countries && !countries.includes(question.country.trim().toUpperCase())) return 'country'
  const step = byWeight?.find(({ upTo }) => question.weight <= upTo)
  if (byWeight && !step) return 'weight'
  if (freeFrom !== undefined && question.goods >= freeFrom) return ZERO
  return step?.price ?? price
}

/** The chosen way where it serves; else `free`, else the owner's first that does; undefined where none does. Spec 4.13. */
export function chosenOffer(
  { offered }: ShippingOffers,
  chosen: ShippingMethod | undefined,
): ShippingOffer | undefined {
  const named = (id: string | undefined) => offered.find(({ setting }) => setting.id === id)
  return named(chosen) ?? named('free') ?? offered[0]
}

/** Working days from dispatch to arrival of a way; of one that the owner has taken away, those of the first. */
export function transitDays(settings: readonly ShippingSetting[], method: ShippingMethod): readonly [number, number] {
  return (settings.find(({ id }) => id === method) ?? settings[0])?.days ?? [0, 0]
}

/** The ways that leave the house: a shop where everything is fetched promises nothing of them. */
export function sendingWays(settings: readonly ShippingSetting[]): ShippingSetting[] {
  return settings.filter(({ id }) => id !== 'local-pickup')
}

/** What the cheapest way of sending costs, for the lightest and smallest order. */
export function lowestPrice(settings: readonly ShippingSetting[]): Minor {
  const prices = sendingWays(settings).map(({ price, byWeight }) => byWeight?.[0]?.price ?? price)
  return prices.length === 0 ? ZERO : prices.reduce(lesser)
}

/** Whether every order can be sent without cost. */
export function isAlwaysFree(settings: readonly ShippingSetting[]): boolean {
  return sendingWays(settings).some(({ price, countries, byWeight }) => price === 0 && !countries && !byWeight)
}
