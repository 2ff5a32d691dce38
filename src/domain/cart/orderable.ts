/** Owns what of a cart can be bought: which lines count, and how many pieces each of them can have. */
import type { ProductChoice } from '#domain/catalogue/product/product.ts'
import { hasVariants } from '#domain/catalogue/product/variant.ts'
import { availability } from '#domain/inventory/availability.ts'
import { type Cart, type CartLine, choiceKey, type KeptProduct, lineChoice, lineKey } from './cart-line.ts'

/** Whether a line can be bought at all. One that the shop no longer has, or has no piece of, costs nothing and is left out of an order. */
export function isOrderable(line: CartLine): boolean {
  return lineStock(line) > 0
}

/** The lines that count: for the sums of the cart, and as what an order asks for. */
export function orderableLines(cart: Cart): CartLine[] {
  return cart.filter(isOrderable)
}

/** Pieces that the shop has for a line in its colour and size, 0 where none. */
export function lineStock(line: CartLine): number {
  return stockOf(line, lineChoice(line))
}

/** The same for a product in a choice. */
export function stockOf(product: KeptProduct, choice: ProductChoice): number {
  return product.unavailable ? 0 : availability(product, choice).quantity
}

/** Names the stock that a choice of a product draws on: the variant's, or the product's where it has no variants. */
export function stockPool(product: KeptProduct, choice: ProductChoice): string {
  return hasVariants(product) ? choiceKey(product.id, choice) : product.id
}

/** Pieces that the lines of a cart ask of one stock. */
export function pooledPieces(cart: Cart, pool: string): number {
  const lines = cart.filter((line) => stockPool(line, lineChoice(line)) === pool)
  return lines.reduce((sum, line) => sum + line.orderQuantity, 0)
}

/** The most pieces that a line of this cart can have: what the earlier lines leave of its stock, 0 or more. */
export function piecesThere(cart: Cart, line: CartLine): number {
  const key = lineKey(line)
  const place = cart.findIndex((other) => lineKey(other) === key)
  const earlier = cart.slice(0, Math.max(0, place))
  return Math.max(0, lineStock(line) - pooledPieces(earlier, stockPool(line, lineChoice(line))))
}
