/** The orders of an index: all positions sorted beforehand, and the window of a result under one of them. */
import type { SortKey } from '../query/catalogue-query.ts'
import { countBitsThrough, hasBit, listBits, sliceBits, type Bits } from './index-bits.ts'
import type { IndexedProduct } from './indexed-product.ts'
import { SORT_RANKS } from '../query/sort.ts'
import { sortedPlaces } from './sorted-places.ts'
import type { Steps } from './steps.ts'

/** The sorts of the catalogue, and the orders that no address can ask for: most pieces sold, and what the owner puts forward before the rest. */
export type IndexOrder = SortKey | 'sales' | 'featured'

export interface Order {
  /** By position; the rank is `sign` times the key, lower first. */
  keys: Float64Array
  sign: 1 | -1
  /** Positions by rank, equal ones by position. */
  places: Uint32Array
}

/** Above any number of sales. */
const FEATURED = 1e12

/** What is sorted by; `asc` and `on-sale` are the order of the positions. */
export const ORDER_KEYS = {
  low: SORT_RANKS.low,
  rating: SORT_RANKS.rating,
  newest: SORT_RANKS.newest,
  discount: SORT_RANKS.discount,
  sales: (item: IndexedProduct) => -item.sellCount,
  featured: (item: IndexedProduct) => -item.sellCount - (item.featured ? FEATURED : 0),
}

export type OrderKey = keyof typeof ORDER_KEYS

export const ORDER_KEY_NAMES = Object.keys(ORDER_KEYS) as OrderKey[]

export type Orders = Record<OrderKey | 'high', Order>

export function* buildOrders(keys: Record<OrderKey, Float64Array>): Steps<Orders> {
  const orders: Partial<Orders> = {
    high: { keys: keys.low, sign: -1, places: sortedPlaces(keys.low.map((price) => -price)) },
  }
  for (const name of ORDER_KEY_NAMES) {
    yield
    orders[name] = { keys: keys[name], sign: 1, places: sortedPlaces(keys[name]) }
  }
  return orders as Orders
}

/** Undefined where the order is that of the positions. */
export function orderOf(orders: Orders, order: IndexOrder): Order | undefined {
  return order === 'asc' || order === 'on-sale' ? undefined : orders[order]
}

/** The first place whose rank, and behind it position, is not before the given ones. */
export function placeOf({ keys, sign, places }: Order, rank: number, position = -1): number {
  let low = 0
  let high = places.length
  while (low < high) {
    const middle = (low + high) >>> 1
    const other = places[middle] ?? 0
    const difference = sign * (keys[other] ?? 0) - rank || other - position
    if (difference < 0) low = middle + 1
    else high = middle
  }
  return low
}

/** Moves a position to where `key` belongs; the key itself is the caller's to store, once every order over it has moved. */
export function moveInOrder(order: Order, position: number, key: number): void {
  const { keys, sign, places } = order
  const from = placeOf(order, sign * (keys[position] ?? 0), position)
  const to = placeOf(order, sign * key, position)
  if (to > from) places.copyWithin(from, from + 1, to)
  else places.copyWithin(to + 1, to, from)
  places[to > from ? to - 1 : to] = position
}

export interface Result {
  total: number
  /** Undefined when everything is in the result. */
  bits: Bits | undefined
  /** Places of the price order, ascending, outside of which there is nothing of the result. */
  prices: { from: number; to: number }
}

/** Steps of a walk along an order that cost as much as one comparison of a sort. */
const STEPS_PER_COMPARISON = 8

/** `length` positions of a result at most, from the `start`-th on. */
export function windowOf(
  orders: Orders,
  name: IndexOrder,
  { total, bits, prices }: Result,
  start: number,
  length: number,
): Uint32Array {
  const size = orders.low.places.length
  const order = orderOf(orders, name)
  const wanted = Math.max(0, Math.min(length, total - start))
  if (wanted === 0) return new Uint32Array()
  if (!order) return bits ? sliceBits(bits, start, wanted) : Uint32Array.from({ length: wanted }, (_, at) => start + at)
  if (!bits) return order.places.slice(start, start + wanted)
  const from = name === 'low' ? prices.from : name === 'high' ? size - prices.to : 0
  const to = name === 'low' ? prices.to : name === 'high' ? size - prices.from : size
  const steps = (Math.min(start + wanted, total - start) * (to - from)) / total
  if (total * Math.log2(total + 1) * STEPS_PER_COMPARISON < steps) return sortFew(order, bits, total, start, wanted)
  return start + wanted <= total - start
    ? walkForward(order, bits, from, start, wanted)
    : walkBackward(order, bits, to, total - start - wanted, wanted)
}

function sortFew({ keys, sign }: Order, bits: Bits, total: number, start: number, wanted: number): Uint32Array {
  const found = new Uint32Array(total)
  listBits(bits, found)
  return found.toSorted((a, b) => sign * ((keys[a] ?? 0) - (keys[b] ?? 0)) || a - b).slice(start, start + wanted)
}

function walkForward({ places }: Order, bits: Bits, from: number, skip: number, wanted: number): Uint32Array {
  const found = new Uint32Array(wanted)
  let seen = -skip
  for (let place = from; seen < wanted; place += 1) {
    const position = places[place] ?? 0
    if (!hasBit(bits, position)) continue
    if (seen >= 0) found[seen] = position
    seen += 1
  }
  return found
}

function walkBackward({ places }: Order, bits: Bits, to: number, skip: number, wanted: number): Uint32Array {
  const found = new Uint32Array(wanted)
  let left = wanted + skip
  for (let place = to - 1; left > 0; place -= 1) {
    const position = places[place] ?? 0
    if (!hasBit(bits, position)) continue
    left -= 1
    if (left < wanted) found[left] = position
  }
  return found
}

/** How many of a set stand before a position, or in its place, under an order. */
export function countThrough(orders: Orders, name: IndexOrder, bits: Bits, position: number): number {
  const order = orderOf(orders, name)
  if (!order) return countBitsThrough(bits, position)
  const end = placeOf(order, order.sign * (order.keys[position] ?? 0), position)
  let count = 0
  for (let place = 0; place <= end; place += 1) if (hasBit(bits, order.places[place] ?? 0)) count += 1
  return count
}
