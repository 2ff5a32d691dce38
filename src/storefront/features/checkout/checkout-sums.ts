/** Owns what the checkout shows as the order's sums: the cart's own, with what the promotion code brings. */
import type { Cart } from '#domain/cart/cart-line.ts'
import { cartTotals } from '#domain/cart/totals.ts'
import { lesser, minus, plus, type Minor, ZERO } from '#domain/money/minor.ts'
import type { OrderSums } from '#domain/order/order.ts'

export interface CheckoutSums extends OrderSums {
  /** What the products' own discounts spare. */
  saving: Minor
  /** The code has made the shipping free. */
  freeByCode: boolean
}

/**
 * @param shipping what the chosen way costs
 * @param brings what the code that holds takes off and makes of the shipping, or null
 */
export function checkoutSums(
  cart: Cart,
  shipping: Minor,
  brings: Pick<OrderSums, 'discount' | 'shipping'> | null,
): CheckoutSums {
  const { subtotal, saving } = cartTotals(cart, shipping)
  const discount = lesser(brings?.discount ?? ZERO, subtotal)
  const paid = brings?.shipping ?? shipping
  const total = plus(minus(subtotal, discount), paid)
  return { subtotal, saving, discount, shipping: paid, total, freeByCode: paid < shipping }
}
