/** What a shopper should know of a cart line, in words: changes since it was added, and stock (usability 35). */
import { formatNumber } from '#domain/money/format-number.ts'
import { type CartLine, lineChoice } from '#domain/cart/cart-line.ts'
import { lineTotal } from '#domain/cart/totals.ts'
import { formatMoney } from '#domain/money/money.ts'
import { availability } from '#domain/inventory/availability.ts'

/** Notes that stand by the price. */
export const PRICE_NOTES: readonly string[] = ['dearer', 'cheaper'] satisfies LineNote['id'][]

export interface LineNote {
  id: 'gone' | 'sold-out' | 'too-many' | 'low' | 'dearer' | 'cheaper'
  text: string
  /** Something must be done before it can be ordered, it is good news, or neither. */
  tone: 'problem' | 'good' | 'plain'
}

/**
 * The notes of a line, most urgent first.
 * @param pooled pieces of all lines that draw on the same stock, this one included.
 */
export function lineNotes(line: CartLine, pooled: number): LineNote[] {
  if (line.unavailable) return [{ id: 'gone', text: 'No longer in the shop. Please remove it.', tone: 'problem' }]
  const notes: LineNote[] = []
  const { buyable, quantity, low } = availability(line, lineChoice(line))
  if (!buyable) {
    notes.push({
      id: 'sold-out',
      text: 'Sold out since you added it. Please remove it or choose another.',
      tone: 'problem',
    })
  } else if (pooled > quantity) {
    notes.push({
      id: 'too-many',
      text: `Only ${formatNumber(quantity)} left, fewer than you chose. Please lower the quantity.`,
      tone: 'problem',
    })
  } else if (low) {
    notes.push({ id: 'low', text: `Only ${quantity} left`, tone: 'problem' })
  }
  const price = lineTotal(line).unit.sale
  const { priceBefore } = line
  if (priceBefore !== undefined && priceBefore !== price) {
    const text = `Was ${formatMoney(priceBefore)} when you added it`
    notes.push(priceBefore < price ? { id: 'dearer', text, tone: 'plain' } : { id: 'cheaper', text, tone: 'good' })
  }
  return notes
}
