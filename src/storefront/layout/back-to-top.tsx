/** The button back to the top, in sight once the page is scrolled more than 200 px (section 9). */
import { ArrowUp } from 'lucide-react'
import { classes } from '../ui/classes.ts'
import { useScrolledPast } from './use-scrolled-past.ts'

/** Pixels. Section 9. */
const THRESHOLD = 200

function toTop() {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  scrollTo({ top: 0, behavior: calm ? 'instant' : 'smooth' })
}

export function BackToTop() {
  const shown = useScrolledPast(THRESHOLD)
  return (
    <button
      type="button"
      aria-label="Back to Top"
      title="Back to Top"
      onClick={toTop}
      className={classes(
        'print-hidden fixed inset-e-4 bottom-[calc(24px+var(--tool-bar,0px)+var(--bottom-bar,0px))] z-30 grid size-12 place-items-center rounded-pill bg-paper text-ink shadow-float transition-[opacity,translate,visibility] md:inset-e-10',
        shown ? 'opacity-100' : 'invisible translate-y-2 opacity-0',
      )}
    >
      <ArrowUp size={20} strokeWidth={1.5} aria-hidden="true" />
    </button>
  )
}
