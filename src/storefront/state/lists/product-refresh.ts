/** Owns the looking up of stored products again: title, price, stock and picture go stale. Spec 4.12. */
import type { CatalogueItem } from '#domain/catalogue/product/product.ts'
import { type CartLine, type KeptProduct, lineChoice } from '#domain/cart/cart-line.ts'
import { lineTotal } from '#domain/cart/totals.ts'
import type { Stores } from './stores.ts'

/** Gives the products of these ids (at most 100); ids that are gone are absent. */
export type ResolveProducts = (ids: readonly string[]) => Promise<readonly CatalogueItem[]>

const IDS_PER_CALL = 100

/** Every id of the three lists, once. */
export function storedIds(stores: Stores): string[] {
  const lists = [stores.cart, stores.wishlist, stores.compare]
  return [...new Set(lists.flatMap((store) => store.state.getState().items.map((item) => item.id)))]
}

/**
 * Looks up these products and puts what the shop says now in the place of what was stored; a product that is gone stays,
 * marked unavailable. Where the look-up fails, its products stay as they are. Never rejects.
 */
export async function refreshProducts(stores: Stores, resolve: ResolveProducts, ids: readonly string[]): Promise<void> {
  for (let start = 0; start < ids.length; start += IDS_PER_CALL) {
    const asked = ids.slice(start, start + IDS_PER_CALL)
    try {
      const found = new Map((await resolve(asked)).map((product) => [product.id, product]))
      const fresh = (kept: KeptProduct) => freshProduct(kept, asked, found)
      const freshEntry = (kept: KeptProduct) => inItsColor(kept, fresh(kept))
      await Promise.all([
        stores.cart.change((lines) => ({
          items: replace(lines, (line) => freshLine(line, fresh(line))),
          outcome: null,
        })),
        stores.wishlist.change((list) => ({ items: replace(list, freshEntry), outcome: null })),
        stores.compare.change((list) => ({ items: replace(list, freshEntry), outcome: null })),
      ])
    } catch {
      // Offline, or the server is busy: what is stored is still good enough to be seen.
    }
  }
}

function freshProduct(kept: KeptProduct, asked: readonly string[], found: Map<string, CatalogueItem>): KeptProduct {
  const product = found.get(kept.id)
  if (!product) return asked.includes(kept.id) ? { ...kept, unavailable: true } : kept
  const { description, additionalInformation } = kept
  return { description, additionalInformation, ...product }
}

/** An entry of the wishlist or the compare list keeps the colour in which it was put there. */
function inItsColor({ selected }: KeptProduct, fresh: KeptProduct): KeptProduct {
  return selected ? { ...fresh, selected } : fresh
}

function freshLine(line: CartLine, product: KeptProduct): CartLine {
  if (product === line) return line
  const fresh: CartLine = { ...product, orderQuantity: line.orderQuantity, selected: line.selected }
  const choice = lineChoice(fresh)
  const priceBefore = line.priceBefore ?? lineTotal(line).unit.sale
  return {
    ...fresh,
    selected: choice.color === undefined && choice.size === undefined ? undefined : choice,
    priceBefore: priceBefore === lineTotal(fresh).unit.sale ? undefined : priceBefore,
  }
}

function replace<Item>(items: readonly Item[], change: (item: Item) => Item): readonly Item[] {
  const changed = items.map(change)
  return JSON.stringify(changed) === JSON.stringify(items) ? items : changed
}
