/** The button back to the top, in sight once the page is scrolled more than 200 px (spec 9.7); on phones and tablets only on the way up. Its places in bottom-bar.css cover no link. */
import { ArrowUp } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useFrameText } from '#storefront/texts/frame.ts'

/** Pixels. Spec 9.7. */
const THRESHOLD = 200
/** Pixels that a thumb trembles. */
const TREMBLE = 6
/** Where the header has its whole menu, and Back to Top the page's margin. */
const WIDE = '(width >= 1264px)'

// Kept beside the event: to ask the page for it while rendering would make it lay itself out at once.
let offset = 0
let goesUp = false
let wide: MediaQueryList | undefined

function subscribe(changed: () => void): () => void {
  const scrolled = () => {
    // Beyond its ends a page that is pulled springs back by itself.
    const y = Math.max(scrollY, 0)
    if (Math.abs(y - offset) < TREMBLE && y > 0) return
    // A page whose end comes nearer, as what was waited for is shorter than its place, takes along who stands there.
    goesUp = y < offset && y < document.documentElement.scrollHeight - innerHeight - TREMBLE
    offset = y
    changed()
  }
  wide ??= matchMedia(WIDE)
  offset = scrollY
  changed()
  addEventListener('scroll', scrolled, { passive: true })
  return () => removeEventListener('scroll', scrolled)
}

function isShown(): boolean {
  return offset > THRESHOLD && (goesUp || wide?.matches === true)
}

function toTop() {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  scrollTo({ top: 0, behavior: calm ? 'instant' : 'smooth' })
}

export function BackToTop() {
  const text = useFrameText()
  const shown = useSyncExternalStore(subscribe, isShown, () => false)
  return (
    <div className="top-lane print-hidden" data-shown={shown || undefined}>
      <button type="button" aria-label={text('backToTop')} title={text('backToTop')} onClick={toTop}>
        <ArrowUp size={20} strokeWidth={1.5} aria-hidden="true" />
      </button>
    </div>
  )
}
