/** An amount of money whose digits roll when it changes. */
import type { Minor } from '#domain/money/minor.ts'
import { useMoney } from '#storefront/state/page-money.ts'
import { useEffect, useRef } from 'react'
import { whenIdle } from '#ui/waking/when-idle.ts'
import type { rollDigits } from './roll-digits.ts'

let roll: typeof rollDigits | undefined

/** Usability 31: totals answer at once; nothing moves where the shopper asked for less motion. */
export function Amount({ amount, className }: { amount: Minor; className?: string }) {
  const { format } = useMoney()
  const element = useRef<HTMLSpanElement>(null)
  const shown = useRef(amount)
  useEffect(
    () =>
      whenIdle(() => {
        // Without a net it does not come, and nothing but movement is missing then.
        if (!navigator.onLine) return
        void import('./roll-digits.ts').then(
          (part) => {
            roll = part.rollDigits
          },
          () => undefined,
        )
      }),
    [],
  )
  useEffect(() => {
    const before = shown.current
    shown.current = amount
    if (amount === before || !element.current || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    roll?.(element.current, format(before), format(amount), amount > before)
  }, [amount, format])
  return (
    <span ref={element} className={`relative inline-block tabular-nums ${className ?? ''}`}>
      {format(amount)}
    </span>
  )
}
