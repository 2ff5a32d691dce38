/** The conditions of a query as sets of positions, each with the way to its counts. */
import type { PricedQuery } from '../query/catalogue-query.ts'
import { FACETS, facetOf, type Facet } from '../query/facets.ts'
import { addBits, countBits, differBits, toggleBits, uniteBits, type Bits } from './index-bits.ts'
import type { Counts } from './index-counting.ts'
import { rowOfStep, type IndexData } from './index-data.ts'
import { ALL_ROW } from './index-known.ts'
import { placeOf } from './index-orders.ts'
import { nearestStep, type NearestStep } from './index-prices.ts'

type Sign = 1 | -1

/** Counts as a sum: rows that are known, and positions that have yet to be counted. */
export interface Recipe {
  rows: { row: number; sign: Sign }[]
  lists: { positions: Uint32Array; sign: Sign }[]
  /** Counts that this query has made already. */
  made?: () => Counts
}

export interface PositionSet {
  bits: Bits
  size: number
  /** Absent where all of it would have to be counted. */
  recipe?: Recipe | undefined
}

/** What a query asks of a product. */
export interface Condition extends PositionSet {
  /** The facet whose counts leave it out. */
  facet?: Facet | undefined
}

/** Places of the price order, from the first to behind the last. */
export interface PriceRange {
  from: number
  to: number
}

export function everythingOf({ everything, size }: IndexData): PositionSet {
  return { bits: everything, size, recipe: { rows: [{ row: ALL_ROW, sign: 1 }], lists: [] } }
}

export function priceRange({ size, orders: { low } }: IndexData, { minPrice, maxPrice }: PricedQuery): PriceRange {
  const from = minPrice === undefined ? 0 : placeOf(low, minPrice)
  return { from, to: maxPrice === undefined ? size : Math.max(from, placeOf(low, maxPrice, Infinity)) }
}

/** `take` gives room for a set; what is in it is of no meaning. */
export function conditionsOf(
  data: IndexData,
  query: PricedQuery,
  within: Uint32Array | undefined,
  take: () => Bits,
): Condition[] {
  const conditions: Condition[] = []
  for (const facet of FACETS) {
    const chosen = facet.selected(query)
    if (chosen.length > 0) conditions.push({ ...choiceSet(data, facet, chosen, take), facet })
  }
  if (query.sortBy === 'on-sale') conditions.push(choiceSet(data, facetOf('status'), ['on-sale'], take))
  const prices = priceRange(data, query)
  if (prices.to - prices.from < data.size) conditions.push(priceSet(data, prices, take()))
  if (within) {
    const bits = take().fill(0)
    addBits(bits, within)
    conditions.push({ bits, size: countBits(bits) })
  }
  return conditions
}

/** Products that have any of the chosen values. Where no product has two of them, the counts of the values add up to those of the set. */
export function choiceSet(
  { columns, postings, known, denseRows }: IndexData,
  facet: Facet,
  chosen: readonly string[],
  take: () => Bits,
): PositionSet {
  const codes = new Set(chosen.flatMap((value) => columns.entries.codesTaking(facet, value)))
  const recipe: Recipe = { rows: [], lists: [] }
  const totals = known.row(ALL_ROW)
  let sum = 0
  let ready: Bits | undefined
  for (const code of codes) {
    const row = denseRows.get(code)
    if (row === undefined) recipe.lists.push({ positions: postings.sparse(code), sign: 1 })
    else recipe.rows.push({ row, sign: 1 })
    sum += totals[code] ?? 0
    ready = postings.dense(code)
  }
  if (codes.size === 1 && ready) return { bits: ready, size: sum, recipe }
  const bits = take().fill(0)
  for (const code of codes) {
    const dense = postings.dense(code)
    if (dense) uniteBits(bits, dense)
    else addBits(bits, postings.sparse(code))
  }
  const size = codes.size === 1 ? sum : countBits(bits)
  return { bits, size, recipe: size === sum ? recipe : undefined }
}

/** What lies below the upper end and not below the lower one, each found from the price step nearest to it. */
function priceSet(
  { steps, orders: { low }, everything, nothing, size }: IndexData,
  range: PriceRange,
  bits: Bits,
): PositionSet {
  const recipe: Recipe = { rows: [], lists: [] }
  const lower = nearestStep(steps, low, range.from)
  const upper = nearestStep(steps, low, range.to)
  const below = ({ step }: NearestStep): Bits => (step < 0 ? nothing : (steps[step]?.below ?? everything))
  differBits(bits, below(lower), below(upper))

  const addEnd = ({ step, place }: NearestStep, end: number, sign: Sign): void => {
    if (step >= 0) recipe.rows.push({ row: place === size ? ALL_ROW : rowOfStep(step), sign })
    const positions = low.places.subarray(Math.min(place, end), Math.max(place, end))
    toggleBits(bits, positions)
    recipe.lists.push({ positions, sign: end > place ? sign : sign === 1 ? -1 : 1 })
  }
  addEnd(lower, range.from, -1)
  addEnd(upper, range.to, 1)
  return { bits, size: range.to - range.from, recipe }
}
