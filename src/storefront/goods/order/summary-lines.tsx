/** The lines of a summary: a sum with its name, and the sum of sums. */
import { useFrameText } from '#storefront/texts/frame.ts'
import type { Minor } from '#domain/money/minor.ts'
import { Amount } from './amount.tsx'

/** One sum of a `dl`. */
export function SummaryLine({ label, amount, className }: { label: string; amount: Minor; className?: string }) {
  return (
    <div className={`flex justify-between gap-4 ${className ?? ''}`}>
      <dt>{label}</dt>
      <dd>
        <Amount amount={amount} />
      </dd>
    </div>
  )
}

/** The sum of sums, in the display face. */
export function SummaryTotal({ total, note }: { total: Minor; note: string }) {
  const t = useFrameText()
  return (
    <dl className="flex items-center justify-between gap-4 pt-5">
      <div className="contents">
        <dt>
          <span className="block font-bold">{t('total')}</span>
          <span className="block text-14 text-ink-2">{note}</span>
        </dt>
        <dd>
          <Amount amount={total} className="price-large" />
        </dd>
      </div>
    </dl>
  )
}
