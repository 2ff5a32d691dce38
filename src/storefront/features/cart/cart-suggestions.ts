/** What goes well with a whole cart: supplements of its lines in turn, nothing that is in it already. */
import type { Cart } from '#domain/cart/cart-line.ts'
import type { CatalogueItem } from '#domain/catalogue/product/product.ts'
import { supplements } from '../product/details/below/supplements.ts'

const PER_LINE = 6

/** At most `limit` products, the best of each line before the second best of any (usability 28). */
export function cartSuggestions(cart: Cart, items: readonly CatalogueItem[], limit = 4): CatalogueItem[] {
  const inCart = new Set(cart.map((line) => line.id))
  const categories = new Set(cart.map((line) => line.category.name))
  const offers = cart.map((line) =>
    supplements(items, line, PER_LINE).filter((item) => !inCart.has(item.id) && !categories.has(item.category.name)),
  )
  const inTurn = Array.from({ length: PER_LINE }, (_, place) => offers.flatMap((offer) => offer[place] ?? []))
  return [...new Map(inTurn.flat().map((item) => [item.id, item])).values()].slice(0, limit)
}
