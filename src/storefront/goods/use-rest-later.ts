/** Lets the top of a page be painted before the parts of it that lie below the screen are drawn. */
import { useDeferredValue, useState } from 'react'
import { AWAKE_MARK } from '#ui/waking/wake-mark.ts'
import { useDataRouter } from '../router/data-router.ts'

/** Pixels; on a higher screen more than the top is to be seen. */
const HIGH = 1100

/**
 * False for the first frame of a page that a link has led to; what it leaves out needs a screen's height in its place. Whole from the
 * start are pages from the server, pages that one goes back to, which stand where they stood, those whose address names a place, and
 * high screens.
 */
export function useRestLater(): boolean {
  // Read, not followed: a page does not care for the steps of the router that come later.
  const router = useDataRouter()
  const [whole] = useState(() => {
    const { historyAction, location } = router?.state ?? {}
    return isAsleep() || historyAction === 'POP' || location?.hash !== '' || innerHeight > HIGH
  })
  return useDeferredValue(true, whole)
}

function isAsleep(): boolean {
  return typeof document === 'undefined' || !document.documentElement.hasAttribute(AWAKE_MARK)
}
