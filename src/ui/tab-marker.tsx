/** The line under the chosen tab; it follows the choice and the width of the words. */
import { useLayoutEffect, useRef, useState } from 'react'

interface Place {
  left: number
  width: number
}

/** Stands inside the row of tabs and measures the one with `aria-selected="true"`; until then nothing is drawn. */
export function TabMarker({ chosen }: { chosen: string | undefined }) {
  const marker = useRef<HTMLSpanElement>(null)
  const [place, setPlace] = useState<Place>({ left: 0, width: 0 })
  useLayoutEffect(() => {
    const row = marker.current?.parentElement
    if (!row) return
    const measure = () => {
      const tab = row.querySelector<HTMLElement>('[aria-selected="true"]')
      if (tab) setPlace({ left: tab.offsetLeft, width: tab.offsetWidth })
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(row)
    return () => observer.disconnect()
  }, [chosen])
  return (
    <span
      ref={marker}
      aria-hidden="true"
      className="absolute bottom-0 left-0 h-0.5 w-px origin-left bg-accent transition-transform duration-200"
      style={{ transform: `translateX(${place.left}px) scaleX(${place.width})` }}
    />
  )
}
