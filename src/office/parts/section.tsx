/** A part of a page under a heading of its own, on a sheet. */
import { type ReactNode, useId } from 'react'

interface SectionProps {
  title: string
  children: ReactNode
}

export function Section({ title, children }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="rounded-tile border border-line bg-raised p-4 md:p-6">
      <h2 id={id} className="display mb-4 text-22">
        {title}
      </h2>
      {children}
    </section>
  )
}
