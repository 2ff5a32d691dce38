/** Lets the Back button close what lies over a page before it leaves the page, by an entry of the history at the same address. */
import { useEffect, useEffectEvent, useRef } from 'react'

const MARK = 'overlay'

function isMarked(): boolean {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && MARK in state
}

/**
 * While `active`, Back calls `onClose` and the page stays; closing it otherwise takes the entry away again.
 * Links inside must replace the entry (`<Link replace>`), or Back would find it again between two pages.
 */
export function useBackCloses(active: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  const address = useRef('')
  // Kept at each rendering: the address may change below an open drawer, and at a popstate the old one is gone.
  useEffect(() => {
    address.current = location.href
  })

  useEffect(() => {
    if (!active) return
    let pushed = false
    // A moment later, so that an effect which is undone at once leaves no trace in the history.
    const timer = setTimeout(() => {
      pushed = true
      history.pushState({ ...history.state, [MARK]: true }, '')
    }, 0)
    const back = (event: PopStateEvent) => {
      if (!pushed || isMarked()) return
      // Same page: nothing for the router to do.
      if (location.href === address.current) event.stopImmediatePropagation()
      close()
    }
    addEventListener('popstate', back, { capture: true })
    return () => {
      clearTimeout(timer)
      removeEventListener('popstate', back, { capture: true })
      if (pushed && isMarked()) stepBackUnheard()
    }
  }, [active])
}

/** Goes back one entry without telling the router, as the page stays the same. */
function stepBackUnheard(): void {
  addEventListener('popstate', (event) => event.stopImmediatePropagation(), { capture: true, once: true })
  history.back()
}
