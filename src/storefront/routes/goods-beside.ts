/** The other goods on a product's page, the same at both of its addresses. */
import type { CatalogueItem, Product } from '#domain/catalogue/product/product.ts'
import type { Store } from '#services/store.ts'
import { moreOfType, supplements } from '../features/product/details/below/supplements.ts'

/** Slides of the Related Products slider at most, and how many fill a row. */
const RELATED = 12
const ROW = 4
/** Products that are bought together with it at most; fewer leave room for what goes well by the catalogue. */
const TOGETHER = 4
const ENOUGH_TOGETHER = 2

export interface GoodsBeside {
  /** Of its category. */
  related: CatalogueItem[]
  /** By what others have ordered with it; empty where too few have ordered. */
  together: CatalogueItem[]
  /** Of other categories, by the catalogue's own words. */
  supplements: CatalogueItem[]
  /** Of the same product type, where few are related. */
  more: CatalogueItem[]
}

export async function goodsBeside({ catalogue, companions }: Store, product: Product): Promise<GoodsBeside> {
  const [related, items, together] = await Promise.all([
    catalogue.related(product, RELATED),
    catalogue.source().showcase(),
    companions.goWith([product.id], TOGETHER),
  ])
  const known = new Set(together.map(({ id }) => id))
  const goingWith =
    together.length >= ENOUGH_TOGETHER
      ? []
      : supplements(
          items.filter(({ id }) => !known.has(id)),
          product,
        )
  const shown = [...related, ...together, ...goingWith]
  return {
    related,
    together,
    supplements: goingWith,
    more: related.length < ROW ? moreOfType(items, product, shown) : [],
  }
}
