/** How large an order may be. */
import { MAX_AMOUNT } from '#domain/money/decimal.ts'
import { type Currency, minorPerUnit } from '#domain/money/currency.ts'
import type { Minor } from '#domain/money/minor.ts'

export const MAX_ORDER_LINES = 200

/** Pieces of one line. */
export const MAX_LINE_PIECES = 1_000_000

/** How many pieces of a unit price fit into one line, so that every sum stays exact. */
export function piecesThatFit(unitPrice: Minor, currency: Currency): number {
  return Math.min(MAX_LINE_PIECES, Math.floor((MAX_AMOUNT * minorPerUnit(currency)) / Math.max(1, unitPrice)))
}
