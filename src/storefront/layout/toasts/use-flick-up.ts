/** A part of the page that follows a finger upwards and is flicked away. */
import { type PointerEvent, type RefObject, useRef } from 'react'

/** Pixels after which it goes. */
const FAR = 45
/** Pixels a millisecond from which a short flick is enough. */
const FAST = 0.11

/** The listeners of the part; `away` is called when it is let go far or fast enough. */
export function useFlickUp(part: RefObject<HTMLElement | null>, away: () => void) {
  const start = useRef<{ y: number; at: number }>(null)
  const move = (pixels: number) => part.current?.style.setProperty('translate', pixels < 0 ? `0 ${pixels}px` : '')
  return {
    onPointerDown: (event: PointerEvent) => {
      const { target, clientY, timeStamp, pointerId, button } = event
      if (button !== 0 || !(target instanceof Element) || target.closest('button')) return
      target.setPointerCapture(pointerId)
      start.current = { y: clientY, at: timeStamp }
    },
    onPointerMove: ({ clientY }: PointerEvent) => {
      if (start.current) move(clientY - start.current.y)
    },
    onPointerUp: ({ clientY, timeStamp }: PointerEvent) => {
      if (!start.current) return
      const up = start.current.y - clientY
      const fast = up / Math.max(timeStamp - start.current.at, 1) > FAST
      start.current = null
      if (up >= FAR || (up > 1 && fast)) away()
      else move(0)
    },
    onPointerCancel: () => {
      start.current = null
      move(0)
    },
  }
}
