/** Cards that glide to their new places when a filter or a sort changes a list; what has just come fades in. Only what is in sight moves. */

const GLIDE_MS = 220
const TIMING = { duration: GLIDE_MS, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' }

/**
 * To be called when `list` has its new content and before it is painted. Its children stand for places: they stay, and what they show changes.
 * @param before ids of the products that the places showed, in order; `after` those that they show now.
 */
export function glide(list: Element, before: readonly string[], after: readonly string[]): void {
  if (before.join() === after.join() || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const places = [...list.children]
  const boxes = places.map((place) => place.getBoundingClientRect())
  const isInSight = (box: DOMRect | undefined) => box !== undefined && box.bottom > 0 && box.top < innerHeight
  for (const [place, id] of after.entries()) {
    const to = boxes[place]
    const was = before.indexOf(id)
    if (was === place || !to || !isInSight(to)) continue
    const from = boxes[was]
    places[place]?.animate(
      from && isInSight(from)
        ? { translate: [`${from.left - to.left}px ${from.top - to.top}px`, 'none'] }
        : { opacity: [0, 1] },
      TIMING,
    )
  }
}
