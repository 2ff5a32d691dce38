/** An amount of money that moves a little when it changes. */
import { type Cents, formatMoney } from '#domain/money/money.ts'
import { useEffect, useRef } from 'react'

/** @param cents whole cents. Usability 31: totals answer at once; nothing moves where the shopper asked for less motion. */
export function Amount({ cents, className }: { cents: Cents; className?: string }) {
  const element = useRef<HTMLSpanElement>(null)
  const before = useRef(cents)
  useEffect(() => {
    const rise = cents > before.current ? 8 : -8
    if (cents !== before.current && !matchMedia('(prefers-reduced-motion: reduce)').matches) {
      element.current?.animate(
        { opacity: [0.2, 1], translate: [`0 ${rise}px`, '0 0'] },
        { duration: 180, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
      )
    }
    before.current = cents
  }, [cents])
  return (
    <span ref={element} className={`inline-block tabular-nums ${className ?? ''}`}>
      {formatMoney(cents)}
    </span>
  )
}
