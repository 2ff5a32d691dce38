/** Whether a product is on sale, for the status filter and the sorts; what is paid is decided in `pricing/`. */
import type { CatalogueItem } from './product.ts'

/** The highest discount of the product and its variants in percent; 0 where there is none (a negative one is none, spec 9.2). */
export function highestDiscount(item: Pick<CatalogueItem, 'discount' | 'variants'>): number {
  let highest = Math.max(0, item.discount)
  for (const variant of item.variants ?? []) highest = Math.max(highest, variant.discount ?? 0)
  return highest
}

/** Discount above 0, its own or a variant's (spec 4.3: on-sale keeps discount above 0). */
export function isOnSale(item: Pick<CatalogueItem, 'discount' | 'variants'>): boolean {
  return highestDiscount(item) > 0
}
