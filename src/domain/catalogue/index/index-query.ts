/**
 * Answering a query: what its conditions hold in common, and the counts of each facet with its own condition left out.
 * Nothing is counted that is known: of two sets, one within the other, only the products between them are looked at.
 */
import type { PricedQuery } from '../query/catalogue-query.ts'
import type { Facet } from '../query/facets.ts'
import { countBits, differBits, emptyBits, intersectBits, listBits, type Bits } from './index-bits.ts'
import { countedColumns, groupOf } from './index-columns.ts'
import { countPositions, type CountedColumns, type Counts } from './index-counting.ts'
import type { IndexData } from './index-data.ts'
import { ALL_ROW } from './index-known.ts'
import { choiceSet, conditionsOf, everythingOf, type Condition, type PositionSet } from './index-sets.ts'

export interface QuerySets {
  /** What the query selects. */
  common: PositionSet
  /** Counts by code, good for the codes of the facet, whose own condition is left out. */
  counts(facet: Facet): Counts
  /** Counts by code, good for the codes of the facet, among the products that have any of these values of another one. */
  countsAmong(facet: Facet, other: Facet, values: readonly string[]): Counts
}

/** Good until the next query or change of the same index: they use the same memory. */
export function querySets(data: IndexData, query: PricedQuery, within?: Uint32Array): QuerySets {
  const { scratch, columns } = data
  let used = 0
  const take = (): Bits => (scratch.bits[used++] ??= emptyBits(data.size))
  const everything = everythingOf(data)
  const conditions = conditionsOf(data, query, within, take)
  const common = intersect(conditions, everything, take)
  const difference = take()
  const all = countedColumns(columns)
  let made: Counts | undefined
  const countsOfCommon = (): Counts => (made ??= countSet(data, common, [everything, ...conditions], all, difference))
  const result: PositionSet = { ...common, recipe: { rows: [], lists: [], made: countsOfCommon } }
  return {
    common,
    counts(facet) {
      const others = conditions.filter((condition) => condition.facet !== facet)
      if (others.length === conditions.length) return countsOfCommon()
      const known = [everything, ...others, result]
      return countSet(data, intersect(others, everything, take), known, groupOf(columns, facet), difference)
    },
    countsAmong(facet, other, values) {
      const set = choiceSet(data, other, values, take)
      return countSet(data, set, [everything, set], groupOf(columns, facet), difference)
    },
  }
}

/** What all the conditions hold in common; the set of a single one is itself. */
function intersect(conditions: readonly Condition[], everything: PositionSet, take: () => Bits): PositionSet {
  const [first = everything, second, ...more] = conditions
  if (!second) return first
  const bits = take()
  intersectBits(bits, first.bits, second.bits)
  for (const condition of more) intersectBits(bits, bits, condition.bits)
  return { bits, size: countBits(bits) }
}

/** Counts a set from the nearest of the `known` ones, each of which holds it or is held by it. */
function countSet(
  data: IndexData,
  set: PositionSet,
  known: readonly PositionSet[],
  counted: CountedColumns,
  difference: Bits,
): Counts {
  const counts: Counts = new Int32Array(data.known.row(ALL_ROW).length)
  let nearest: PositionSet | undefined
  let least = set.size
  for (const one of known) {
    const cost = costOf(one, set)
    if (cost > least) continue
    nearest = one
    least = cost
  }
  const count = (positions: Uint32Array, length: number, sign: 1 | -1): void =>
    countPositions(data.columns, counted, positions, length, sign, counts, data.scratch.tally)
  if (nearest?.recipe) {
    const { rows, lists, made } = nearest.recipe
    for (const { row, sign } of rows) addCounts(counts, data.known.row(row), sign)
    for (const { positions, sign } of lists) count(positions, positions.length, sign)
    if (made) addCounts(counts, made(), 1)
  }
  if (nearest?.bits === set.bits) return counts
  if (nearest) differBits(difference, nearest.bits, set.bits)
  const { positions } = data.scratch
  count(positions, listBits(nearest ? difference : set.bits, positions), nearest && nearest.size > set.size ? -1 : 1)
  return counts
}

/** Products to be looked at when `set` is counted from `known`. */
function costOf(known: PositionSet, set: PositionSet): number {
  if (!known.recipe) return Infinity
  return known.recipe.lists.reduce((sum, { positions }) => sum + positions.length, Math.abs(known.size - set.size))
}

function addCounts(counts: Counts, row: Counts, sign: 1 | -1): void {
  for (let code = 0; code < row.length; code += 1) counts[code] = (counts[code] ?? 0) + sign * (row[code] ?? 0)
}
