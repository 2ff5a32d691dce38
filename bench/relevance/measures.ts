/** How well a ranking answers judged queries: nDCG, reciprocal rank and recall, as the field defines them. */

/** Judged products of a query with their grades, 1 and up; what is not in it counts nothing. */
export type Judgements = ReadonlyMap<string, number>

/** Discounted gain of the first `depth` against the best order there is, 0 to 1; a gain is 2^grade - 1. */
export function ndcg(ranked: readonly string[], judged: Judgements, depth: number): number {
  const discounted = (grades: readonly number[]) =>
    grades.slice(0, depth).reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0)
  const best = discounted([...judged.values()].toSorted((a, b) => b - a))
  return best === 0 ? 0 : discounted(ranked.map((id) => judged.get(id) ?? 0)) / best
}

/** 1 divided by the place of the first product of the best grade; 0 where there is none. */
export function reciprocalRank(ranked: readonly string[], judged: Judgements): number {
  const highest = Math.max(...judged.values())
  const at = ranked.findIndex((id) => judged.get(id) === highest)
  return at < 0 ? 0 : 1 / (at + 1)
}

/** Share of the products of the best grade (of the first `depth` that there could be) among the first `depth`. */
export function recall(ranked: readonly string[], judged: Judgements, depth: number): number {
  const highest = Math.max(...judged.values())
  const wanted = [...judged].filter(([, grade]) => grade === highest).map(([id]) => id)
  const found = new Set(ranked.slice(0, depth))
  return wanted.filter((id) => found.has(id)).length / Math.min(depth, wanted.length)
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}
