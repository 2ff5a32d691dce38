/** How sure it is that two products are bought together on purpose: Dunning's log-likelihood ratio over a two by two table. */

/** In how many baskets two products stand, of how many; whole numbers, `both` within `one` and `other`, these within `all`. */
export interface PairCounts {
  both: number
  one: number
  other: number
  all: number
}

/**
 * G squared, 0 and up: how much better the table is explained by the two belonging together than by chance. 10.83 comes by chance once in a
 * thousand tables. 0 where they meet no more often than chance would have it, so that what keeps apart is not taken for a pair.
 */
export function logLikelihoodRatio({ both, one, other, all: given }: PairCounts): number {
  const all = Math.max(given, one + other - both)
  if (both * all <= one * other) return 0
  const ratio =
    term(both, one, other, all) +
    term(one - both, one, all - other, all) +
    term(other - both, all - one, other, all) +
    term(all - one - other + both, all - one, all - other, all)
  return Math.max(0, 2 * ratio)
}

/** What one cell of the table adds: seen against expected of its row and its column. */
function term(seen: number, row: number, column: number, all: number): number {
  return seen === 0 ? 0 : seen * Math.log((seen * all) / (row * column))
}
