/** Which lines of a cart cannot be ordered as they are, and what can be done about each (usability 35 and 60). */
import type { GroupText } from '#texts/text-pack.ts'
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
export function lineProblems(cart: Cart, t: GroupText<'checkout'>, frame: GroupText<'frame'>): LineProblem[] {
  return cart.flatMap((line): LineProblem[] => {
    const known = { key: lineKey(line), title: line.title }
    if (!isOrderable(line)) {
      return [{ ...known, text: t(line.unavailable ? 'leftOutGone' : 'leftOutSoldOut'), leftOut: true }]
    }
    const short = lineNotes(cart, line, frame).find(({ id }) => id === 'too-many')
    return short
      ? [{ ...known, text: short.text, leftOut: false, ...(short.take !== undefined && { take: short.take }) }]
      : []
  })
}
