/** Three short lists: the biggest savings, what the shop puts forward, what sells. */
import type { KeyOf } from '#texts/text-pack.ts'
import { isOnSale } from '#domain/catalogue/product/discount.ts'
import type { CatalogueItem } from '#domain/catalogue/product/product.ts'
import { isFeatured, isSelling } from './collections.ts'
import { byDiscount, bySales, topOf } from './top-of.ts'

export interface ShortList {
  id: 'discount' | 'featured' | 'selling'
  title: KeyOf<'home'>
  products: CatalogueItem[]
}

const LENGTH = 3

/** At most three products each; a product stands in one list alone as long as there are others, and an empty list is left out. */
export function shortLists(items: readonly CatalogueItem[]): ShortList[] {
  const shown = new Set<string>()
  const pick = (found: readonly CatalogueItem[]) => {
    const fresh = found.filter(({ id }) => !shown.has(id))
    const products = [...fresh, ...found.filter(({ id }) => shown.has(id))].slice(0, LENGTH)
    for (const { id } of products) shown.add(id)
    return products
  }
  const lists: ShortList[] = [
    { id: 'discount', title: 'biggestSavings', products: pick(topOf(items.filter(isOnSale), LENGTH, byDiscount)) },
    { id: 'featured', title: 'putForward', products: pick(topOf(items.filter(isFeatured), LENGTH * 3, bySales)) },
    { id: 'selling', title: 'bestSelling', products: pick(topOf(items.filter(isSelling), LENGTH * 3, bySales)) },
  ]
  return lists.filter(({ products }) => products.length > 0)
}
