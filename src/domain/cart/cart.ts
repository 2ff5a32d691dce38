/** Owns the adding to a cart, and when it is refused: as every change it takes a cart and gives a new one with what became of it, never changing the old. */
import type { ProductChoice } from '#domain/catalogue/product/product.ts'
import { defaultChoice } from '#domain/inventory/choice.ts'
import { type Cart, type CartLine, choiceKey, type KeptProduct, lineKey, makeLine } from './cart-line.ts'
import type { CartChange, Refusal } from './cart-outcome.ts'
import { pooledPieces, stockOf, stockPool } from './orderable.ts'

/**
 * Adds `quantity` pieces (whole, 1 or more, else a RangeError) as a new line, or to the line of the same choice;
 * refused where stock does not suffice, the first add included. Without a choice: the first that can be bought.
 * Spec 4.8.
 */
export function addToCart(cart: Cart, product: KeptProduct, quantity: number, choice?: ProductChoice): CartChange {
  if (!Number.isSafeInteger(quantity) || quantity < 1) {
    throw new RangeError(`quantity: expected a whole number of 1 or more, got ${quantity}`)
  }
  const chosen = defaultChoice(product, choice)
  const reason = refusal(cart, product, chosen, quantity)
  if (reason) return refused(cart, product, reason)
  const key = choiceKey(product.id, chosen)
  const outcome = { id: product.id, title: product.title, quantity }
  const before = cart.find((line) => lineKey(line) === key)
  if (!before) {
    const line = makeLine(product, quantity, chosen)
    return { cart: [...cart, line], outcome: { kind: 'added', ...outcome, line } }
  }
  // The product at hand is fresher than the one the line was made of.
  const more = makeLine({ ...before, ...product }, before.orderQuantity + quantity, chosen)
  return { cart: replaceLine(cart, key, () => more), outcome: { kind: 'incremented', ...outcome, line: more } }
}

/**
 * Why `quantity` more pieces cannot be had, or undefined. Stock is shared by all lines of a product, with variants by
 * all lines of the variant; using up the last piece is allowed. Spec 4.8.
 */
export function refusal(
  cart: Cart,
  product: KeptProduct,
  choice: ProductChoice,
  quantity: number,
): Refusal | undefined {
  const stock = stockOf(product, choice)
  if (stock === 0) return 'out-of-stock'
  return stock >= pooledPieces(cart, stockPool(product, choice)) + quantity ? undefined : 'no-more-stock'
}

/** The cart with one line changed. */
export function replaceLine(cart: Cart, key: string, change: (line: CartLine) => CartLine): CartLine[] {
  return cart.map((line) => (lineKey(line) === key ? change(line) : line))
}

/** A change that was not made. */
export function refused(cart: Cart, { id, title }: KeptProduct, reason: Refusal): CartChange {
  return { cart, outcome: { kind: 'refused', reason, id, title } }
}
