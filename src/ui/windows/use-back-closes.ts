/** Lets the Back button close what lies over a page before it leaves the page, by an entry of the history at the same address. */
import { useEffect, useEffectEvent, useRef } from 'react'
import { goUnheard, hearPopState } from './pop-state.ts'

const MARK = 'overlay'

function isMarked(): boolean {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && MARK in state
}

/**
 * While `active`, Back calls `onClose` and the page stays, with what was chosen in it meanwhile (usability 59); closing it otherwise takes
 * the entry away again. Links inside must replace the entry (`<Link replace>`), or Back would find it again between two pages.
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
    const stop = hearPopState((event) => {
      if (!pushed || isMarked()) return
      // The page stays, so there is nothing for the router to do.
      event.stopImmediatePropagation()
      // A choice has taken the drawer's entry: it is kept, and the next Back undoes it.
      if (location.href !== address.current) goUnheard(1)
      close()
    })
    return () => {
      clearTimeout(timer)
      stop()
      if (pushed && isMarked()) goUnheard(-1)
    }
  }, [active])
}
