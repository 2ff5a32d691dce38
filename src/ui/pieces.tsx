/** A number of pieces as it is seen ("2 ×") and as it is read out ("2 pieces"). */
import type { ReactNode } from 'react'

/** "1 piece", "3 pieces". */
export function piecesText(pieces: number): string {
  return `${pieces} ${pieces === 1 ? 'piece' : 'pieces'}`
}

/** What is counted stands after the sign, and before its number where it is read out. */
export function Pieces({ count, of }: { count: number; of: ReactNode }) {
  return (
    <>
      <span aria-hidden="true">{count} × </span>
      {of}
      <span className="sr-only">, {piecesText(count)}</span>
    </>
  )
}
