/** Owns what a cart comes to: sums of rounded unit prices, so that what a shopper sees always adds up. */
import type { Cents } from '#domain/money/money.ts'
import { type Price, priceOf } from '#domain/pricing/sale-price.ts'
import { type Cart, type CartLine, lineChoice } from './cart-line.ts'
import { orderableLines } from './orderable.ts'

export interface LineTotal {
  unit: Price
  /** Unit sale price times orderQuantity. */
  total: Cents
  /** What the discount spares on the whole line. */
  saving: Cents
}

export interface CartTotals {
  subtotal: Cents
  shipping: Cents
  total: Cents
  /** Sum of orderQuantity: the header's badge. */
  quantity: number
  saving: Cents
}

/** The price of one line in its colour and size, in cents. Spec 9.2 and 9.3. */
export function lineTotal(line: CartLine): LineTotal {
  const unit = priceOf(line, lineChoice(line))
  return { unit, total: unit.sale * line.orderQuantity, saving: unit.saving * line.orderQuantity }
}

/** Sum of orderQuantity. Spec 9.3. */
export function cartQuantity(cart: Cart): number {
  return cart.reduce((sum, line) => sum + line.orderQuantity, 0)
}

/**
 * Subtotal, chosen shipping (cents, 0 where nothing is chosen) and total. Lines that cannot be bought cost nothing, but stay in the
 * quantity until they are removed. Spec 9.3.
 */
export function cartTotals(cart: Cart, shipping: Cents = 0): CartTotals {
  const lines = orderableLines(cart).map(lineTotal)
  const subtotal = lines.reduce((sum, line) => sum + line.total, 0)
  const saving = lines.reduce((sum, line) => sum + line.saving, 0)
  return { subtotal, shipping, total: subtotal + shipping, quantity: cartQuantity(cart), saving }
}
