/** Owns which pieces of an order may still come back, and to which of its lines named pieces belong. */

export interface ReturnableLine {
  /** In the order, from 0. */
  position: number
  id: string
  sku: string
  quantity: number
  /** Pieces that have come back already. */
  returned: number
}

/** Pieces of one line. */
export interface LinePieces {
  position: number
  /** Whole, 1 or more. */
  quantity: number
}

export type PiecesOutcome =
  | { kind: 'pieces'; pieces: LinePieces[] }
  /** `most` may still come back of what was named, 0 of what is not in the order. */
  | { kind: 'too-many'; line: string; most: number; asked: number }

/** Checks pieces by position: each line once, no more than was sold and has not come back. */
export function checkPieces(lines: readonly ReturnableLine[], asked: readonly LinePieces[]): PiecesOutcome {
  const sums = new Map<number, number>()
  for (const { position, quantity } of asked) sums.set(position, (sums.get(position) ?? 0) + quantity)
  for (const [position, quantity] of sums) {
    const line = lines.find((one) => one.position === position)
    const most = line ? line.quantity - line.returned : 0
    if (quantity > most) return { kind: 'too-many', line: line?.sku ?? String(position), most, asked: quantity }
  }
  return { kind: 'pieces', pieces: [...sums].map(([position, quantity]) => ({ position, quantity })) }
}

/** Finds pieces that are named by a product's id or SKU, from the order's first fitting line on. */
export function piecesByName(lines: readonly ReturnableLine[], name: string, asked: number): PiecesOutcome {
  const fitting = lines.filter(({ id, sku }) => id === name || sku === name)
  const pieces: LinePieces[] = []
  let left = asked
  for (const { position, quantity, returned } of fitting) {
    const taken = Math.min(left, quantity - returned)
    if (taken > 0) pieces.push({ position, quantity: taken })
    left -= taken
  }
  return left > 0 ? { kind: 'too-many', line: name, most: asked - left, asked } : { kind: 'pieces', pieces }
}
