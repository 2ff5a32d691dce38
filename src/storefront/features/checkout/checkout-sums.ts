/** Owns what the checkout shows as the order's sums: the cart's own, with what the promotion code brings. */
import type { Cart } from '#domain/cart/cart-line.ts'
import { orderableLines } from '#domain/cart/orderable.ts'
import type { TaxSettings } from '#domain/shop/tax-settings.ts'
import { addedTax, orderTaxes, type TaxLine, type TaxPlace } from '#domain/tax/tax.ts'
import { cartTotals, lineTotal } from '#domain/cart/totals.ts'
import { lesser, minus, plus, type Minor, ZERO } from '#domain/money/minor.ts'
import type { OrderSums } from '#domain/order/order.ts'

export interface CheckoutSums extends OrderSums {
  taxes: readonly TaxLine[]
  /** What the products' own discounts spare. */
  saving: Minor
  /** The code has made the shipping free. */
  freeByCode: boolean
}

/**
 * @param shipping what the chosen way costs
 * @param place where it goes, as far as the form says
 * @param brings what the code that holds takes off and makes of the shipping, or null
 */
export function checkoutSums(
  cart: Cart,
  shipping: Minor,
  brings: Pick<OrderSums, 'discount' | 'shipping'> | null,
  tax: TaxSettings,
  { shippingClass, ...place }: TaxPlace & { shippingClass?: string | undefined },
): CheckoutSums {
  const { subtotal, saving } = cartTotals(cart, shipping)
  const discount = lesser(brings?.discount ?? ZERO, subtotal)
  const paid = brings?.shipping ?? shipping
  const goods = orderableLines(cart).map((line) => ({ amount: lineTotal(line).total, taxClass: line.taxClass }))
  const taxes = orderTaxes({ goods, discount, shipping: paid, shippingClass, place }, tax)
  const total = plus(plus(minus(subtotal, discount), paid), addedTax(taxes, tax))
  return { taxes, subtotal, saving, discount, shipping: paid, total, freeByCode: paid < shipping }
}
