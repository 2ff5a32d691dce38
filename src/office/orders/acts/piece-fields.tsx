/** Which pieces of an order: a number for each line of which some are still with the shopper. */
import { useId } from 'react'
import { officeText as t } from '../../texts/office.ts'
import type { OrderLineAnswer } from '../order-answers.ts'

interface PieceFieldsProps {
  legend: string
  lines: readonly OrderLineAnswer[]
  /** Pieces by the position of their line. */
  pieces: Readonly<Record<number, number>>
  onPieces: (pieces: Record<number, number>) => void
}

export function PieceFields({ legend, lines, pieces, onPieces }: PieceFieldsProps) {
  const left = lines.filter(({ quantity, returned }) => returned < quantity)
  if (left.length === 0) return null
  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <legend className="mb-1 text-14 font-medium">{legend}</legend>
      {left.map((line) => (
        <PieceField
          key={line.position}
          line={line}
          count={pieces[line.position] ?? 0}
          onCount={(count) => onPieces({ ...pieces, [line.position]: count })}
        />
      ))}
    </fieldset>
  )
}

function PieceField({
  line: { title, choice, quantity, returned },
  count,
  onCount,
}: {
  line: OrderLineAnswer
  count: number
  onCount: (count: number) => void
}) {
  const id = useId()
  const item = [title, ...choice].join(', ')
  return (
    <div className="flex items-center justify-between gap-3">
      <label htmlFor={id} className="min-w-0 [overflow-wrap:anywhere]">
        <span className="sr-only">{t('piecesOf', { item: '' })}</span>
        {item}
      </label>
      <span className="flex shrink-0 items-center gap-2">
        <input
          id={id}
          type="number"
          inputMode="numeric"
          min={0}
          max={quantity - returned}
          value={count}
          className="field w-20"
          onChange={(event) => onCount(Math.max(0, Math.trunc(Number(event.currentTarget.value))))}
        />
        <span className="text-14 text-ink-2">{t('ofPieces', { count: quantity - returned })}</span>
      </span>
    </div>
  )
}

/** As the call takes them: lines of which there is a piece. */
export function piecesBody(pieces: Readonly<Record<number, number>>): { position: number; quantity: number }[] {
  return Object.entries(pieces)
    .map(([position, quantity]) => ({ position: Number(position), quantity }))
    .filter(({ quantity }) => quantity > 0)
}
