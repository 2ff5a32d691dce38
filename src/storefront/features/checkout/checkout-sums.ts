/** Owns what the checkout shows as the order's sums: the cart's own, with what the promotion code brings. */
import type { Cart } from '#domain/cart/cart-line.ts'
import { cartTotals } from '#domain/cart/totals.ts'
import type { Cents } from '#domain/money/money.ts'
import type { OrderSums } from '#domain/order/order.ts'

export interface CheckoutSums extends OrderSums {
  /** What the products' own discounts spare. */
  saving: Cents
  /** The code has made the shipping free. */
  freeByCode: boolean
}

/**
 * @param shipping cents of the chosen way
 * @param brings what the code that holds takes off and makes of the shipping, or null
 */
export function checkoutSums(
  cart: Cart,
  shipping: Cents,
  brings: Pick<OrderSums, 'discount' | 'shipping'> | null,
): CheckoutSums {
  const { subtotal, saving } = cartTotals(cart, shipping)
  const discount = Math.min(brings?.discount ?? 0, subtotal)
  const paid = brings?.shipping ?? shipping
  return { subtotal, saving, discount, shipping: paid, total: subtotal - discount + paid, freeByCode: paid < shipping }
}
