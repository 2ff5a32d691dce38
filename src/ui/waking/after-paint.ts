/** Work that may wait until the press has been answered on the screen. */

/** Calls `work` once the next frame is painted; returns what takes it back. */
export function afterPaint(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(work)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

/** Milliseconds after which nobody waits for a frame any more: a page that is out of sight paints none. */
const LATEST = 100

/** Resolves once the next frame is painted. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    afterPaint(resolve)
    setTimeout(resolve, LATEST)
  })
}
