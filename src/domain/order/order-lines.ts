/** Owns the sums of an order: lines of unit price times quantity, plus shipping. */
import type { Cents } from '#domain/money/money.ts'
import type { ProductChoice } from '#domain/catalogue/product.ts'

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

/** What an order comes to, in cents; `shipping` in cents. Spec 9.3. */
export function orderTotals(lines: readonly Pick<OrderLine, 'quantity' | 'unitPrice'>[], shipping: Cents): OrderTotals {
  const subtotal = lines.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0)
  return { subtotal, shipping, total: subtotal + shipping }
}
