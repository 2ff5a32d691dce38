/** Owns what a cart comes to: sums of rounded unit prices, so that what a shopper sees always adds up. */
import { plus, sumOf, times, type Minor, ZERO } from '#domain/money/minor.ts'
import { type Price, priceOf } from '#domain/pricing/sale-price.ts'
import { type Cart, type CartLine, lineChoice } from './cart-line.ts'
import { orderableLines } from './orderable.ts'

export interface LineTotal {
  unit: Price
  /** Unit sale price times orderQuantity. */
  total: Minor
  /** What the discount spares on the whole line. */
  saving: Minor
}

export interface CartTotals {
  subtotal: Minor
  shipping: Minor
  total: Minor
  /** Sum of orderQuantity: the header's badge. */
  quantity: number
  saving: Minor
}

/** The price of one line in its colour and size. Spec 9.2 and 9.3. */
export function lineTotal(line: CartLine): LineTotal {
  const unit = priceOf(line, lineChoice(line))
  return { unit, total: times(unit.sale, line.orderQuantity), saving: times(unit.saving, line.orderQuantity) }
}

/** Sum of orderQuantity. Spec 9.3. */
export function cartQuantity(cart: Cart): number {
  return cart.reduce((sum, line) => sum + line.orderQuantity, 0)
}

/**
 * Subtotal, chosen shipping (0 where nothing is chosen) and total. Lines that cannot be bought cost nothing, but stay in the
 * quantity until they are removed. Spec 9.3.
 */
export function cartTotals(cart: Cart, shipping: Minor = ZERO): CartTotals {
  const lines = orderableLines(cart).map(lineTotal)
  const subtotal = sumOf(lines.map((line) => line.total))
  const saving = sumOf(lines.map((line) => line.saving))
  return { subtotal, shipping, total: plus(subtotal, shipping), quantity: cartQuantity(cart), saving }
}
