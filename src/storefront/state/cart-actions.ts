/** Owns what components do with the cart: each action changes it, says what became of it and offers Undo. */
import type { ProductChoice } from '#domain/catalogue/product.ts'
import {
  addToCart,
  changeChoice,
  clearCart,
  decrementLine,
  incrementLine,
  removeLine,
  restoreLine,
} from '#domain/cart/cart.ts'
import { type Cart, type CartLine, type KeptProduct, lineKey } from '#domain/cart/cart-line.ts'
import type { CartChange, CartOutcome } from '#domain/cart/cart-outcome.ts'
import { cartMessage } from '#storefront/messages.ts'
import { lookUpSoon, stores } from './browser-stores.ts'
import { toast } from './toast-store.ts'

/**
 * Adds a product, `quantity` whole and at least 1, in the first choice that can be bought where none is given. The
 * outcome is `refused` where stock does not suffice: then the chosen quantity goes back to 1. Sections 4, 5 and 8.
 */
export async function addProductToCart(
  product: KeptProduct,
  quantity = 1,
  choice?: ProductChoice,
): Promise<CartOutcome> {
  const outcome = await changeCart((cart) => addToCart(cart, product, quantity, choice))
  if (outcome.kind === 'added') lookUpSoon(product)
  return outcome
}

/** The plus of a cart row; `key` is the line's `lineKey`, here and below. Section 5. */
export function incrementInCart(key: string): Promise<CartOutcome> {
  return changeCart((cart) => incrementLine(cart, key))
}

/** The minus of a cart row. Section 4. */
export function decrementInCart(key: string): Promise<CartOutcome> {
  return changeCart((cart) => decrementLine(cart, key))
}

/** Takes a line out; the toast, and whoever keeps the outcome's `line` and `index`, can bring it back. Section 4. */
export function removeFromCart(key: string): Promise<CartOutcome> {
  return changeCart((cart) => removeLine(cart, key))
}

/** Undo of a removal. */
export function restoreToCart(line: CartLine, index: number): Promise<CartOutcome> {
  return changeCart((cart) => restoreLine(cart, line, index))
}

/** Gives a line another colour or size. Decisions, Choices. */
export function chooseInCart(key: string, choice: ProductChoice): Promise<CartOutcome> {
  return changeCart((cart) => changeChoice(cart, key, choice))
}

/** Empties the cart; the question before it is the page's. Sections 4 and 5. */
export function emptyCart(): Promise<CartOutcome> {
  let seen: Set<string> | undefined
  return changeCart((cart) => {
    // Made again after another tab's write, it takes out what the shopper saw and nothing that came since.
    const kept: Cart = seen ? cart.filter((line) => !seen?.has(lineKey(line))) : []
    seen ??= new Set(cart.map(lineKey))
    return { ...clearCart(cart), cart: kept.length === cart.length ? cart : kept }
  })
}

async function changeCart(rule: (cart: Cart) => CartChange): Promise<CartOutcome> {
  const outcome = await stores.cart.change((items) => {
    const { cart, outcome: became } = rule(items)
    return { items: cart, outcome: became }
  })
  const message = cartMessage(outcome)
  if (!message || !('id' in outcome)) return outcome
  const undo = outcome.kind === 'removed' && {
    action: { label: 'Undo', run: () => void restoreToCart(outcome.line, outcome.index) },
  }
  toast({ ...message, key: outcome.id, ...undo })
  return outcome
}
