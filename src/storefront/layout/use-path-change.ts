/** What happens when the path changes: overlays close and the heading takes the focus (spec 2.16; usability 55). */
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { closeAll } from '#storefront/state/overlay-store.ts'

/** A change of the query alone does nothing, and neither does the first page. */
export function usePathChange(): void {
  const { pathname } = useLocation()
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    closeAll()
    const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [pathname])
}
