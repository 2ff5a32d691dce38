/** Whether the page is scrolled beyond a mark. */
import { useSyncExternalStore } from 'react'

function subscribe(changed: () => void): () => void {
  addEventListener('scroll', changed, { passive: true })
  return () => removeEventListener('scroll', changed)
}

/** True while the page is scrolled more than `pixels`; false on the server. Renders again only when that changes. Section 9. */
export function useScrolledPast(pixels: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => scrollY > pixels,
    () => false,
  )
}
