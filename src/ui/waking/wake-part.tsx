/** Parts of a page that wake up one after the other, so that none of them holds the browser for long, and the moment when all are awake. */
import { type ReactNode, type RefObject, Suspense, useEffect, useLayoutEffect, useRef } from 'react'

let asleep = 0
let waiting: (() => void) | null = null

/** Calls `then` once every part is awake, at once where none sleeps; returns what takes it back. */
export function whenAwake(then: () => void): () => void {
  if (asleep === 0) then()
  else waiting = then
  return () => {
    if (waiting === then) waiting = null
  }
}

function count(awake: RefObject<boolean>): void {
  if (awake.current) return
  awake.current = true
  asleep -= 1
  if (asleep > 0) return
  waiting?.()
  waiting = null
}

/** Its content is on the page from the start; only its code starts later than that of what stands around it. */
export function WakePart({ children }: { children: ReactNode }) {
  const awake = useRef(true)
  // Before any effect of the page: it asks there whether somebody sleeps.
  useLayoutEffect(() => {
    awake.current = false
    asleep += 1
    return () => count(awake)
  }, [])
  return (
    <Suspense>
      <Awake part={awake} />
      {children}
    </Suspense>
  )
}

function Awake({ part }: { part: RefObject<boolean> }) {
  useEffect(() => count(part), [part])
  return null
}
