/** The tabbed collections of a home: Featured, New, Top Sellers, or all and each category; sortable by the home area's four options. */
import type { CatalogueItem } from '#domain/catalogue/product/product.ts'
import { isOutOfStock } from '#domain/catalogue/product/stock.ts'
import { byCover, byNewest, bySales, topOf } from './top-of.ts'

export interface Collection {
  id: 'featured' | 'new' | 'top-sellers' | 'all' | `kind-${number}`
  /** The category, of a tab for each. */
  kind?: string
  /** Newest, or most sold, first; the dropdown orders what is shown. */
  products: CatalogueItem[]
}

/** Cards of a row on a desktop. */
const ROW = 4

/** At most `size` products each in whole rows of four, from `createdAt`, `featured` and `sellCount`; an empty collection is left out. */
export function homeCollections(items: readonly CatalogueItem[], size: number): Collection[] {
  const collections: Collection[] = [
    { id: 'featured', products: topOf(items.filter(isFeatured), size, bySales) },
    { id: 'new', products: topOf(items, size, byNewest) },
    { id: 'top-sellers', products: topOf(items.filter(isSelling), size, bySales) },
  ]
  return collections
    .map((collection) => ({ ...collection, products: wholeRows(collection.products) }))
    .filter(({ products }) => products.length > 0)
}

/** Goods of one mood, at most `size` in whole rows of four, what the shop puts forward in front. */
export function coverRows(items: readonly CatalogueItem[], size: number): CatalogueItem[] {
  return wholeRows(topOf(items, size, byCover))
}

/** All of them: what has a picture and no other section tells of in front, where a mosaic has its large cards, what is sold out behind. */
export function mosaicOrder(
  items: readonly CatalogueItem[],
  isTold: (item: CatalogueItem) => boolean,
): CatalogueItem[] {
  const behind = (item: CatalogueItem): number => (isOutOfStock(item) ? 2 : Number(isTold(item) || item.img === ''))
  return items.toSorted((a, b) => behind(a) - behind(b) || byCover(a, b))
}

/** Another row of tabs, over the goods of one mood: `shown` in their order, then each category of theirs. */
export function kindCollections(shown: readonly CatalogueItem[]): Collection[] {
  const kinds = [...new Set(shown.map(({ parent }) => parent))]
  if (shown.length === 0) return []
  const whole: Collection = { id: 'all', products: [...shown] }
  if (kinds.length < 2) return [whole]
  const tabs = kinds.map((kind, place) => ({
    id: `kind-${place + 1}` as const,
    kind,
    products: shown.filter(({ parent }) => parent === kind),
  }))
  return [whole, ...tabs]
}

/** Without the beginning of a second row. */
function wholeRows(products: CatalogueItem[]): CatalogueItem[] {
  return products.length < ROW ? products : products.slice(0, products.length - (products.length % ROW))
}

export function isFeatured({ featured }: CatalogueItem): boolean {
  return featured
}

export function isSelling({ sellCount }: CatalogueItem): boolean {
  return sellCount > 0
}
