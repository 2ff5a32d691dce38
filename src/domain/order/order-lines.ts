/** Owns the sums of an order: lines of unit price times quantity, plus shipping. */
import { plus, sumOf, times, type Minor } from '#domain/money/minor.ts'
import type { ProductChoice } from '#domain/catalogue/product/product.ts'

export interface OrderLine {
  id: string
  title: string
  choice: ProductChoice
  quantity: number
  /** Sale price of one piece. */
  unitPrice: Minor
}

export interface OrderTotals {
  subtotal: Minor
  shipping: Minor
  total: Minor
}

/** What an order comes to. Spec 9.3. */
export function orderTotals(lines: readonly Pick<OrderLine, 'quantity' | 'unitPrice'>[], shipping: Minor): OrderTotals {
  const subtotal = sumOf(lines.map(({ unitPrice, quantity }) => times(unitPrice, quantity)))
  return { subtotal, shipping, total: plus(subtotal, shipping) }
}
