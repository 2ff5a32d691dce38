/** Goods of other categories than a product's own, unlike the related ones (usability 28). */
import type { CatalogueItem } from '#domain/catalogue/product/product.ts'
import { isOutOfStock } from '#domain/catalogue/product/stock.ts'

/**
 * At most `limit` products that can be bought, one per category, none of the product's own: those with most shared tags
 * first, the same product type before another, then by pieces sold. Nothing without a shared tag or type.
 */
export function supplements(items: readonly CatalogueItem[], product: CatalogueItem, limit = 2): CatalogueItem[] {
  const tags = new Set(product.tags)
  const best = new Map<string, { item: CatalogueItem; score: number }>()
  for (const item of items) {
    if (item.id === product.id || item.category.name === product.category.name || isOutOfStock(item)) continue
    const shared = item.tags.filter((tag) => tags.has(tag)).length
    const score = shared * 2 + (item.productType === product.productType ? 3 : 0)
    const rival = best.get(item.category.name)
    if (score > 0 && (!rival || isBetter({ item, score }, rival))) best.set(item.category.name, { item, score })
  }
  const ranked = [...best.values()].sort((a, b) => (isBetter(a, b) ? -1 : 1))
  return ranked.slice(0, limit).map(({ item }) => item)
}

function isBetter(a: { item: CatalogueItem; score: number }, b: { item: CatalogueItem; score: number }): boolean {
  return a.score === b.score ? a.item.sellCount > b.item.sellCount : a.score > b.score
}

/**
 * At most `limit` products of the same product type that can be bought and are not among `shown`: best rated first, then
 * by pieces sold. They fill a row in which few are related.
 */
export function moreOfType(
  items: readonly CatalogueItem[],
  product: CatalogueItem,
  shown: readonly CatalogueItem[],
  limit = 6,
): CatalogueItem[] {
  const left = new Set([product, ...shown].map(({ id }) => id))
  return items
    .filter((item) => item.productType === product.productType && !left.has(item.id) && !isOutOfStock(item))
    .toSorted((a, b) => b.rating.average - a.rating.average || b.sellCount - a.sellCount)
    .slice(0, limit)
}
