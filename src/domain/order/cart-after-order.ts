/** Owns what becomes of a cart when it was ordered, and when the shop had less of it than was asked for. */
import { type Cart, lineChoice, lineKey } from '#domain/cart/cart-line.ts'
import { lineStock, orderableLines, stockPool } from '#domain/cart/orderable.ts'
import type { OrderChange } from './order.ts'

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
 * no more pieces than there are, the earlier line first. `asked` are the keys of the lines that were sent, in order, which the
 * changes count from 0. What they say of stock holds even where a line's own product is not up to date yet. Spec 10.4.
 */
export function acceptChanges(cart: Cart, asked: readonly string[], changes: readonly OrderChange[]): Cart {
  const lost = new Set<string | undefined>()
  const most = new Map<string | undefined, number>()
  for (const { line, kind, now } of changes) {
    if (line === undefined) continue
    if (kind === 'gone' || kind === 'choice') lost.add(asked[line])
    if (kind === 'stock') most.set(asked[line], Number(now))
  }
  const taken = new Map<string, number>()
  return orderableLines(cart).flatMap((line) => {
    const key = lineKey(line)
    if (lost.has(key)) return []
    const pool = stockPool(line, lineChoice(line))
    const before = taken.get(pool) ?? 0
    const left = lineStock(line) - before
    const pieces = Math.max(0, Math.min(line.orderQuantity, left, most.get(key) ?? Infinity))
    taken.set(pool, before + pieces)
    if (pieces === 0) return []
    return [pieces === line.orderQuantity ? line : { ...line, orderQuantity: pieces }]
  })
}
