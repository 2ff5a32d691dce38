/** How large an order may be. */
import { MAX_DOLLARS, toCents, type Cents } from '#domain/money/money.ts'

export const MAX_ORDER_LINES = 200

/** Pieces of one line. */
export const MAX_LINE_PIECES = 1_000_000

const MAX_LINE_AMOUNT = toCents(MAX_DOLLARS)

/** How many pieces of a unit price (in cents) fit into one line, so that every sum stays exact. */
export function piecesThatFit(unitPrice: Cents): number {
  return Math.min(MAX_LINE_PIECES, Math.floor(MAX_LINE_AMOUNT / Math.max(1, unitPrice)))
}
