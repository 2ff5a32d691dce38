/** Counting the values of products. */
import type { IndexColumns } from './index-columns.ts'

/** Counts by code. */
export type Counts = Int32Array<ArrayBuffer>

/** Columns to be counted, from the first to behind the last, and where their lists stand among the words. */
export interface CountedColumns {
  from: number
  to: number
  words: { from: number; to: number }
}

/** Words that are unfolded in the time in which the codes of one list are counted one by one. */
const WORDS_PER_LIST = 8

/** Adds `sign` to `counts` for each value that the first `length` of the positions have in the columns; `tally` is all zeros, before and after. */
export function countPositions(
  columns: IndexColumns,
  counted: CountedColumns,
  positions: Uint32Array,
  length: number,
  sign: 1 | -1,
  counts: Counts,
  tally: Counts,
): void {
  const { from, to, words } = counted
  if (length * (to - from) * WORDS_PER_LIST < words.to - words.from) {
    countEach(columns, counted, positions, length, sign, counts)
    return
  }
  tallyLists(columns, counted, positions, length, tally)
  const { values, length: end } = columns.lists.words
  unfold(values, words.from, words.to, sign, counts, tally)
  // Lists that have come with changes stand behind all others.
  unfold(values, columns.builtWords, end, sign, counts, tally)
  tally[0] = 0
}

function countEach(
  { cells, size, lists }: IndexColumns,
  { from, to }: CountedColumns,
  positions: Uint32Array,
  length: number,
  sign: 1 | -1,
  counts: Counts,
): void {
  const { values } = lists.words
  for (let start = from * size; start < to * size; start += size) {
    for (let next = 0; next < length; next += 1) {
      const list = cells[start + (positions[next] ?? 0)] ?? 0
      const end = list + (values[list] ?? 0)
      for (let place = list + 1; place <= end; place += 1) {
        const code = values[place] ?? 0
        counts[code] = (counts[code] ?? 0) + sign
      }
    }
  }
}

function tallyLists(
  { cells, size }: IndexColumns,
  { from, to }: CountedColumns,
  positions: Uint32Array,
  length: number,
  tally: Counts,
): void {
  for (let start = from * size; start < to * size; start += size) {
    for (let next = 0; next < length; next += 1) {
      const list = cells[start + (positions[next] ?? 0)] ?? 0
      tally[list] = (tally[list] ?? 0) + 1
    }
  }
}

/** Adds what was counted of lists to the codes in them. */
function unfold(values: Uint32Array, from: number, to: number, sign: 1 | -1, counts: Counts, tally: Counts): void {
  for (let list = from; list < to;) {
    const end = list + (values[list] ?? 0)
    const found = tally[list] ?? 0
    if (found > 0) {
      tally[list] = 0
      for (let place = list + 1; place <= end; place += 1) {
        const code = values[place] ?? 0
        counts[code] = (counts[code] ?? 0) + sign * found
      }
    }
    list = end + 1
  }
}
