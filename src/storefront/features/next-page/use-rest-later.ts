/** Lets the top of a page be painted before the parts of it that lie below the screen are drawn. */
import { useDeferredValue, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { AWAKE_MARK } from '../../ui/wake-mark.ts'

/**
 * False for the first frame of a page that a link has led to; what it leaves out needs a screen's height in its place. Whole from the
 * start are pages from the server, pages that one goes back to, which stand where they stood, and those whose address names a place.
 */
export function useRestLater(): boolean {
  const { hash } = useLocation()
  const how = useNavigationType()
  const [whole] = useState(() => isAsleep() || how === 'POP' || hash !== '')
  return useDeferredValue(true, whole)
}

function isAsleep(): boolean {
  return typeof document === 'undefined' || !document.documentElement.hasAttribute(AWAKE_MARK)
}
