/** Owns what components do with the lines of the cart: each action changes it, says what became of it and offers Undo. */
import type { ProductChoice } from '#domain/catalogue/product/product.ts'
import { type Cart, type CartLine, lineKey } from '#domain/cart/cart-line.ts'
import {
  changeChoice,
  clearCart,
  decrementLine,
  incrementLine,
  removeLine,
  restoreCart,
  restoreLine,
  takeAvailable,
} from '#domain/cart/cart-lines.ts'
import type { CartOutcome } from '#domain/cart/cart-outcome.ts'
import { changeCart } from './cart-actions.ts'

/** The plus of a cart row; `key` is the line's `lineKey`, here and below. Spec 4.9. */
export function incrementInCart(key: string): Promise<CartOutcome> {
  return changeCart((cart) => incrementLine(cart, key))
}

/** The minus of a cart row. Spec 4.9. */
export function decrementInCart(key: string): Promise<CartOutcome> {
  return changeCart((cart) => decrementLine(cart, key))
}

/** Brings a line down to the pieces that are there. */
export function takeAvailableInCart(key: string): Promise<CartOutcome> {
  return changeCart((cart) => takeAvailable(cart, key))
}

/** Takes a line out; the toast, and whoever keeps the outcome's `line` and `index`, can bring it back. Spec 4.9. */
export function removeFromCart(key: string): Promise<CartOutcome> {
  return changeCart(
    (cart) => removeLine(cart, key),
    (outcome) =>
      outcome.kind === 'removed'
        ? { label: 'Undo', run: () => void restoreToCart(outcome.line, outcome.index) }
        : undefined,
  )
}

/** Undo of a removal. */
export function restoreToCart(line: CartLine, index: number): Promise<CartOutcome> {
  return changeCart((cart) => restoreLine(cart, line, index))
}

/** Gives a line another colour or size. Spec 4.7. */
export function chooseInCart(key: string, choice: ProductChoice): Promise<CartOutcome> {
  return changeCart((cart) => changeChoice(cart, key, choice))
}

/** Empties the cart; the question before it is the page's. Spec 4.9 and 5.4. */
export function emptyCart(): Promise<CartOutcome> {
  let seen: Set<string> | undefined
  return changeCart((cart) => {
    // Made again after another tab's write, it takes out what the shopper saw and nothing that came since.
    const kept: Cart = seen ? cart.filter((line) => !seen?.has(lineKey(line))) : []
    seen ??= new Set(cart.map(lineKey))
    return { ...clearCart(cart), cart: kept.length === cart.length ? cart : kept }
  })
}

/** Undo of the emptying: `lines` is what it took out. */
export function undoEmptyCart(lines: Cart): Promise<CartOutcome> {
  return changeCart((cart) => restoreCart(cart, lines))
}
