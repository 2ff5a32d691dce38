/** Counts that are there before anybody asks, one row each: of all products, of the cheaper ones at each price step, of each frequent value. */
import type { Counts } from './index-counting.ts'

/** The row of all products. */
export const ALL_ROW = 0

export interface KnownCounts {
  /** The counts of a row by code; a view that the next change may replace. */
  row(row: number): Counts
  /** Makes room for that many codes. */
  widen(codes: number): void
  /** Adds a product with these codes to the rows; -1 takes it out. */
  add(rows: readonly number[], codes: readonly number[], sign: 1 | -1): void
}

export function createKnownCounts(rows: number, codes: number): KnownCounts {
  let width = codes
  let counts = new Int32Array(rows * width)
  const row = (at: number): Counts => counts.subarray(at * width, (at + 1) * width)
  return {
    row,
    widen(wanted) {
      if (wanted <= width) return
      const wider = wanted + (wanted >>> 3) + 8
      const grown = new Int32Array(rows * wider)
      for (let at = 0; at < rows; at += 1) grown.set(row(at), at * wider)
      counts = grown
      width = wider
    },
    add(into, added, sign) {
      for (const at of into) {
        for (const code of added) counts[at * width + code] = (counts[at * width + code] ?? 0) + sign
      }
    },
  }
}
