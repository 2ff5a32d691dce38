/** Which picture of a gallery is active; the track of slides may be scrolled by a finger or moved by a thumbnail. */
import { keyAlongLine, readingDirection } from '#ui/reading-direction.ts'
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react'

export interface Gallery {
  active: number
  track: RefObject<HTMLDivElement | null>
  /** Makes a picture the active one. */
  show: (index: number) => void
  /** For the track's scroll event. */
  follow: () => void
  /** For key presses on the track or the thumbnails: gives the new index when an arrow key was pressed. */
  step: (event: KeyboardEvent) => number | undefined
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** A gallery of `count` pictures; `start` is the place of the active one at first, to which the track is not moved. */
export function useGallery(count: number, start = 0): Gallery {
  const [active, setActive] = useState(start)
  const track = useRef<HTMLDivElement>(null)

  function show(index: number) {
    setActive(index)
    const slides = track.current
    slides?.scrollTo({ left: readingDirection() * index * slides.clientWidth, behavior: 'instant' })
  }

  return {
    // The pictures of another colour may be fewer.
    active: Math.min(active, count - 1),
    track,
    show,
    follow: () => {
      const slides = track.current
      if (!slides || slides.clientWidth === 0) return
      setActive(Math.min(count - 1, Math.max(0, Math.round(Math.abs(slides.scrollLeft) / slides.clientWidth))))
    },
    step: (event) => {
      const by = STEPS[keyAlongLine(event.key)]
      if (by === undefined) return undefined
      event.preventDefault()
      const next = Math.min(count - 1, Math.max(0, active + by))
      show(next)
      return next
    },
  }
}
