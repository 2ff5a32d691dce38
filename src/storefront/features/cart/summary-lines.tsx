/** The lines of a summary: a sum with its name, and the sum of sums. */
import { Amount } from './amount.tsx'

/** One sum of a `dl`. */
export function SummaryLine({ label, cents, className }: { label: string; cents: number; className?: string }) {
  return (
    <div className={`flex justify-between gap-4 ${className ?? ''}`}>
      <dt>{label}</dt>
      <dd>
        <Amount cents={cents} />
      </dd>
    </div>
  )
}

/** The sum of sums, in the display face. */
export function SummaryTotal({ total, note }: { total: number; note: string }) {
  return (
    <dl className="flex items-center justify-between gap-4 pt-5">
      <div className="contents">
        <dt>
          <span className="block font-bold">Total</span>
          <span className="block text-14 text-ink-2">{note}</span>
        </dt>
        <dd>
          <Amount cents={total} className="price-large" />
        </dd>
      </div>
    </dl>
  )
}
