/** The tabbed collections of a home: Featured, New, Top Sellers, each sortable by the home area's four options. */
import type { KeyOf } from '#texts/text-pack.ts'
import type { CatalogueItem } from '#domain/catalogue/product/product.ts'
import { bySales, byNewest, topOf } from './top-of.ts'

export interface Collection {
  id: 'featured' | 'new' | 'top-sellers'
  title: KeyOf<'home'>
  /** Newest, or most sold, first; the dropdown orders what is shown. */
  products: CatalogueItem[]
}

/** Cards of a row on a desktop. */
const ROW = 4

/** At most `size` products each in whole rows of four, from `createdAt`, `featured` and `sellCount`; an empty collection is left out. */
export function homeCollections(items: readonly CatalogueItem[], size: number): Collection[] {
  const collections: Collection[] = [
    { id: 'featured', title: 'featured', products: topOf(items.filter(isFeatured), size, bySales) },
    { id: 'new', title: 'newest', products: topOf(items, size, byNewest) },
    { id: 'top-sellers', title: 'topSellers', products: topOf(items.filter(isSelling), size, bySales) },
  ]
  return collections
    .map((collection) => ({ ...collection, products: wholeRows(collection.products) }))
    .filter(({ products }) => products.length > 0)
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
