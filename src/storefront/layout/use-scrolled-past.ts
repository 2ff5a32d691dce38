/** Whether the page is scrolled beyond a mark. */
import { useSyncExternalStore } from 'react'

/** Pixels beyond which the header is compact. Spec 9.7. */
export const STICKY_THRESHOLD = 80

// Kept beside the event: to ask the page for it while rendering would make it lay itself out at once.
let offset = 0

function subscribe(changed: () => void): () => void {
  const scrolled = () => {
    offset = scrollY
    changed()
  }
  scrolled()
  addEventListener('scroll', scrolled, { passive: true })
  return () => removeEventListener('scroll', scrolled)
}

/** True while the page is scrolled more than `pixels`; false on the server. Renders again only when that changes. Spec 9.7. */
export function useScrolledPast(pixels: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => offset > pixels,
    () => false,
  )
}
