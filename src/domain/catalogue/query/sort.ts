/** The orders of the catalogue: each sort is a rank, lower first, and the id decides between equals. */
import type { SortKey } from './catalogue-query.ts'
import { highestDiscount, isOnSale } from '../product/discount.ts'
import { compare, idNumber } from '../index/id-order.ts'
import type { IndexedProduct } from '../index/indexed-product.ts'

/** The rank of an item under each sort: list price, real rating with the number of reviews behind it, age, percent (spec 4.3). */
export const SORT_RANKS: Record<SortKey, (item: IndexedProduct) => number> = {
  asc: () => 0,
  low: (item) => item.price,
  high: (item) => 0 - item.price,
  'on-sale': () => 0,
  rating: ({ rating }) => (rating.count > 0 ? -(Math.round(rating.average * 10) * 1e9 + rating.count) : 0),
  newest: (item) => -(Date.parse(item.createdAt) || 0),
  discount: (item) => -highestDiscount(item),
}

/** Compares two items under a sort; ids that are numbers compare as numbers and stand before texts, which compare by code unit. */
export function compareItems(sortBy: SortKey): (a: IndexedProduct, b: IndexedProduct) => number {
  const rank = SORT_RANKS[sortBy]
  return (a, b) => compareRanked(ranked(a, rank), ranked(b, rank))
}

/** A new list in the order of the sort; `on-sale` also keeps discount above 0 alone (spec 4.3). */
export function sortItems<T extends IndexedProduct>(items: readonly T[], sortBy: SortKey): T[] {
  const rank = SORT_RANKS[sortBy]
  return (sortBy === 'on-sale' ? items.filter(isOnSale) : items)
    .map((item) => ranked(item, rank))
    .toSorted(compareRanked)
    .map(({ item }) => item)
}

interface Ranked<T extends IndexedProduct> {
  item: T
  rank: number
  /** Infinity for an id that is a text. */
  number: number
}

function ranked<T extends IndexedProduct>(item: T, rank: (item: IndexedProduct) => number): Ranked<T> {
  return { item, rank: rank(item), number: idNumber(item.id) }
}

function compareRanked(a: Ranked<IndexedProduct>, b: Ranked<IndexedProduct>): number {
  return compare(a.rank, b.rank) || compare(a.number, b.number) || compare(a.item.id, b.item.id)
}
