/** What a shopper should know of a cart line, in words: changes since it was added, and stock. */
import type { GroupText } from '#texts/text-pack.ts'
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
export function lineNotes(cart: Cart, line: CartLine, t: GroupText<'frame'>): LineNote[] {
  if (line.unavailable) return [{ id: 'gone', text: t('noteGone'), tone: 'problem' }]
  const stock = stockNote(cart, line, t)
  const price = priceNote(line, t)
  return [...(stock ? [stock] : []), ...(price ? [price] : [])]
}

function stockNote(cart: Cart, line: CartLine, t: GroupText<'frame'>): LineNote | null {
  if (!isOrderable(line)) {
    return { id: 'sold-out', text: t('noteSoldOut'), tone: 'problem' }
  }
  const { quantity, low } = availability(line, lineChoice(line))
  const take = piecesThere(cart, line)
  if (take >= line.orderQuantity)
    return low ? { id: 'low', text: t('noteOnlyLeft', { quantity }), tone: 'problem' } : null
  if (take === 0) return { id: 'too-many', text: t('noteInCartAlready', { quantity }), tone: 'problem' }
  const text = take === quantity ? t('noteFewer', { quantity }) : t('noteFewerFree', { take, quantity })
  return { id: 'too-many', text, tone: 'problem', take }
}

function priceNote(line: CartLine, t: GroupText<'frame'>): LineNote | null {
  const price = lineTotal(line).unit.sale
  const { priceBefore } = line
  if (priceBefore === undefined || priceBefore === price) return null
  const text = t('noteWas', { price: browserMoney().format(priceBefore) })
  return priceBefore < price ? { id: 'dearer', text, tone: 'plain' } : { id: 'cheaper', text, tone: 'good' }
}
