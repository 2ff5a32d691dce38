/** What pages choose among in a catalogue that is too large to be looked through: the foremost products of each type, found while all pass by once. */
import { highestDiscount, offerEnd } from '../product/discount.ts'
import { compareIds } from '../index/id-order.ts'
import type { IndexedProduct } from '../index/indexed-product.ts'
import { SORT_RANKS } from '../query/sort.ts'

export interface Showcase {
  /** Considers a product; one that was there before is removed first. */
  add(product: IndexedProduct): void
  remove(id: string): void
  /** In `asc` order: the foremost of one product type, or of all. */
  ids(productType?: string): string[]
  /** All places as they are now, from which the same showcase can be made again. */
  saved(): SavedShelf[]
}

interface Place {
  id: string
  /** Lower is nearer to the front. */
  rank: number
}

/** One shelf of a product type; null for those of the whole catalogue. */
export interface SavedShelf {
  productType: string | null
  shelf: number
  places: readonly Place[]
}

interface Shelf {
  /** Products at most. */
  length: number
  /** Lower is nearer to the front; null for a product that has no place here. */
  rank: (product: IndexedProduct, nowMs: number) => number | null
}

const bySales = ({ sellCount }: IndexedProduct): number => -sellCount

/** Kept of each product type. A page shows a dozen of a shelf at most; the rest stands in for what sells out or leaves. */
const SHELVES_OF_TYPE: readonly Shelf[] = [
  { length: 64, rank: bySales },
  { length: 48, rank: SORT_RANKS.newest },
  { length: 48, rank: (product) => (product.rating.count > 0 ? SORT_RANKS.rating(product) : null) },
  { length: 48, rank: (product) => (highestDiscount(product) > 0 ? SORT_RANKS.discount(product) : null) },
  { length: 48, rank: (product) => (product.featured ? bySales(product) : null) },
  // The best sold of all that have not ended, not those that end first: they would all have ended within the hour.
  { length: 48, rank: (product, nowMs) => (isOfferLeft(product, nowMs) ? bySales(product) : null) },
]

/** Kept of the whole catalogue: the first with a video and the first with an offer (spec 2.3). */
const SHELVES_OF_ALL: readonly Shelf[] = [
  { length: 8, rank: ({ videoId }) => (videoId === undefined ? null : 0) },
  { length: 8, rank: (product) => (offerEnd(product) === undefined ? null : 0) },
]

/**
 * @param now epoch milliseconds; an offer that has ended when a product is considered is none.
 * @param saved what an earlier showcase held.
 */
export function createShowcase(now: () => number, saved: readonly SavedShelf[] = []): Showcase {
  const ofAll = SHELVES_OF_ALL.map((shelf) => new Row(shelf))
  const ofType = new Map<string, Row[]>()

  function rowsOf(productType: string): Row[] {
    const rows = ofType.get(productType) ?? SHELVES_OF_TYPE.map((shelf) => new Row(shelf))
    ofType.set(productType, rows)
    return rows
  }

  for (const { productType, shelf, places } of saved) {
    const rows = productType === null ? ofAll : rowsOf(productType)
    rows[shelf]?.fill(places)
  }
  const savedRows = (productType: string | null, rows: readonly Row[]): SavedShelf[] =>
    rows.map((row, shelf) => ({ productType, shelf, places: row.places() }))

  return {
    saved: () => [
      ...savedRows(null, ofAll),
      ...[...ofType].flatMap(([productType, rows]) => savedRows(productType, rows)),
    ],
    add(product) {
      const nowMs = now()
      for (const row of ofAll) row.add(product, nowMs)
      for (const row of rowsOf(product.productType)) row.add(product, nowMs)
    },
    remove(id) {
      for (const row of [...ofAll, ...[...ofType.values()].flat()]) row.remove(id)
    },
    ids(productType) {
      const rows =
        productType === undefined ? [...ofAll, ...[...ofType.values()].flat()] : (ofType.get(productType) ?? [])
      return [...new Set(rows.flatMap((row) => row.ids()))].toSorted(compareIds)
    },
  }
}

/** The foremost products of one shelf in their order; equals stand by id. */
class Row {
  readonly #shelf: Shelf
  readonly #places: Place[] = []

  constructor(shelf: Shelf) {
    this.#shelf = shelf
  }

  add(product: IndexedProduct, nowMs: number): void {
    const rank = this.#shelf.rank(product, nowMs)
    if (rank === null) return
    const { id } = product
    const places = this.#places
    const isBehind = (place: Place) => place.rank - rank || compareIds(place.id, id)
    const last = places[this.#shelf.length - 1]
    if (last && isBehind(last) < 0) return
    const at = places.findIndex((place) => isBehind(place) > 0)
    places.splice(at < 0 ? places.length : at, 0, { id, rank })
    if (places.length > this.#shelf.length) places.pop()
  }

  remove(id: string): void {
    const at = this.#places.findIndex((place) => place.id === id)
    if (at >= 0) this.#places.splice(at, 1)
  }

  fill(places: readonly Place[]): void {
    this.#places.splice(0, this.#places.length, ...places)
  }

  places(): Place[] {
    return [...this.#places]
  }

  ids(): string[] {
    return this.#places.map(({ id }) => id)
  }
}

function isOfferLeft({ offerDate }: IndexedProduct, nowMs: number): boolean {
  return offerDate !== undefined && (offerDate.endDate === undefined || Date.parse(offerDate.endDate) > nowMs)
}
