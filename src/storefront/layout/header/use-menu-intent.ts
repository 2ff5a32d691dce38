/** When a menu that follows the pointer opens and closes: after a moment's rest, and late enough for a slanting way into it. */
import { type PointerEvent, useEffect, useRef, useState } from 'react'

/** Milliseconds of rest before it opens (usability 1). */
const OPEN_DELAY = 300
/** Milliseconds that the pointer may be elsewhere before it closes. */
const CLOSE_DELAY = 350
/** A click this soon after it opened under the pointer was meant to open it, in milliseconds. */
const OPENING_CLICK = 500

export interface MenuIntent {
  open: boolean
  show: () => void
  hide: () => void
  /** Whether a click now still belongs to the opening. */
  isOpening: () => boolean
  /** For the element that holds both the word and the panel. */
  pointer: {
    onPointerEnter: (event: PointerEvent) => void
    onPointerLeave: (event: PointerEvent) => void
  }
}

export function useMenuIntent(): MenuIntent {
  const [open, setOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const openedAt = useRef(0)
  useEffect(() => () => clearTimeout(timer.current), [])

  function set(next: boolean) {
    clearTimeout(timer.current)
    if (next && !open) openedAt.current = performance.now()
    setOpen(next)
  }
  function later(next: boolean, delay: number) {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => set(next), delay)
  }
  return {
    open,
    show: () => set(true),
    hide: () => set(false),
    isOpening: () => performance.now() - openedAt.current < OPENING_CLICK,
    pointer: {
      onPointerEnter: (event) => {
        if (event.pointerType === 'mouse') later(true, OPEN_DELAY)
      },
      onPointerLeave: (event) => {
        if (event.pointerType === 'mouse') later(false, CLOSE_DELAY)
      },
    },
  }
}
