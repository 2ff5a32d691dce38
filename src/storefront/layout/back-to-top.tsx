/** The button back to the top, in sight once the page is scrolled more than 200 px (section 9); its places in bottom-bar.css cover no link. */
import { ArrowUp } from 'lucide-react'
import { useEffect } from 'react'
import { useScrolledPast } from './use-scrolled-past.ts'

/** Pixels. Section 9. */
const THRESHOLD = 200

function toTop() {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  scrollTo({ top: 0, behavior: calm ? 'instant' : 'smooth' })
}

export function BackToTop() {
  const shown = useScrolledPast(THRESHOLD)
  // A bar that stands at its place makes room for it (bottom-bar.css).
  useEffect(() => void document.documentElement.toggleAttribute('data-top-lane', shown), [shown])
  return (
    <div className="top-lane print-hidden" data-shown={shown || undefined}>
      <button type="button" aria-label="Back to Top" title="Back to Top" onClick={toTop}>
        <ArrowUp size={20} strokeWidth={1.5} aria-hidden="true" />
      </button>
    </div>
  )
}
