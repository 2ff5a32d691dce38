/** Which lines of a cart cannot be ordered as they are, and what can be done about each (usability 35 and 60). */
import { type Cart, lineKey } from '#domain/cart/cart-line.ts'
import { isOrderable } from '#domain/cart/orderable.ts'
import { lineNotes } from '../../../goods/order/line-notes.ts'

export interface LineProblem {
  key: string
  title: string
  text: string
  /** It is simply left out of the order; the others stand in its way. */
  leftOut: boolean
  /** Pieces that one press brings the line down to. */
  take?: number
}

/** In the order of the cart, at most one a line. */
export function lineProblems(cart: Cart): LineProblem[] {
  return cart.flatMap((line): LineProblem[] => {
    const known = { key: lineKey(line), title: line.title }
    if (!isOrderable(line)) {
      const why = line.unavailable ? 'No longer in the shop' : 'Sold out'
      return [{ ...known, text: `${why}; it is left out of this order.`, leftOut: true }]
    }
    const short = lineNotes(cart, line).find(({ id }) => id === 'too-many')
    return short
      ? [{ ...known, text: short.text, leftOut: false, ...(short.take !== undefined && { take: short.take }) }]
      : []
  })
}
