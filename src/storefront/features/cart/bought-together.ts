/** Asks the shop what others have ordered with the products of a cart. */
import type { Cart } from '#domain/cart/cart-line.ts'
import type { Decimal } from '#domain/catalogue/product-decimals.ts'
import type { CatalogueItem } from '#domain/catalogue/product/product.ts'
import { fromApi } from '#storefront/state/api-products.ts'

/** Products of the cart that are asked about, the last that were added. */
const ASKED = 20
/** What one call answers at most. */
const MOST = 12
/** Milliseconds after which the catalogue's own words have to do. */
const PATIENCE = 2000

/** At most `limit` products, surest first; none where there are too few orders, or no answer. Never rejects. */
export async function boughtTogether(apiBaseUrl: string, cart: Cart, limit: number): Promise<readonly CatalogueItem[]> {
  const inCart = new Set(cart.map(({ id }) => id))
  const asked = [...inCart].slice(-ASKED)
  // The shop leaves out what it is asked about; of a larger cart it may name what is in it.
  const wanted = inCart.size > ASKED ? MOST : limit
  const query = new URLSearchParams([...asked.map((id) => ['id', id]), ['limit', String(wanted)]])
  try {
    const answer = await fetch(`${apiBaseUrl}/product/boughtTogether?${query}`, {
      signal: AbortSignal.timeout(PATIENCE),
    })
    if (!answer.ok) return []
    const found = (await answer.json()) as Decimal<CatalogueItem>[]
    return found
      .filter(({ id }) => !inCart.has(id))
      .slice(0, limit)
      .map(fromApi)
  } catch {
    return []
  }
}
