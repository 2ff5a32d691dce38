/** Zoom under a mouse: the picture's origin follows the pointer through two custom properties. */
import type { PointerEvent } from 'react'

/** For `onPointerMove`: only a mouse zooms by hovering, and not over a button. */
export function zoomToPointer(event: PointerEvent<HTMLElement>): void {
  const stage = event.currentTarget
  const onControl = event.target instanceof Element && event.target.closest('button') !== null
  if (event.pointerType !== 'mouse' || onControl) return endZoom(event)
  const box = stage.getBoundingClientRect()
  stage.style.setProperty('--zoom-x', `${((event.clientX - box.left) / box.width) * 100}%`)
  stage.style.setProperty('--zoom-y', `${((event.clientY - box.top) / box.height) * 100}%`)
  stage.dataset['zoomed'] = ''
}

/** For `onPointerLeave`. */
export function endZoom(event: PointerEvent<HTMLElement>): void {
  delete event.currentTarget.dataset['zoomed']
}
