/** The frame of one widget of the sidebar or the filter drawer. */
import type { ReactNode } from 'react'
import { useId } from 'react'

export function FilterWidget({ title, note, children }: { title: string; note?: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="filter-widget">
      <h2 id={id} className="mb-3.5 text-16 font-bold">
        {title}
        {note && <span className="pl-2 font-normal text-ink-3">{note}</span>}
      </h2>
      {children}
    </section>
  )
}
