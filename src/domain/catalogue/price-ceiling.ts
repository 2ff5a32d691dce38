/** The upper end of the price slider. */
import { toCents } from '#domain/money/money.ts'
import type { CatalogueItem } from './product.ts'

/** The highest list price in cents, rounded up to a whole `step` of cents, so that the dearest product is never lost; 0 without products. */
export function priceCeiling(items: readonly Pick<CatalogueItem, 'price'>[], step = 100): number {
  let highest = 0
  for (const item of items) highest = Math.max(highest, toCents(item.price))
  return Math.ceil(highest / step) * step
}
