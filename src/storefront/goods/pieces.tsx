/** A number of pieces as it is seen ("2 ×") and as it is read out ("2 pieces"). */
import { useFrameText } from '#storefront/texts/frame.ts'
import type { ReactNode } from 'react'

/** What is counted stands after the sign, and before its number where it is read out. */
export function Pieces({ count, of }: { count: number; of: ReactNode }) {
  const t = useFrameText()
  return (
    <>
      <span aria-hidden="true">{count} × </span>
      {of}
      <span className="sr-only">, {t('piecesSaid', { count })}</span>
    </>
  )
}
