/** Owns what a shopper does with the lines of a cart: more, less, out, back, another choice. */
import type { ProductChoice } from '#domain/catalogue/product/product.ts'
import { hasVariants } from '#domain/catalogue/product/variant.ts'
import { defaultChoice } from '#domain/inventory/choice.ts'
import { addToCart, refusal, refused, replaceLine } from './cart.ts'
import {
  type Cart,
  type CartLine,
  choiceKey,
  isInCart,
  lineChoice,
  lineKey,
  makeLine,
  mergeEqualLines,
} from './cart-line.ts'
import type { CartChange } from './cart-outcome.ts'
import { piecesThere } from './orderable.ts'

/** The plus of a cart row: exactly one piece more, within stock. Spec 4.9. */
export function incrementLine(cart: Cart, key: string): CartChange {
  const line = cart.find((candidate) => lineKey(candidate) === key)
  return line ? addToCart(cart, line, 1, lineChoice(line)) : unchanged(cart)
}

/** The minus of a cart row: one piece less, stopping at 1 without a word. Spec 4.9. */
export function decrementLine(cart: Cart, key: string): CartChange {
  const line = cart.find((candidate) => lineKey(candidate) === key)
  if (!line || line.orderQuantity <= 1) return unchanged(cart)
  return lowered(cart, line, line.orderQuantity - 1)
}

/** Brings a line that asks for more than there is down to the pieces that it can have; nothing where it has them, or there are none. */
export function takeAvailable(cart: Cart, key: string): CartChange {
  const line = cart.find((candidate) => lineKey(candidate) === key)
  const pieces = line ? piecesThere(cart, line) : 0
  return line && pieces > 0 && pieces < line.orderQuantity ? lowered(cart, line, pieces) : unchanged(cart)
}

/** Takes a line out. Spec 4.9. */
export function removeLine(cart: Cart, key: string): CartChange {
  const index = cart.findIndex((line) => lineKey(line) === key)
  const line = cart[index]
  if (!line) return unchanged(cart)
  return { cart: cart.toSpliced(index, 1), outcome: { kind: 'removed', id: line.id, title: line.title, line, index } }
}

/** Takes every line out; the question before it (spec 5.4) is the page's. Spec 4.9. */
export function clearCart(cart: Cart): CartChange {
  return cart.length === 0 ? unchanged(cart) : { cart: [], outcome: { kind: 'cleared', lines: cart } }
}

/** Puts a removed line back to its place (Undo); joins a line of the same choice that came meanwhile, within stock. */
export function restoreLine(cart: Cart, line: CartLine, index: number): CartChange {
  const choice = lineChoice(line)
  // Alone it comes back as it was, even if stock has fallen below it since: Undo gives back what was there.
  const reason = isInCart(cart, line.id) ? refusal(cart, line, choice, line.orderQuantity) : undefined
  if (reason) return refused(cart, line, reason)
  const restored = mergeEqualLines(cart.toSpliced(index, 0, line))
  return { cart: restored, outcome: { kind: 'restored', id: line.id, title: line.title } }
}

/**
 * Undo of Clear cart: every line is back in its old order with the pieces and the choice that it had, before what came meanwhile. A line that is
 * there again has the larger of both numbers, so that to undo twice is to undo once.
 */
export function restoreCart(cart: Cart, lines: Cart): CartChange {
  const now = new Map(cart.map((line) => [lineKey(line), line]))
  const back = lines.map((line) => {
    const there = now.get(lineKey(line))
    return there ? { ...there, orderQuantity: Math.max(there.orderQuantity, line.orderQuantity) } : line
  })
  const keys = new Set(lines.map(lineKey))
  return { cart: [...back, ...cart.filter((line) => !keys.has(lineKey(line)))], outcome: { kind: 'cart-restored' } }
}

/** Gives a line another colour or size; lines that become equal merge, within stock. Spec 4.7 and 4.8. */
export function changeChoice(cart: Cart, key: string, choice: ProductChoice): CartChange {
  const line = cart.find((candidate) => lineKey(candidate) === key)
  if (!line) return unchanged(cart)
  const chosen = defaultChoice(line, choice)
  if (choiceKey(line.id, chosen) === key) return unchanged(cart)
  const others = cart.filter((candidate) => candidate !== line)
  const reason = hasVariants(line) ? refusal(others, line, chosen, line.orderQuantity) : undefined
  if (reason) return refused(cart, line, reason)
  const changed = replaceLine(cart, key, (old) => makeLine(old, old.orderQuantity, chosen))
  return { cart: mergeEqualLines(changed), outcome: { kind: 'choice-changed', id: line.id, title: line.title } }
}

function lowered(cart: Cart, line: CartLine, orderQuantity: number): CartChange {
  const less = replaceLine(cart, lineKey(line), (old) => ({ ...old, orderQuantity }))
  return { cart: less, outcome: { kind: 'decremented', id: line.id, title: line.title } }
}

function unchanged(cart: Cart): CartChange {
  return { cart, outcome: { kind: 'unchanged' } }
}
