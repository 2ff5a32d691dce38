/** The ways of shipping for a cart, and the one that is meant. */
import type { Cart } from '#domain/cart/cart-line.ts'
import { orderableLines } from '#domain/cart/orderable.ts'
import { cartTotals } from '#domain/cart/totals.ts'
import { type Minor, minus, ZERO } from '#domain/money/minor.ts'
import {
  chosenOffer,
  type ShippingOffer,
  shippingOffers,
  type ShippingOffers,
  weightOf,
} from '#domain/pricing/shipping.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import { useShippingChoice } from './shipping-choice.ts'

export interface CartShipping extends ShippingOffers {
  /** Absent where none serves. */
  offer: ShippingOffer | undefined
  price: Minor
}

/** `discount` is what a code takes off; where it goes is an ISO 3166-1 code. */
export function useShipping(
  cart: Cart,
  { shipping }: Pick<ShopSettings, 'shipping'>,
  country: string,
  discount: Minor = ZERO,
): CartShipping {
  const weight = weightOf(orderableLines(cart).map((line) => ({ weight: line.weight, quantity: line.orderQuantity })))
  const goods = minus(cartTotals(cart).subtotal, discount)
  const offers = shippingOffers(shipping, { country, goods, weight })
  const offer = chosenOffer(offers, useShippingChoice())
  return { ...offers, offer, price: offer?.price ?? ZERO }
}
