/** The parts of a catalogue index, and what is worked out beforehand from its columns. */
import { addBits, emptyBits, listBits, type Bits } from './index-bits.ts'
import { COLUMNS_TUNING, type ColumnsTuning, type IndexColumns } from './index-columns.ts'
import { countPositions, type CountedColumns, type Counts } from './index-counting.ts'
import type { IndexIds } from './index-ids.ts'
import { ALL_ROW, createKnownCounts, type KnownCounts } from './index-known.ts'
import { buildOrders, placeOf, type OrderKey, type Orders } from './index-orders.ts'
import { buildPostings, type Postings } from './index-postings.ts'
import type { Steps } from './steps.ts'
import { buildPriceSteps, type PriceStep } from './index-prices.ts'

/** What an index keeps; it never changes what it answers. */
export interface IndexTuning extends ColumnsTuning {
  /** Share of all products from which on a value's products are bits and its counts are known beforehand. */
  denseShare: number
  priceSteps: number
}

/** Bits take less room than positions from one in 32 on. */
export const INDEX_TUNING: IndexTuning = { ...COLUMNS_TUNING, denseShare: 1 / 32, priceSteps: 128 }

/** Most counts that price steps may hold; a catalogue of very many values has fewer steps. */
const MOST_STEP_COUNTS = 1 << 22

/** Products between two price steps from which on steps pay. */
const FEWEST_PER_STEP = 8

export interface IndexData {
  readonly size: number
  readonly ids: IndexIds
  readonly columns: IndexColumns
  readonly postings: Postings
  readonly known: KnownCounts
  /** Rows of `known` by code, for values that many products have. */
  readonly denseRows: ReadonlyMap<number, number>
  readonly steps: readonly PriceStep[]
  readonly orders: Orders
  readonly everything: Bits
  readonly nothing: Bits
  /** Memory that queries use while they run. */
  readonly scratch: Scratch
}

interface Scratch {
  bits: Bits[]
  positions: Uint32Array
  tally: Counts
}

/** The row of `known` of a price step. */
export function rowOfStep(step: number): number {
  return step + 1
}

/** Works out what is not kept: sums, orders, postings. */
export function* buildIndexData(
  ids: IndexIds,
  columns: IndexColumns,
  keys: Record<OrderKey, Float64Array>,
  { denseShare, priceSteps }: IndexTuning,
): Steps<IndexData> {
  const { size } = ids
  const codes = columns.entries.list.length
  const positions = Uint32Array.from({ length: size }, (_, position) => position)
  const scratch: Scratch = { bits: [], positions, tally: new Int32Array(columns.lists.words.length) }
  const totals = new Int32Array(codes)
  const whole = { from: 0, to: columns.width, words: { from: 1, to: columns.builtWords } }
  countPositions(columns, whole, positions, size, 1, totals, scratch.tally)

  yield
  const orders = yield* buildOrders(keys)
  const mostSteps = Math.min(MOST_STEP_COUNTS / (codes + 1), size / FEWEST_PER_STEP)
  const steps = buildPriceSteps(orders.low, Math.min(priceSteps, Math.floor(mostSteps)))
  let rows = rowOfStep(steps.length)
  const denseRows = new Map<number, number>()
  totals.forEach((total, code) => {
    if (total > 0 && total >= size * denseShare) denseRows.set(code, rows++)
  })
  const everything = emptyBits(size)
  addBits(everything, positions)
  const data = {
    size,
    ids,
    columns,
    postings: yield* buildPostings(columns, size, totals, (code) => denseRows.has(code)),
    known: createKnownCounts(rows, codes),
    denseRows,
    steps,
    orders,
    everything,
    nothing: emptyBits(size),
    scratch,
  }
  yield* countRows(data, totals, whole)
  return data
}

/** Each step counts on from the one before. */
function* countRows(
  { columns, postings, known, denseRows, steps, orders, scratch }: IndexData,
  totals: Counts,
  whole: CountedColumns,
): Steps<void> {
  const count = (row: number, positions: Uint32Array, length = positions.length): void =>
    countPositions(columns, whole, positions, length, 1, known.row(row), scratch.tally)
  known.row(ALL_ROW).set(totals)
  let from = 0
  for (const [step, { bound }] of steps.entries()) {
    if (step > 0) known.row(rowOfStep(step)).set(known.row(rowOfStep(step - 1)))
    const place = placeOf(orders.low, bound)
    count(rowOfStep(step), orders.low.places.subarray(from, place))
    from = place
    yield
  }
  for (const [code, row] of denseRows) {
    const bits = postings.dense(code)
    if (bits) count(row, scratch.positions, listBits(bits, scratch.positions))
    yield
  }
}
