/** Keeps a sticky panel's height in a custom property: one that is taller than the screen sticks by its end. */
import { type RefObject, useEffect, useRef } from 'react'

/** Give the ref to the panel; the style sheet reads `--panel-height`. */
export function usePanelHeight<Element extends HTMLElement = HTMLDivElement>(): RefObject<Element | null> {
  const panel = useRef<Element>(null)
  useEffect(() => {
    const element = panel.current
    if (!element) return
    const observer = new ResizeObserver(() => {
      element.style.setProperty('--panel-height', `${element.offsetHeight}px`)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return panel
}
