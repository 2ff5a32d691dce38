/** One step of the checkout: a heading and what belongs to it, under a hairline. */
import { type ReactNode, useId } from 'react'

interface FormSectionProps {
  title: string
  children: (headingId: string) => ReactNode
}

export function FormSection({ title, children }: FormSectionProps) {
  const heading = useId()
  return (
    <section aria-labelledby={heading} className="border-t border-line pt-7 pb-9">
      <h2 id={heading} className="h-part">
        {title}
      </h2>
      <div className="mt-4">{children(heading)}</div>
    </section>
  )
}
