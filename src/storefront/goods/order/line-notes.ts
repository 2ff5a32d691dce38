/** What a shopper should know of a cart line, in words: changes since it was added, and stock. */
import { formatNumber } from '#domain/money/format-number.ts'
import { type Cart, type CartLine, lineChoice } from '#domain/cart/cart-line.ts'
import { isOrderable, piecesThere } from '#domain/cart/orderable.ts'
import { lineTotal } from '#domain/cart/totals.ts'
import { browserMoney } from '#storefront/state/page-money.ts'
import { availability } from '#domain/inventory/availability.ts'

/** Notes that stand by the price. */
export const PRICE_NOTES: readonly string[] = ['dearer', 'cheaper'] satisfies LineNote['id'][]

export interface LineNote {
  id: 'gone' | 'sold-out' | 'too-many' | 'low' | 'dearer' | 'cheaper'
  text: string
  /** Something must be done before it can be ordered, it is good news, or neither. */
  tone: 'problem' | 'good' | 'plain'
  /** Pieces that one press brings the line down to; absent where there is nothing to press. */
  take?: number
}

/** The notes of a line of this cart, most urgent first. */
export function lineNotes(cart: Cart, line: CartLine): LineNote[] {
  if (line.unavailable) return [{ id: 'gone', text: 'No longer in the shop. Please remove it.', tone: 'problem' }]
  const stock = stockNote(cart, line)
  const price = priceNote(line)
  return [...(stock ? [stock] : []), ...(price ? [price] : [])]
}

function stockNote(cart: Cart, line: CartLine): LineNote | null {
  if (!isOrderable(line)) {
    const text = 'Sold out since you added it. Please remove it or choose another.'
    return { id: 'sold-out', text, tone: 'problem' }
  }
  const { quantity, low } = availability(line, lineChoice(line))
  const take = piecesThere(cart, line)
  if (take >= line.orderQuantity)
    return low ? { id: 'low', text: `Only ${formatNumber(quantity)} left`, tone: 'problem' } : null
  if (take === 0) {
    const text = `The ${formatNumber(quantity)} that are left are in your cart already. Please remove this line or lower the other.`
    return { id: 'too-many', text, tone: 'problem' }
  }
  const left =
    take === quantity
      ? `Only ${formatNumber(quantity)} left`
      : `Only ${formatNumber(take)} of the ${formatNumber(quantity)} left are free`
  return { id: 'too-many', text: `${left}, fewer than you chose.`, tone: 'problem', take }
}

function priceNote(line: CartLine): LineNote | null {
  const price = lineTotal(line).unit.sale
  const { priceBefore } = line
  if (priceBefore === undefined || priceBefore === price) return null
  const text = `Was ${browserMoney().format(priceBefore)} when you added it`
  return priceBefore < price ? { id: 'dearer', text, tone: 'plain' } : { id: 'cheaper', text, tone: 'good' }
}
