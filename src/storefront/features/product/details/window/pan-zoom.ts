/** The hands on an enlarged picture: wheel, mouse, two fingers and double tap zoom it, one finger or the pressed mouse moves it. */
import { movedBy, MOST, WHOLE, type ZoomFrame, type ZoomPoint, type ZoomView, zoomedTo } from './zoom-view.ts'

/** How far a press of the mouse or of the button goes. */
const PRESS_SCALE = 2
const DOUBLE_TAP_MS = 300
/** CSS pixels: two taps further apart are two taps, and a press that moved further was no click. */
const TAP_REACH = 24
const STILL = 5
/** Natural exponent of scale per pixel of the wheel; a trackpad's pinch, which comes as a wheel with Ctrl, sends small ones. */
const WHEEL = 0.0025
const PINCH_WHEEL = 0.012
/** Pixels of a wheel that counts in lines. */
const LINE = 33

interface Finger {
  clientX: number
  clientY: number
}

export interface PanZoom {
  /** Zooms around the middle: to `PRESS_SCALE` where the picture is whole, back otherwise. */
  toggle: () => void
  /** Multiplies the scale, around the middle. */
  zoomBy: (factor: number) => void
  /** CSS pixels; false where the picture is whole and nothing moves. */
  move: (x: number, y: number) => boolean
  reset: () => void
  /** Takes the listeners away. */
  end: () => void
}

/** Listens on `stage` and moves the picture that `target` gives; `onScale` hears of each new scale. */
export function attachPanZoom(
  stage: HTMLElement,
  target: () => HTMLElement | null,
  onScale: (scale: number) => void,
): PanZoom {
  const ties = new AbortController()
  const { signal } = ties
  let view = WHOLE
  let shown: HTMLElement | null = null
  let fingers: { view: ZoomView; distance: number; middle: ZoomPoint } | null = null
  let lastTap: { at: number; x: number; y: number } | null = null
  let drag: { id: number; x: number; y: number; moved: boolean } | null = null

  function frame(): ZoomFrame {
    const picture = target()
    return {
      picture: { width: picture?.offsetWidth ?? 0, height: picture?.offsetHeight ?? 0 },
      stage: { width: stage.clientWidth, height: stage.clientHeight },
    }
  }

  function place({ clientX, clientY }: Finger): ZoomPoint {
    const box = stage.getBoundingClientRect()
    return { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 }
  }

  function apply(next: ZoomView): void {
    const picture = target()
    // The drawing that stands for a missing picture has nothing more to show.
    if (!picture && next.scale > 1) return
    if (shown && shown !== picture) shown.style.transform = ''
    shown = picture
    const grown = next.scale !== view.scale
    view = next
    stage.toggleAttribute('data-zoomed', view.scale > 1)
    if (picture) {
      picture.style.transform = view.scale === 1 ? '' : `translate(${view.x}px, ${view.y}px) scale(${view.scale})`
    }
    if (grown) onScale(view.scale)
  }

  /** A picture that is held follows the hand without delay. */
  function hold(held: boolean): void {
    stage.toggleAttribute('data-held', held)
  }

  function flip(at: ZoomPoint, scale: number): void {
    apply(view.scale > 1 ? WHOLE : zoomedTo(view, scale, at, frame()))
  }

  function begin(event: TouchEvent): void {
    const [first, second] = event.touches
    if (!first) return
    const middle = place(middleOf(first, second))
    fingers = { view, distance: second ? distance(first, second) : 0, middle }
    hold(true)
    if (second) {
      lastTap = null
      return
    }
    const before = lastTap
    lastTap = { at: event.timeStamp, ...middle }
    if (!before || event.timeStamp - before.at > DOUBLE_TAP_MS) return
    if (Math.hypot(middle.x - before.x, middle.y - before.y) > TAP_REACH) return
    event.preventDefault()
    lastTap = null
    hold(false)
    flip(middle, MOST)
    fingers = { view, distance: 0, middle }
  }

  function follow(event: TouchEvent): void {
    const [first, second] = event.touches
    if (!fingers || !first || (!second && view.scale === 1)) return
    // Once the browser has taken a gesture for scrolling it can no longer be taken back.
    if (event.cancelable) event.preventDefault()
    const now = place(middleOf(first, second))
    const by = second && fingers.distance > 0 ? distance(first, second) / fingers.distance : 1
    const scaled = zoomedTo(fingers.view, fingers.view.scale * by, fingers.middle, frame())
    apply(movedBy(scaled, now.x - fingers.middle.x, now.y - fingers.middle.y, frame()))
  }

  function lift(event: TouchEvent): void {
    const [first] = event.touches
    fingers = first ? { view, distance: 0, middle: place(first) } : null
    hold(first !== undefined)
  }

  function turn(event: WheelEvent): void {
    const sideways = Math.abs(event.deltaX) > Math.abs(event.deltaY)
    // Two fingers on a trackpad swipe from picture to picture.
    if (sideways && view.scale === 1 && !event.ctrlKey) return
    event.preventDefault()
    const pixels = event.deltaY * (event.deltaMode === 0 ? 1 : LINE)
    const by = Math.exp(-pixels * (event.ctrlKey ? PINCH_WHEEL : WHEEL))
    apply(zoomedTo(view, view.scale * by, place(event), frame()))
  }

  function press(event: PointerEvent): void {
    if (event.pointerType === 'touch' || event.button !== 0) return
    drag = { id: event.pointerId, x: event.clientX, y: event.clientY, moved: false }
    if (view.scale > 1) stage.setPointerCapture(event.pointerId)
  }

  function pull(event: PointerEvent): void {
    // Let go outside of the window.
    if (event.buttons === 0) drag = null
    if (drag?.id !== event.pointerId) return
    const [x, y] = [event.clientX - drag.x, event.clientY - drag.y]
    if (!drag.moved && Math.hypot(x, y) < STILL) return
    drag = { id: drag.id, x: event.clientX, y: event.clientY, moved: true }
    hold(true)
    if (view.scale > 1) apply(movedBy(view, x, y, frame()))
  }

  /** A click of the mouse on the picture; what a finger does is heard above. */
  function click(event: MouseEvent): void {
    const still = drag?.moved === false
    drag = null
    hold(false)
    if (!still || event.detail > 1) return
    if (view.scale > 1 || event.target === target()) flip(place(event), PRESS_SCALE)
  }

  stage.addEventListener('touchstart', begin, { passive: false, signal })
  stage.addEventListener('touchmove', follow, { passive: false, signal })
  stage.addEventListener('touchend', lift, { signal })
  stage.addEventListener('touchcancel', lift, { signal })
  stage.addEventListener('wheel', turn, { passive: false, signal })
  stage.addEventListener('pointerdown', press, { signal })
  stage.addEventListener('pointermove', pull, { signal })
  stage.addEventListener('click', click, { signal })
  const middle = { x: 0, y: 0 }
  return {
    toggle: () => flip(middle, PRESS_SCALE),
    zoomBy: (factor) => apply(zoomedTo(view, view.scale * factor, middle, frame())),
    move: (x, y) => {
      if (view.scale === 1) return false
      apply(movedBy(view, x, y, frame()))
      return true
    },
    reset: () => apply(WHOLE),
    end: () => ties.abort(),
  }
}

function distance(a: Finger, b: Finger): number {
  return Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY)
}

function middleOf(a: Finger, b: Finger = a): Finger {
  return { clientX: (a.clientX + b.clientX) / 2, clientY: (a.clientY + b.clientY) / 2 }
}
