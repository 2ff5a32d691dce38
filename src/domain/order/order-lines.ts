/** Owns the sums of an order: lines of unit price times quantity, plus shipping. */
import type { Cents } from '#domain/money/money.ts'
import type { ProductChoice } from '#domain/catalogue/product.ts'
import { type Cart, lineChoice } from '#domain/cart/cart-line.ts'
import { lineTotal } from '#domain/cart/totals.ts'

export interface OrderLine {
  id: string
  title: string
  choice: ProductChoice
  quantity: number
  /** Sale price of one piece. */
  unitPrice: Cents
}

export interface OrderTotals {
  subtotal: Cents
  shipping: Cents
  total: Cents
}

/** The lines that a cart would order; what the shop no longer has is left out. */
export function orderLines(cart: Cart): OrderLine[] {
  return cart
    .filter((line) => !line.unavailable)
    .map((line) => ({
      id: line.id,
      title: line.title,
      choice: lineChoice(line),
      quantity: line.orderQuantity,
      unitPrice: lineTotal(line).unit.sale,
    }))
}

/** What an order comes to, in cents; `shipping` in cents. Section 9. */
export function orderTotals(lines: readonly Pick<OrderLine, 'quantity' | 'unitPrice'>[], shipping: Cents): OrderTotals {
  const subtotal = lines.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0)
  return { subtotal, shipping, total: subtotal + shipping }
}
