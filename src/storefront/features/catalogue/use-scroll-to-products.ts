/** Scrolls to the products anchor, less 120 px, after a sort, page or filter change (spec 4.4, 4.6 and 9.7). */
import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { PRODUCTS_ANCHOR } from '../../links.ts'

/** Pixels kept free above the anchor. */
const OFFSET = 120

export function useScrollToProducts(): void {
  const { key, state } = useLocation()
  const type = useNavigationType()
  const asked = type !== 'POP' && isRequest(state)
  // The first render of a visit is no change, whatever a reload kept in the history entry.
  const seen = useRef(key)
  useEffect(() => {
    if (seen.current === key) return
    seen.current = key
    if (!asked) return
    // Its row: the list itself may have been carried along beside longer filters.
    const anchor = document.getElementById(PRODUCTS_ANCHOR)?.parentElement
    if (anchor)
      window.scrollTo({
        top: anchor.getBoundingClientRect().top + anchor.clientTop + window.scrollY - OFFSET,
        behavior: motion(),
      })
  }, [key, asked])
}

function isRequest(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'toProducts' in state
}

function motion(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
}
