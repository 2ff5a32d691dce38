/** Everything that stands in the way of the order, listed on top after it was asked for; each line leads to its field (usability 41). */
import { useCheckoutText } from '#storefront/texts/checkout.ts'
import type { MouseEvent } from 'react'
import { Notice } from '../notice.tsx'
import type { Obstacle } from './obstacles.ts'

interface ErrorSummaryProps {
  obstacles: readonly Obstacle[]
  /** Grows with each press that found some. */
  presses: number
}

export function ErrorSummary({ obstacles, presses }: ErrorSummaryProps) {
  const t = useCheckoutText()
  if (obstacles.length === 0) return null
  return (
    <Notice tone="problem" title={t('lookAt', { count: obstacles.length })} occasion={presses}>
      <ul className="mt-1.5">
        {obstacles.map(({ id, text }) => (
          <li key={id + text}>
            <a href={`#${id}`} className="inline-block py-1.5 link-text" onClick={(event) => goTo(event, id)}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  )
}

/** The field itself takes the focus; the address stays as it is. */
function goTo(event: MouseEvent, id: string) {
  const target = document.querySelector<HTMLElement>(`#${id}`)
  if (!target) return
  event.preventDefault()
  target.focus({ preventScroll: true })
  target.scrollIntoView({ block: 'center' })
}
