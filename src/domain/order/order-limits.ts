/** How large an order may be. */
import { MAX_AMOUNT } from '#domain/money/decimal.ts'
import type { Minor } from '#domain/money/minor.ts'
import { toMinor } from '#domain/shop/shop-money.ts'

export const MAX_ORDER_LINES = 200

/** Pieces of one line. */
export const MAX_LINE_PIECES = 1_000_000

const MAX_LINE_AMOUNT = toMinor(MAX_AMOUNT)

/** How many pieces of a unit price fit into one line, so that every sum stays exact. */
export function piecesThatFit(unitPrice: Minor): number {
  return Math.min(MAX_LINE_PIECES, Math.floor(MAX_LINE_AMOUNT / Math.max(1, unitPrice)))
}
