/** Owns what becomes of a cart when it was ordered, and when the shop had less of it than was asked for. */
import { type Cart, type CartLine, lineChoice, lineKey } from '#domain/cart/cart-line.ts'
import { hasVariants } from '#domain/catalogue/variant.ts'
import { availability } from '#domain/inventory/availability.ts'
import type { OrderChange } from './order.ts'

/** The lines of a cart that can be asked for: the shop still has their product. */
export function orderableLines(cart: Cart): CartLine[] {
  return cart.filter((line) => !line.unavailable)
}

/**
 * Takes out what was ordered: pieces by `lineKey`. What was added to the cart meanwhile stays; the same object where nothing
 * of it was ordered.
 */
export function withoutOrdered(cart: Cart, ordered: ReadonlyMap<string, number>): Cart {
  if (!cart.some((line) => ordered.has(lineKey(line)))) return cart
  return cart
    .map((line) => ({ ...line, orderQuantity: line.orderQuantity - (ordered.get(lineKey(line)) ?? 0) }))
    .filter((line) => line.orderQuantity > 0)
}

/**
 * The cart as it can be ordered once the shopper accepts what has changed: nothing that is gone or cannot be chosen any longer,
 * no more pieces than there are. `asked` are the keys of the lines that were sent, in order, which the changes count from 0.
 * What the changes say of stock holds even where the line's own product is not up to date yet. Decisions, Orders.
 */
export function acceptChanges(cart: Cart, asked: readonly string[], changes: readonly OrderChange[]): Cart {
  const of = (kind: OrderChange['kind']) => changes.filter((change) => change.kind === kind && change.line !== undefined)
  const lost = new Set([...of('gone'), ...of('choice')].map((change) => asked[change.line ?? -1]))
  const said = new Map(of('stock').map((change) => [asked[change.line ?? -1], Number(change.now ?? 0)]))
  const left = new Map<string, number>()
  const kept = orderableLines(cart).filter((line) => !lost.has(lineKey(line)))
  for (const line of kept) {
    const pool = poolOf(line)
    const stock = Math.min(availability(line, lineChoice(line)).quantity, said.get(lineKey(line)) ?? Infinity)
    left.set(pool, Math.min(left.get(pool) ?? Infinity, Math.max(0, stock)))
  }
  return kept.flatMap((line) => {
    const pool = poolOf(line)
    const pieces = Math.min(line.orderQuantity, left.get(pool) ?? 0)
    left.set(pool, (left.get(pool) ?? 0) - pieces)
    return pieces > 0 ? [{ ...line, orderQuantity: pieces }] : []
  })
}

/** Lines of the same name here draw on the same stock (decisions, Cart). */
function poolOf(line: CartLine): string {
  return hasVariants(line) ? lineKey(line) : line.id
}
