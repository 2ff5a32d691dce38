/** Where a picture stands that is enlarged on a stage: pure steps from one view to the next, kept within what there is to see. */

export interface ZoomView {
  /** 1 is the whole picture. */
  scale: number
  /** CSS pixels by which the picture's middle lies beside the stage's. */
  x: number
  y: number
}

/** CSS pixels of the whole picture and of the stage around it. */
export interface ZoomFrame {
  picture: { width: number; height: number }
  stage: { width: number; height: number }
}

/** CSS pixels from the middle of the stage. */
export interface ZoomPoint {
  x: number
  y: number
}

export const WHOLE: ZoomView = { scale: 1, x: 0, y: 0 }

/** The largest scale. */
export const MOST = 3

/** Below this a picture counts as whole. */
const LEAST = 1.02

/** The view at another scale, clipped to 1 and `MOST`; what lies under `at` stays there as far as the picture reaches. */
export function zoomedTo(view: ZoomView, scale: number, at: ZoomPoint, frame: ZoomFrame): ZoomView {
  const to = Math.min(MOST, Math.max(1, Number.isFinite(scale) ? scale : 1))
  const by = to / view.scale
  return within({ scale: to, x: at.x - (at.x - view.x) * by, y: at.y - (at.y - view.y) * by }, frame)
}

/** The view moved by CSS pixels; a picture is never pushed off the stage, and a whole one stays in its middle. */
export function movedBy(view: ZoomView, x: number, y: number, frame: ZoomFrame): ZoomView {
  return within({ scale: view.scale, x: view.x + x, y: view.y + y }, frame)
}

function within({ scale, x, y }: ZoomView, { picture, stage }: ZoomFrame): ZoomView {
  if (scale < LEAST) return WHOLE
  return {
    scale,
    x: clipped(x, (scale * picture.width - stage.width) / 2),
    y: clipped(y, (scale * picture.height - stage.height) / 2),
  }
}

function clipped(value: number, reach: number): number {
  const most = Math.max(0, reach)
  return Math.min(most, Math.max(-most, value))
}
