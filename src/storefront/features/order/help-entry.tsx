/** A short answer below an order's timeline, such as where it goes or how to return it. */
import type { ReactNode } from 'react'

export function HelpEntry({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="font-bold">{title}</h2>
      <div className="mt-1 text-ink-2">{children}</div>
    </section>
  )
}
