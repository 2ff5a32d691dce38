/** Zoom under fingers: two pinch, a double tap zooms in and out, one finger moves a picture that is zoomed. */

const MOST = 4
const DOUBLE_TAP_SCALE = 2.5
/** Milliseconds between the two taps of a double tap. */
export const DOUBLE_TAP_MS = 300
/** Below this a picture counts as not zoomed and jumps back. */
const LEAST = 1.05

interface View {
  scale: number
  /** Pixels that the middle of the picture is moved by. */
  x: number
  y: number
}

interface Finger {
  clientX: number
  clientY: number
}

const WHOLE: View = { scale: 1, x: 0, y: 0 }

/**
 * Listens on `stage` and moves the element that `target` gives (the picture in sight); `onZoom` hears of each picture that grows.
 * Returns a function that takes the listeners away.
 */
export function attachTouchZoom(stage: HTMLElement, target: () => HTMLElement | null, onZoom: () => void): () => void {
  let view = WHOLE
  let zoomed: HTMLElement | null = null
  let start: { view: View; distance: number; x: number; y: number } | null = null
  let lastTap = 0

  function apply(next: View): void {
    const picture = target()
    if (zoomed && zoomed !== picture) zoomed.style.transform = ''
    zoomed = picture
    const reach = ((next.scale - 1) * stage.clientWidth) / 2
    view = { scale: next.scale, x: clamp(next.x, reach), y: clamp(next.y, reach) }
    if (view.scale > LEAST) onZoom()
    if (!picture) return
    picture.style.transform = view.scale === 1 ? '' : `translate(${view.x}px, ${view.y}px) scale(${view.scale})`
  }

  function begin(event: TouchEvent): void {
    if (zoomed !== null && zoomed !== target()) apply(WHOLE)
    const [first, second] = event.touches
    if (!first) return
    start = { view, distance: second ? distance(first, second) : 0, ...middle(first, second) }
    if (second || !(event.target instanceof Element) || event.target.closest('button')) return
    const doubled = event.timeStamp - lastTap < DOUBLE_TAP_MS
    lastTap = doubled ? 0 : event.timeStamp
    if (!doubled) return
    event.preventDefault()
    const box = stage.getBoundingClientRect()
    const pull = DOUBLE_TAP_SCALE - 1
    const x = (box.left + box.width / 2 - first.clientX) * pull
    const y = (box.top + box.height / 2 - first.clientY) * pull
    apply(view.scale > 1 ? WHOLE : { scale: DOUBLE_TAP_SCALE, x, y })
    start = { ...start, view }
  }

  function move(event: TouchEvent): void {
    const [first, second] = event.touches
    if (!start || !first || (!second && view.scale === 1)) return
    event.preventDefault()
    const now = middle(first, second)
    const by = second && start.distance > 0 ? distance(first, second) / start.distance : 1
    const scale = Math.min(MOST, Math.max(1, start.view.scale * by))
    apply({ scale, x: start.view.x + now.x - start.x, y: start.view.y + now.y - start.y })
  }

  function end(event: TouchEvent): void {
    if (view.scale < LEAST) apply(WHOLE)
    const [first] = event.touches
    start = first ? { view, distance: 0, ...middle(first) } : null
  }

  stage.addEventListener('touchstart', begin, { passive: false })
  stage.addEventListener('touchmove', move, { passive: false })
  stage.addEventListener('touchend', end)
  stage.addEventListener('touchcancel', end)
  return () => {
    stage.removeEventListener('touchstart', begin)
    stage.removeEventListener('touchmove', move)
    stage.removeEventListener('touchend', end)
    stage.removeEventListener('touchcancel', end)
  }
}

function distance(a: Finger, b: Finger): number {
  return Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY)
}

function middle(a: Finger, b: Finger = a): { x: number; y: number } {
  return { x: (a.clientX + b.clientX) / 2, y: (a.clientY + b.clientY) / 2 }
}

function clamp(value: number, reach: number): number {
  return Math.min(reach, Math.max(-reach, value))
}
