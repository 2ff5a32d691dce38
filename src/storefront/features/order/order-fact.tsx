/** One of the facts that stand in a row under the heading of an order. */
import type { ReactNode } from 'react'

/** A row of facts on wide screens, two a line on phones. */
export const FACT_ROW =
  'mt-8 grid grid-cols-2 gap-x-4 gap-y-5 border-t border-b border-t-ink border-b-line py-5 md:flex md:justify-between'

export function OrderFact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-14 text-ink-2">{term}</dt>
      <dd className="font-bold">{children}</dd>
    </div>
  )
}
