/** A box on top of the checkout that takes the focus when it comes: what is wrong, what has changed, what was ordered (usability 55). */
import { CircleAlert, Info } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'

interface NoticeProps {
  title: string
  tone: 'problem' | 'plain'
  /** Anything that changes when the notice is to take the focus again. */
  occasion?: unknown
  children: ReactNode
}

export function Notice({ title, tone, occasion, children }: NoticeProps) {
  const heading = useId()
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'center' })
  }, [occasion])
  const Icon = tone === 'problem' ? CircleAlert : Info
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby={heading}
      className={`mt-6 flex gap-3.5 rounded-tile border p-5 ${tone === 'problem' ? 'border-sale' : 'border-field'}`}
    >
      <Icon
        size={22}
        strokeWidth={1.5}
        aria-hidden="true"
        className={`shrink-0 ${tone === 'problem' ? 'text-sale' : ''}`}
      />
      <div className="min-w-0 grow">
        <h2 id={heading} className="font-bold">
          {title}
        </h2>
        {children}
      </div>
    </section>
  )
}
