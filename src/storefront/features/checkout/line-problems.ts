/** Which lines of a cart cannot be ordered as they are, and what can be done about each (usability 35 and 60). */
import { type Cart, type CartLine, lineKey } from '#domain/cart/cart-line.ts'
import { lineNotes } from '../cart/line-notes.ts'
import { pooledPieces } from '../cart/pooled-pieces.ts'

export interface LineProblem {
  key: string
  title: string
  text: string
  /** It is simply left out of the order; the others stand in its way. */
  leftOut: boolean
}

const BLOCKING: readonly string[] = ['sold-out', 'too-many']

/** In the order of the cart, at most one a line. */
export function lineProblems(cart: Cart): LineProblem[] {
  return cart.flatMap((line) => {
    const text = problemText(line, cart)
    return text === undefined
      ? []
      : [{ key: lineKey(line), title: line.title, text, leftOut: line.unavailable === true }]
  })
}

function problemText(line: CartLine, cart: Cart): string | undefined {
  if (line.unavailable) return 'No longer in the shop; it is left out of this order.'
  return lineNotes(line, pooledPieces(cart, line)).find(({ id }) => BLOCKING.includes(id))?.text
}
