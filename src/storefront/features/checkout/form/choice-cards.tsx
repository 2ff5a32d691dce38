/** A choice of one of several, as a list of cards with radios: ways of shipping, ways of paying. */
import type { ReactNode } from 'react'

export interface ChoiceCard<Value extends string> {
  value: Value
  label: string
  note: ReactNode
  /** Stands at the end of the card: a price, an icon. */
  end?: ReactNode
}

interface ChoiceCardsProps<Value extends string> {
  /** Id of the heading that names the choice. */
  labelledBy: string
  name: string
  cards: readonly ChoiceCard<Value>[]
  chosen: Value
  onChoose: (value: Value) => void
}

export function ChoiceCards<Value extends string>({
  labelledBy,
  name,
  cards,
  chosen,
  onChoose,
}: ChoiceCardsProps<Value>) {
  return (
    <div role="radiogroup" aria-labelledby={labelledBy} className="choice-cards">
      {cards.map(({ value, label, note, end }) => (
        <label key={value} className="choice-card">
          <input
            type="radio"
            name={name}
            className="choice size-5"
            value={value}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          <span className="min-w-0 grow">
            <span className="block font-medium">{label}</span>
            <span className="block min-h-5 text-14 text-ink-2">{note}</span>
          </span>
          {end !== undefined && <span className="tabular-nums">{end}</span>}
        </label>
      ))}
    </div>
  )
}
