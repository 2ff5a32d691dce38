/** Where an order is, as a line of steps; a column on phones. */
import { useOrderText } from '#storefront/texts/order.ts'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'

interface OrderTimelineProps {
  steps: readonly { title: string; when: ReactNode; state: 'done' | 'now' | 'later' }[]
}

const WORDS = { done: 'stepDone', now: 'stepNow', later: 'stepLater' } as const
const DOTS = {
  done: 'bg-ink text-paper',
  now: 'border-8 border-ink bg-paper',
  later: 'border-2 border-line bg-paper',
} as const

export function OrderTimeline({ steps }: OrderTimelineProps) {
  const t = useOrderText()
  return (
    <ol className="mt-5 grid md:auto-cols-fr md:grid-flow-col">
      {steps.map(({ title, when, state }, place) => (
        <li
          key={title}
          aria-current={state === 'now' ? 'step' : undefined}
          className="relative flex gap-4 pb-6 md:block md:pe-4 md:pb-0"
        >
          {place < steps.length - 1 && (
            <span
              aria-hidden
              className={`absolute start-3 top-3.5 h-full border-s-2 md:h-0 md:w-full md:border-s-0 md:border-t-2 ${state === 'done' ? 'border-ink' : 'border-line'}`}
            />
          )}
          <span className={`relative grid size-7 shrink-0 place-items-center rounded-pill ${DOTS[state]}`}>
            {state === 'done' && <Check size={16} strokeWidth={2} aria-hidden />}
          </span>
          <span className="md:mt-3 md:block">
            <span className="block font-bold">
              <span className="sr-only">{t(WORDS[state])}: </span>
              {title}
            </span>
            <span className="block text-14 text-ink-2">{when}</span>
          </span>
        </li>
      ))}
    </ol>
  )
}
