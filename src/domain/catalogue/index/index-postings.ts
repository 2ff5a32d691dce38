/** Which products have a value: bits where many do, ascending positions where few do. */
import { emptyBits, firstBit, toggleBit, type Bits } from './index-bits.ts'
import type { Counts } from './index-counting.ts'
import type { IndexColumns } from './index-columns.ts'
import { STEP_LENGTH, type Steps } from './steps.ts'

export interface Postings {
  /** The bits of a code that many products have. */
  dense(code: number): Bits | undefined
  /** The positions of any other code. */
  sparse(code: number): Uint32Array
  /** The lowest position, -1 when there is none. */
  first(code: number): number
  insert(code: number, position: number): void
  remove(code: number, position: number): void
}

interface Moved {
  values: Uint32Array
  length: number
}

/** `totals` are the products of each code; those of a dense code are kept as bits. */
export function* buildPostings(
  { cells, width, lists }: IndexColumns,
  size: number,
  totals: Counts,
  isDense: (code: number) => boolean,
): Steps<Postings> {
  const bits = new Map<number, Bits>()
  const starts = new Uint32Array(totals.length + 1)
  for (let code = 0; code < totals.length; code += 1) {
    const total = totals[code] ?? 0
    const dense = isDense(code)
    if (dense) bits.set(code, emptyBits(size))
    starts[code + 1] = (starts[code] ?? 0) + (dense ? 0 : total)
  }
  const pool = new Uint32Array(starts[totals.length] ?? 0)
  const filled = starts.slice()
  const { values } = lists.words
  for (let cell = 0; cell < cells.length; cell += 1) {
    // Product by product, so that positions come in their order although a value may stand in any column of its group.
    const position = Math.floor(cell / width)
    const list = cells[(cell % width) * size + position] ?? 0
    if (cell % STEP_LENGTH === 0) yield
    const end = list + (values[list] ?? 0)
    for (let place = list + 1; place <= end; place += 1) {
      const code = values[place] ?? 0
      const own = bits.get(code)
      if (own) {
        toggleBit(own, position)
        continue
      }
      const next = filled[code] ?? 0
      pool[next] = position
      filled[code] = next + 1
    }
  }
  // A list that has changed stands for itself, with room to grow.
  const moved = new Map<number, Moved>()
  const sparse = (code: number): Uint32Array => {
    const own = moved.get(code)
    if (own) return own.values.subarray(0, own.length)
    return code < totals.length ? pool.subarray(starts[code], starts[code + 1]) : pool.subarray(0, 0)
  }
  const move = (code: number): Moved => {
    const old = moved.get(code) ?? { values: sparse(code), length: sparse(code).length }
    if (moved.has(code) && old.length < old.values.length) return old
    const grown = { values: new Uint32Array(old.length + (old.length >>> 3) + 4), length: old.length }
    grown.values.set(old.values.subarray(0, old.length))
    moved.set(code, grown)
    return grown
  }
  return {
    dense: (code) => bits.get(code),
    sparse,
    first(code) {
      const own = bits.get(code)
      return own ? firstBit(own) : (sparse(code)[0] ?? -1)
    },
    insert(code, position) {
      const own = bits.get(code)
      if (own) return toggleBit(own, position)
      const list = move(code)
      const place = placeIn(list.values, list.length, position)
      list.values.copyWithin(place + 1, place, list.length)
      list.values[place] = position
      list.length += 1
    },
    remove(code, position) {
      const own = bits.get(code)
      if (own) return toggleBit(own, position)
      const list = move(code)
      const place = placeIn(list.values, list.length, position)
      list.values.copyWithin(place, place + 1, list.length)
      list.length -= 1
    },
  }
}

/** Where a position stands in an ascending list, or would. */
function placeIn(values: Uint32Array, length: number, position: number): number {
  let low = 0
  let high = length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((values[middle] ?? 0) < position) low = middle + 1
    else high = middle
  }
  return low
}
