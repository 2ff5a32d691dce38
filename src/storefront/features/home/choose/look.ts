/** The pieces of a look: goods of different kinds that are worn together. */
import type { CatalogueItem } from '#domain/catalogue/product/product.ts'
import { isOutOfStock } from '#domain/catalogue/product/stock.ts'
import { priceSpread } from '#domain/pricing/sale-price.ts'
import { type Minor, sumOf } from '#domain/money/minor.ts'
import { bySales, topOf } from './top-of.ts'

const FEWEST = 3
const MOST = 5
/** How far down the best sellers we look for other kinds. */
const DEPTH = 60

/**
 * The best seller of each category, then of further sub-categories, at most five, only what can be bought and never two of
 * one sub-category; none where there are fewer than three kinds. The dearest stands first, in the largest picture.
 */
export function lookPieces(items: readonly CatalogueItem[]): CatalogueItem[] {
  const sellers = topOf(
    items.filter((item) => !isOutOfStock(item)),
    DEPTH,
    bySales,
  )
  const kinds = distinctBy(sellers, ({ parent, children }) => `${parent}/${children}`)
  const first = distinctBy(kinds, ({ parent }) => parent)
  const pieces = [...first, ...kinds.filter((item) => !first.includes(item))].slice(0, MOST)
  return pieces.length < FEWEST ? [] : pieces.toSorted((a, b) => lookPrice(b) - lookPrice(a))
}

/** What one piece adds to a look's total. */
export function lookPrice(item: CatalogueItem): Minor {
  return priceSpread(item).lowest.sale
}

/** The sum of all pieces. */
export function lookTotal(pieces: readonly CatalogueItem[]): Minor {
  return sumOf(pieces.map(lookPrice))
}

function distinctBy(items: readonly CatalogueItem[], key: (item: CatalogueItem) => string): CatalogueItem[] {
  const seen = new Map<string, CatalogueItem>()
  for (const item of items) if (!seen.has(key(item))) seen.set(key(item), item)
  return [...seen.values()]
}
