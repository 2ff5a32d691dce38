/** How many pieces the cart asks of one stock. */
import { type Cart, type CartLine, lineKey } from '#domain/cart/cart-line.ts'
import { hasVariants } from '#domain/catalogue/variant.ts'

/** Pieces of all lines that share this line's stock: of the variant, or of the product where it has none (decisions, Cart). */
export function pooledPieces(cart: Cart, line: CartLine): number {
  const key = lineKey(line)
  const pooled = cart.filter((other) => (hasVariants(line) ? lineKey(other) === key : other.id === line.id))
  return pooled.reduce((sum, other) => sum + other.orderQuantity, 0)
}
