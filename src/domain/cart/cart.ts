/** Owns the rules of the cart: each change takes a cart and gives a new one with what became of it, never changing the old. */
import type { ProductChoice } from '#domain/catalogue/product.ts'
import { hasVariants } from '#domain/catalogue/variant.ts'
import { availability } from '#domain/inventory/availability.ts'
import { defaultChoice } from '#domain/inventory/choice.ts'
import {
  type Cart,
  type CartLine,
  choiceKey,
  isInCart,
  type KeptProduct,
  lineChoice,
  lineKey,
  makeLine,
  mergeEqualLines,
  productLines,
} from './cart-line.ts'
import type { CartChange, CartOutcome, Refusal } from './cart-outcome.ts'

/**
 * Adds `quantity` pieces (whole, 1 or more, else a RangeError) as a new line, or to the line of the same choice;
 * refused where stock does not suffice, the first add included. Without a choice: the first that can be bought.
 * Sections 4 and 5 and decisions, Cart.
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
  if (!cart.some((line) => lineKey(line) === key)) {
    return { cart: [...cart, makeLine(product, quantity, chosen)], outcome: { kind: 'added', ...outcome } }
  }
  // The product at hand is fresher than the one the line was made of.
  const more = replaceLine(cart, key, (line) =>
    makeLine({ ...line, ...product }, line.orderQuantity + quantity, chosen),
  )
  return { cart: more, outcome: { kind: 'incremented', ...outcome } }
}

/** The plus of a cart row: exactly one piece more, within stock. Section 5 and decisions, Cart. */
export function incrementLine(cart: Cart, key: string): CartChange {
  const line = cart.find((candidate) => lineKey(candidate) === key)
  return line ? addToCart(cart, line, 1, lineChoice(line)) : unchanged(cart)
}

/** The minus of a cart row: one piece less, stopping at 1 without a word. Section 4. */
export function decrementLine(cart: Cart, key: string): CartChange {
  const line = cart.find((candidate) => lineKey(candidate) === key)
  if (!line || line.orderQuantity <= 1) return unchanged(cart)
  const less = replaceLine(cart, key, (old) => ({ ...old, orderQuantity: old.orderQuantity - 1 }))
  return { cart: less, outcome: { kind: 'decremented', id: line.id, title: line.title } }
}

/** Takes a line out. Section 4. */
export function removeLine(cart: Cart, key: string): CartChange {
  const index = cart.findIndex((line) => lineKey(line) === key)
  const line = cart[index]
  if (!line) return unchanged(cart)
  return { cart: cart.toSpliced(index, 1), outcome: { kind: 'removed', id: line.id, title: line.title, line, index } }
}

/** Takes every line out; the question before it (section 5) is the page's. Section 4. */
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

/** Gives a line another colour or size; lines that become equal merge, within stock. Decisions, Choices and Cart. */
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

/**
 * Why `quantity` more pieces cannot be had, or undefined. Stock is shared by all lines of a product, with variants by
 * all lines of the variant; using up the last piece is allowed. Decisions, Cart.
 */
function refusal(cart: Cart, product: KeptProduct, choice: ProductChoice, quantity: number): Refusal | undefined {
  const stock = product.unavailable ? 0 : availability(product, choice).quantity
  if (stock === 0) return 'out-of-stock'
  return stock >= pooledQuantity(cart, product, choice) + quantity ? undefined : 'no-more-stock'
}

function pooledQuantity(cart: Cart, product: KeptProduct, choice: ProductChoice): number {
  const key = choiceKey(product.id, choice)
  const lines = productLines(cart, product.id)
  const pooled = hasVariants(product) ? lines.filter((line) => lineKey(line) === key) : lines
  return pooled.reduce((sum, line) => sum + line.orderQuantity, 0)
}

function replaceLine(cart: Cart, key: string, change: (line: CartLine) => CartLine): CartLine[] {
  return cart.map((line) => (lineKey(line) === key ? change(line) : line))
}

function refused(cart: Cart, { id, title }: KeptProduct, reason: Refusal): CartChange {
  return { cart, outcome: { kind: 'refused', reason, id, title } }
}

function unchanged(cart: Cart): CartChange {
  const outcome: CartOutcome = { kind: 'unchanged' }
  return { cart, outcome }
}
