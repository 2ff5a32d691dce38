/** Marks what stands on a page before its own code does, because that is loaded after the page's. */
import { type RefObject, useEffect, useRef } from 'react'

interface LatePart<Element extends HTMLElement> {
  ref: RefObject<Element | null>
  'data-late': ''
}

/** For the element around such a part: the mark goes when the part's code is there. What is pressed until then waits (`early-presses.ts`). */
export function useLatePart<Element extends HTMLElement>(): LatePart<Element> {
  const ref = useRef<Element>(null)
  useEffect(() => ref.current?.removeAttribute('data-late'), [])
  return { ref, 'data-late': '' }
}
