/** A smooth surface through measured light that shadows do not pull down: waves from top to bottom, bent a little from side to side. */

/** `x` and `y` in 0 to 1. */
export interface Sample {
  x: number
  y: number
  value: number
}

export interface Surface {
  /** The values along one line, by `x`. */
  row(y: number): (x: number) => number
}

/** Knots from top to bottom: a horizon is soft, but not everywhere. */
const KNOTS = 11
/** Powers of x. */
const BENDS = 3
const ROUNDS = 14
/** How much each unknown is held to its neighbours and to 0, for places without samples. */
const STIFFNESS = [0.02, 0.3, 0.5]

/** @throws {RangeError} where there is nothing to fit. */
export function fitSurface(samples: readonly Sample[]): Surface {
  if (samples.length === 0) throw new RangeError('A picture without any backdrop cannot be graded.')
  const size = KNOTS * BENDS
  let unknowns: Float64Array = new Float64Array(size)
  for (let round = 0; round < ROUNDS; round++) {
    // The measure of what counts as a shadow narrows from round to round.
    const tolerance = Math.max(0.01, 0.12 * 0.72 ** round)
    const matrix = Array.from({ length: size }, () => new Float64Array(size))
    const right = new Float64Array(size)
    for (const { x, y, value } of samples) {
      const terms = termsAt(x, y)
      const under = value - terms.reduce((sum, [index, part]) => sum + part * (unknowns[index] ?? 0), 0)
      const weight = round === 0 || under > -tolerance / 2 ? 1 : 1 / (1 + (under / tolerance) ** 2) ** 2
      for (const [row, a] of terms) {
        right[row] = (right[row] ?? 0) + weight * a * value
        const line = matrix[row]
        if (line) for (const [column, b] of terms) line[column] = (line[column] ?? 0) + weight * a * b
      }
    }
    stiffen(matrix, samples.length)
    unknowns = solve(matrix, right)
  }
  return {
    row(y) {
      const bends = Array.from({ length: BENDS }, (_, bend) =>
        weightsAt(y).reduce((sum, [knot, part]) => sum + part * (unknowns[knot * BENDS + bend] ?? 0), 0),
      )
      return (x) => bends.reduce((sum, bend, power) => sum + bend * (2 * x - 1) ** power, 0)
    },
  }
}

/** The four knots of a cubic B-spline around `y`, with their parts. */
function weightsAt(y: number): [number, number][] {
  const spans = KNOTS - 3
  const place = Math.min(spans - 1e-9, Math.max(0, y * spans))
  const first = Math.floor(place)
  const t = place - first
  return [
    [first, (1 - t) ** 3 / 6],
    [first + 1, (3 * t ** 3 - 6 * t ** 2 + 4) / 6],
    [first + 2, (-3 * t ** 3 + 3 * t ** 2 + 3 * t + 1) / 6],
    [first + 3, t ** 3 / 6],
  ]
}

function termsAt(x: number, y: number): [number, number][] {
  return weightsAt(y).flatMap(([knot, part]) =>
    Array.from({ length: BENDS }, (_, power): [number, number] => [knot * BENDS + power, part * (2 * x - 1) ** power]),
  )
}

/** Second differences from knot to knot and the bends themselves are kept small. */
function stiffen(matrix: Float64Array[], samples: number): void {
  const unit = samples / KNOTS / 50
  const add = (row: number, column: number, value: number) => {
    const line = matrix[row]
    if (line) line[column] = (line[column] ?? 0) + value
  }
  for (let bend = 0; bend < BENDS; bend++) {
    const stiff = (STIFFNESS[bend] ?? 1) * unit
    for (let knot = 1; knot < KNOTS - 1; knot++) {
      const parts = [
        [knot - 1, 1],
        [knot, -2],
        [knot + 1, 1],
      ] as const
      for (const [a, one] of parts) {
        for (const [b, other] of parts) add(a * BENDS + bend, b * BENDS + bend, stiff * one * other)
      }
    }
    for (let knot = 0; knot < KNOTS; knot++)
      add(knot * BENDS + bend, knot * BENDS + bend, bend === 0 ? 1e-6 : stiff / 20)
  }
}

/** Gaussian elimination with pivots. */
function solve(matrix: readonly Float64Array[], right: Float64Array): Float64Array {
  const size = right.length
  const rows = matrix.map((line, index): Float64Array => Float64Array.from([...line, right[index] ?? 0]))
  for (let step = 0; step < size; step++) {
    let best = step
    for (let row = step + 1; row < size; row++) {
      if (Math.abs(rows[row]?.[step] ?? 0) > Math.abs(rows[best]?.[step] ?? 0)) best = row
    }
    const pivot = rows[best]
    const swapped = rows[step]
    if (!pivot || !swapped) break
    rows[best] = swapped
    rows[step] = pivot
    for (let row = step + 1; row < size; row++) {
      const line = rows[row] as Float64Array
      const factor = (line[step] ?? 0) / (pivot[step] ?? 1)
      if (factor === 0) continue
      for (let column = step; column <= size; column++)
        line[column] = (line[column] ?? 0) - factor * (pivot[column] ?? 0)
    }
  }
  const result = new Float64Array(size)
  for (let step = size - 1; step >= 0; step--) {
    const line = rows[step] as Float64Array
    let value = line[size] ?? 0
    for (let column = step + 1; column < size; column++) value -= (line[column] ?? 0) * (result[column] ?? 0)
    result[step] = value / (line[step] ?? 1)
  }
  return result
}
